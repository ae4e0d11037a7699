import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  allowanceAt,
  type CustomerCommand,
  type CustomerEvent,
  type CustomerState,
  customerDecider,
} from "../../../../events/customer/customer.ts";
import { PLANS } from "../../../../events/plans.ts";
import {
  accountOpened,
  avatarProfile,
  emptyResult,
  onPlan,
  requestOptimization,
} from "../../../support/fixtures/customer-history.ts";

const asinIds = fc.integer({ min: 0, max: 14 }).map((n) => `asin-${n}`);
const optimizationIds = fc.integer({ min: 0, max: 24 }).map((n) => `opt-${n}`);
const avatarIds = fc.integer({ min: 0, max: 7 }).map((n) => `a${n}`);
const sessionIds = fc.integer({ min: 0, max: 24 }).map((n) => `s${n}`);

type Step = { afterHours: number; command: (at: string) => CustomerCommand };
const step = <Input>(
  input: fc.Arbitrary<Input>,
  command: (input: Input, at: string) => CustomerCommand,
): fc.Arbitrary<Step> =>
  fc
    .tuple(fc.integer({ min: 0, max: 400 }), input)
    .map(([afterHours, value]) => ({ afterHours, command: (at) => command(value, at) }));

const request = step(fc.tuple(optimizationIds, asinIds, fc.constantFrom("paid", "demo")), ([id, asinId, kind], at) =>
  requestOptimization(id, asinId, kind, at),
);
const complete = step(optimizationIds, (optimizationId, at) => ({
  type: "CompleteOptimization",
  data: { optimizationId, result: emptyResult, at },
}));
const fail = step(optimizationIds, (optimizationId, at) => ({
  type: "FailOptimization",
  data: { optimizationId, reason: "failed", at },
}));
const work = [
  { weight: 6, arbitrary: request },
  { weight: 3, arbitrary: complete },
  { weight: 2, arbitrary: fail },
  { weight: 1, arbitrary: step(fc.constant(null), (_, at) => ({ type: "RollCycle", data: { at } })) },
];
const changePlan = step(fc.constantFrom(...PLANS), (plan, at) => ({
  type: "ChangePlan",
  data: { plan, source: "admin", at },
}));
const otherLife = [
  { weight: 1, arbitrary: changePlan },
  {
    weight: 1,
    arbitrary: step(sessionIds, (sessionId, at) => ({ type: "SignIn", data: { sessionId, how: "password", at } })),
  },
  { weight: 1, arbitrary: step(sessionIds, (sessionId, at) => ({ type: "SignOut", data: { sessionId, at } })) },
  {
    weight: 1,
    arbitrary: step(sessionIds, (sessionId, at) => ({
      type: "SignOutOthers",
      data: { exceptSessionId: sessionId, reason: "passwordChanged", at },
    })),
  },
  {
    weight: 3,
    arbitrary: step(avatarIds, (avatarId, at) => ({
      type: "CreateAvatar",
      data: { avatarId, profile: avatarProfile, source: "editor", optimizationId: null, paidAvatarLimit: 5, at },
    })),
  },
  { weight: 1, arbitrary: step(avatarIds, (avatarId, at) => ({ type: "DeleteAvatar", data: { avatarId, at } })) },
  {
    weight: 1,
    arbitrary: step(avatarIds, (avatarId, at) => ({
      type: "RestoreAvatar",
      data: { avatarId, profile: avatarProfile, optimizationId: null, createdAt: at, paidAvatarLimit: 5, at },
    })),
  },
  {
    weight: 1,
    arbitrary: step(fc.constantFrom("demo-1", "demo-2"), (optimizationId, at) => ({
      type: "TakeOverDemo",
      data: { visitorId: "v1", optimizationId, avatarName: "Ada", productName: "Lunch box", result: emptyResult, at },
    })),
  },
] satisfies { weight: number; arbitrary: fc.Arbitrary<Step> }[];

type Moment = {
  before: CustomerState;
  command: CustomerCommand;
  events: readonly CustomerEvent[] | null;
  after: CustomerState;
  at: string;
};

const START = Date.parse("2026-01-31T10:00:00.000Z");

const live = (history: readonly CustomerEvent[], steps: readonly Step[]): Moment[] => {
  let state = history.reduce(customerDecider.evolve, customerDecider.initialState);
  let time = START;
  return steps.map(({ afterHours, command: commandAt }) => {
    time += afterHours * 3_600_000;
    const at = new Date(time).toISOString();
    const command = commandAt(at);
    const before = state;
    const decision = customerDecider.decide(command, before);
    const events = decision.kind === "accepted" ? decision.events : null;
    state = (events ?? []).reduce(customerDecider.evolve, before);
    return { before, command, events, after: state, at };
  });
};

const lives = (steps: readonly { weight: number; arbitrary: fc.Arbitrary<Step> }[]) =>
  fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 120 });

describe("the quota, whatever happens", () => {
  test("a plan is never used or reserved beyond its limit", () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLANS), lives(work), (plan, steps) => {
        for (const { after, at } of live(onPlan(plan), steps)) {
          const { taken, used, limit } = allowanceAt(after, at);
          expect(used).toBeLessThanOrEqual(taken);
          if (limit !== null) expect(taken).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  test("through every change of plan, a further ASIN is given only while one is left", () => {
    fc.assert(
      fc.property(lives([...work, ...otherLife]), (steps) => {
        for (const { before, command, events, after, at } of live([accountOpened], steps)) {
          if (command.type !== "RequestOptimization" || events === null) continue;
          const allowed = allowanceAt(before, at);
          const further = allowanceAt(after, at).taken - allowed.taken;
          expect(further).toBeLessThanOrEqual(allowed.remaining ?? 1);
        }
      }),
    );
  });

  test("the count is that of the distinct ASINs used since the cycle began", () => {
    fc.assert(
      fc.property(fc.constantFrom("pro" as const, "agency" as const), lives(work), (plan, steps) => {
        const moments = live(onPlan(plan), steps);
        const last = moments.at(-1);
        if (last === undefined) return;
        const { used, cycleStartsAt } = allowanceAt(last.after, last.at);
        const usedInCycle = moments
          .flatMap(({ events }) => events ?? [])
          .filter((event) => event.type === "AsinUsed" && event.data.cycleStartsAt === cycleStartsAt)
          .map((event) => (event.type === "AsinUsed" ? event.data.asinId : ""));
        expect(used).toBe(new Set(usedInCycle).size);
      }),
    );
  });

  test("a failure gives back exactly what was reserved", () => {
    fc.assert(
      fc.property(lives(work), (steps) => {
        for (const { before, command, after, at } of live(onPlan("pro"), [...steps])) {
          if (command.type !== "FailOptimization") continue;
          expect(allowanceAt(after, at).used).toBe(allowanceAt(before, at).used);
          expect(Object.keys(after.quota.reservations)).not.toContain(command.data.optimizationId);
        }
      }),
    );
  });
});

describe("the topics of one customer", () => {
  test("reservations and running optimizations are always the same ones", () => {
    fc.assert(
      fc.property(lives([...work, ...otherLife]), (steps) => {
        for (const { after } of live(onPlan("pro"), steps)) {
          expect(Object.keys(after.quota.reservations).toSorted()).toEqual(after.optimizations.running.toSorted());
        }
      }),
    );
  });
});

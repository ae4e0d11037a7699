import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { BillingSnapshot } from "../../../../events/customer/billing-snapshot.ts";
import {
  type CustomerCommand,
  type CustomerEvent,
  type CustomerState,
  customerDecider,
} from "../../../../events/customer/customer.ts";
import { PLANS } from "../../../../events/plans.ts";
import { type VisitorCommand, type VisitorState, visitorDecider } from "../../../../events/visitor/demo.decider.ts";
import { AT, avatarProfile, emptyResult, onPlan } from "../../../support/fixtures/customer-history.ts";

type Type = CustomerCommand["type"];
type Untimed<Data> = Data extends unknown ? Omit<Data, "at"> : never;
type Inputs<Command extends { type: string; data: { at: string } }> = {
  [Name in Command["type"]]: fc.Arbitrary<Untimed<Extract<Command, { type: Name }>["data"]>>;
};

const only = <Value>(value: Value): fc.Arbitrary<Value> => fc.constant(value);
const oneOf = <const Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
const id = (kind: string): fc.Arbitrary<string> => oneOf(`${kind}-1`, `${kind}-2`, `${kind}-3`);

const because = only({ reason: "Asked by phone" });
const money = { amountCents: only(900), currency: only("usd") };
const START = Date.parse("2026-01-31T10:00:00.000Z");
const HOUR_MS = 3_600_000;
const instants = fc.integer({ min: 0, max: 2_000 }).map((hours) => new Date(START + hours * HOUR_MS).toISOString());
const stash = only({ kind: "full" as const, avatar: null });

const snapshots: fc.Arbitrary<BillingSnapshot> = fc.record({
  subscriptionId: id("sub"),
  status: oneOf("active", "trialing", "past_due", "unpaid", "canceled", "something new"),
  plan: oneOf("pro", "agency", null),
  createdAt: only(new Date(START).toISOString()),
  periodStart: instants,
  periodEnd: instants,
  periodPaid: fc.boolean(),
  cancelAt: fc.option(instants, { nil: null }),
  endedAt: fc.option(instants, { nil: null, freq: 4 }),
  nextPlan: oneOf("pro", "agency", null),
  due: fc.option(fc.record({ invoiceId: id("in"), attempts: oneOf(1, 2), since: instants }), { nil: null }),
});

const CUSTOMER: Inputs<CustomerCommand> = {
  OpenAccount: only({
    customerId: "customer-1",
    email: "ada@example.com",
    firstName: null,
    lastName: null,
    phone: null,
    role: "user",
    visitorId: null,
  }),
  ChangePassword: fc.record({ how: oneOf("change", "reset") }),
  RequestPasswordReset: only({}),
  GrantRole: fc.record({ role: oneOf("admin", "user"), reason: only(null) }),
  RequestDeletion: fc.record({ erasesAt: instants, reason: only(null) }),
  CancelDeletion: only({}),
  EraseAccount: only({}),
  SignIn: fc.record({ sessionId: id("session"), how: only("password" as const) }),
  SignOut: fc.record({ sessionId: id("session") }),
  SignOutOthers: fc.record({ exceptSessionId: id("session"), reason: only("passwordChanged" as const) }),
  ChangePlan: fc.record({ plan: oneOf("demo", "pro", "agency"), source: only("admin" as const) }),
  RollCycle: only({}),
  LinkBillingCustomer: fc.record({ stripeCustomerId: id("cus"), replaces: fc.constant(null) }),
  StartCheckout: fc.record({
    checkoutSessionId: id("cs"),
    plan: oneOf("pro", "agency"),
    expiresAt: instants,
    pixelEventId: only(null),
  }),
  EndCheckout: fc.record({ checkoutSessionId: id("cs"), outcome: oneOf("completed", "expired") }),
  SyncSubscription: fc.record({ snapshot: fc.option(snapshots, { nil: null, freq: 8 }) }),
  RecordRefund: fc.record({ refundId: id("re"), ...money }),
  OpenInquiry: fc.record({ disputeId: id("dp"), ...money }),
  CloseInquiry: fc.record({ disputeId: id("dp"), ...money }),
  OpenDispute: fc.record({ disputeId: id("dp"), ...money }),
  CloseDispute: fc.record({ disputeId: id("dp"), won: fc.boolean(), ...money }),
  CreateAvatar: fc.record({
    avatarId: id("avatar"),
    profile: only(avatarProfile),
    source: only("editor" as const),
    optimizationId: only(null),
    paidAvatarLimit: only(2),
  }),
  ReviseAvatar: fc.record({ avatarId: id("avatar"), profile: only(avatarProfile) }),
  RenameAvatar: fc.record({ avatarId: id("avatar"), name: only("Calm parent") }),
  DeleteAvatar: fc.record({ avatarId: id("avatar") }),
  RestoreAvatar: fc.record({
    avatarId: id("avatar"),
    profile: only(avatarProfile),
    optimizationId: only(null),
    createdAt: instants,
    paidAvatarLimit: only(2),
  }),
  CreateAsinProfile: fc.record({
    asinId: id("asin"),
    avatarId: fc.option(id("avatar"), { nil: null }),
    asin: only(""),
    productName: only("Lunch box"),
    avatarName: only(""),
    reviewsText: only("Great."),
    currentTitle: only(""),
    currentBullets: only([]),
    keywords: only([]),
  }),
  RequestOptimization: fc.record({
    optimizationId: id("optimization"),
    asinId: id("asin"),
    avatarId: only(null),
    productName: only("Lunch box"),
    mustIncludeKeywords: only([]),
    kind: oneOf("paid", "demo"),
  }),
  CompleteOptimization: fc.record({ optimizationId: id("optimization"), result: only(emptyResult) }),
  FailOptimization: fc.record({ optimizationId: id("optimization"), reason: only("failed" as const) }),
  ReviseListing: fc.record({
    revisionId: id("revision"),
    optimizationId: id("optimization"),
    revision: oneOf(1, 2),
    words: only({ optimizedTitles: ["Lunch box"], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" }),
    restores: fc.option(only(0), { nil: null }),
  }),
  TakeOverDemo: fc.record({
    visitorId: id("visitor"),
    optimizationId: id("optimization"),
    avatarName: only("Ada"),
    productName: only("Lunch box"),
    result: only(emptyResult),
  }),
  StashAvatar: fc.record({ stash }),
  AddAsins: fc.record({ asins: only(1), reason: only("An outage") }),
  ViewHistory: because,
  RevealPersonalData: because,
  ResendMail: fc.record({ mail: only("passwordReset"), reason: only("Asked by phone") }),
  RerunOptimization: fc.record({
    optimizationId: id("optimization"),
    failedOptimizationId: id("optimization"),
    reason: only("Asked by phone"),
  }),
  RequestStripeSync: because,
  RecordRefusal: fc.record({ action: only("optimize" as const), code: only("ASIN_LIMIT_REACHED" as const) }),
  RecordExport: only({}),
};

/** What has no id to know a repeat by: done twice, it happened twice. */
const HAPPENS_AGAIN: ReadonlySet<Type> = new Set<Type>([
  "ChangePassword",
  "RequestPasswordReset",
  "AddAsins",
  "ViewHistory",
  "RevealPersonalData",
  "ResendMail",
  "RequestStripeSync",
  "RecordExport",
]);
/** What says personal things, of which the state that decides holds none: the read model knows whether they are news. */
const SAYS_AGAIN: ReadonlySet<Type> = new Set<Type>(["ReviseAvatar", "RenameAvatar", "StashAvatar"]);

const VISITOR: Inputs<VisitorCommand> = {
  StartDemo: fc.record({ visitorId: id("visitor") }),
  RequestDemo: fc.record({
    optimizationId: id("optimization"),
    avatarName: only("Ada"),
    productName: only("Lunch box"),
    reviewsText: only("Great."),
    mustIncludeKeywords: only([]),
  }),
  CompleteDemo: fc.record({ optimizationId: id("optimization"), result: only(emptyResult) }),
  ReleaseDemo: fc.record({ optimizationId: id("optimization"), reason: only("failed" as const) }),
  StashVisitorAvatar: fc.record({ stash }),
  LinkCustomer: fc.record({ customerId: id("customer") }),
};

type Step = { hour: number; type: string; data: object };

/** After these little more can happen, so they come late. */
const ENDS: ReadonlySet<string> = new Set(["RequestDeletion", "EraseAccount"]);

/** Any of the commands, at any hour. */
const stepsOf = (inputs: Readonly<Record<string, fc.Arbitrary<object>>>): fc.Arbitrary<Step[]> => {
  const each = Object.entries(inputs).map(([type, data]) =>
    fc.record({ hour: fc.integer({ min: ENDS.has(type) ? 1_900 : 0, max: 2_000 }), type: only(type), data }),
  );
  return fc.array(fc.oneof(...each), { minLength: 1, maxLength: 100, size: "max" });
};

/** The commands of the steps, the earliest first. */
const commandsOf = <Command>(steps: readonly Step[]): Command[] =>
  steps
    .toSorted((one, other) => one.hour - other.hour)
    .map(({ hour, type, data }) => {
      const at = new Date(START + hour * HOUR_MS).toISOString();
      // Its data was drawn from the inputs of this very type.
      return { type, data: { ...data, at } } as Command;
    });

const AVATAR_ID = "avatar-1";
const avatarCreated: CustomerEvent = {
  type: "AvatarCreated",
  data: { avatarId: AVATAR_ID, profile: avatarProfile, source: "editor", optimizationId: null, at: AT },
};

describe("a command that comes twice", () => {
  test("is accepted and appends nothing the second time, whatever a customer's life was", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.constantFrom(...PLANS), stepsOf(CUSTOMER), (plan, steps) => {
        let state: CustomerState = onPlan(plan).reduce(customerDecider.evolve, customerDecider.initialState);
        for (const command of commandsOf<CustomerCommand>(steps)) {
          const first = customerDecider.decide(command, state);
          if (first.kind === "rejected") continue;
          seen.add(command.type);
          state = first.events.reduce(customerDecider.evolve, state);
          if (HAPPENS_AGAIN.has(command.type) || SAYS_AGAIN.has(command.type)) continue;
          const again = customerDecider.decide(command, state);
          expect({ command, again }).toEqual({ command, again: { kind: "accepted", events: [] } });
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen].toSorted()).toEqual(Object.keys(CUSTOMER).toSorted());
  });

  test("is accepted and appends nothing the second time, whatever a visitor did", () => {
    fc.assert(
      fc.property(stepsOf(VISITOR), (steps) => {
        let state: VisitorState = visitorDecider.initialState;
        for (const command of commandsOf<VisitorCommand>(steps)) {
          const first = visitorDecider.decide(command, state);
          if (first.kind === "rejected") continue;
          state = first.events.reduce(visitorDecider.evolve, state);
          if (command.type === "StashVisitorAvatar") continue;
          const again = visitorDecider.decide(command, state);
          expect({ command, again }).toEqual({ command, again: { kind: "accepted", events: [] } });
        }
      }),
    );
  });

  test.each([...HAPPENS_AGAIN, ...SAYS_AGAIN])("%s is an exception that is needed", (type) => {
    const given = [...onPlan("pro"), avatarCreated].reduce(customerDecider.evolve, customerDecider.initialState);
    const [drawn] = fc.sample<object>(CUSTOMER[type], 1);
    const [command] = commandsOf<CustomerCommand>([{ hour: 1_000, type, data: { ...drawn, avatarId: AVATAR_ID } }]);
    if (command === undefined) throw new Error("There is no command to try");
    const first = customerDecider.decide(command, given);
    const after = first.kind === "accepted" ? first.events.reduce(customerDecider.evolve, given) : given;
    const again = customerDecider.decide(command, after);
    expect(again.kind === "accepted" ? again.events.length : again.code).toBeGreaterThan(0);
  });
});

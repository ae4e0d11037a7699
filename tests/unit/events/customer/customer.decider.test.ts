import { describe, expect, test } from "bun:test";
import {
  allowanceAt,
  type CustomerCommand,
  customerDecider,
  customerIdOf,
  customerStreamId,
} from "../../../../events/customer/customer.ts";
import type { Plan } from "../../../../events/plans.ts";
import {
  AT,
  accountOpened,
  avatarProfile,
  emptyResult,
  onPlan,
  optimizationCompleted,
  optimizationRequested,
  RENEWS_AT,
  requestOptimization,
} from "../../../support/fixtures/customer-history.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(customerDecider);

const createAvatar = (avatarId: string): CustomerCommand => ({
  type: "CreateAvatar",
  data: { avatarId, profile: avatarProfile, source: "editor", optimizationId: null, paidAvatarLimit: 5, at: AT },
});
const avatarCreated = (avatarId: string) =>
  ({
    type: "AvatarCreated",
    data: { avatarId, profile: avatarProfile, source: "editor", optimizationId: null, at: AT },
  }) as const;

test("a customer's stream is named in one place", () => {
  expect(customerStreamId("42")).toBe("customer-42");
  expect(customerIdOf("customer-42")).toBe("42");
  expect(customerIdOf("visitor-42")).toBeNull();
});

describe("a customer without an account", () => {
  const commands: CustomerCommand[] = [
    { type: "ChangePassword", data: { how: "change", at: AT } },
    { type: "SignIn", data: { sessionId: "s1", how: "password", at: AT } },
    { type: "SignOut", data: { sessionId: "s1", at: AT } },
    { type: "ChangePlan", data: { plan: "pro", source: "admin", at: AT } },
    { type: "RollCycle", data: { at: AT } },
    createAvatar("a1"),
    { type: "DeleteAvatar", data: { avatarId: "a1", at: AT } },
    requestOptimization("opt-1", "asin-1", "paid"),
    { type: "FailOptimization", data: { optimizationId: "opt-1", reason: "failed", at: AT } },
    { type: "StashAvatar", data: { stash: { kind: "full", avatar: null }, at: AT } },
  ];
  test.each(commands)("cannot $type", (command) => {
    given().when(command).expectRejection("ACCOUNT_NOT_FOUND");
  });
});

describe("what a plan allows", () => {
  test.each<[Plan, number | null]>([
    ["demo", 1],
    ["pro", 10],
    ["agency", null],
  ])("%s allows %p ASINs", (plan, limit) => {
    const { state } = given(...onPlan(plan));
    expect(allowanceAt(state, AT)).toEqual({
      plan,
      limit,
      used: 0,
      taken: 0,
      remaining: limit,
      cycleStartsAt: plan === "demo" ? null : AT,
      renewsAt: plan === "demo" ? null : RENEWS_AT,
      renewal: plan === "demo" ? null : "renews",
    });
  });

  test("what is running is taken before it is used", () => {
    const { state } = given(...onPlan("pro"), ...optimizationRequested("opt-1", "asin-1"));
    expect(allowanceAt(state, AT)).toMatchObject({ used: 0, taken: 1, remaining: 9 });
  });

  test("the allowance is whole again when the cycle renews, before any event says so", () => {
    const { state } = given(
      ...onPlan("pro"),
      ...optimizationRequested("opt-1", "asin-1"),
      ...optimizationCompleted("opt-1", "asin-1"),
    );
    expect(allowanceAt(state, AT)).toMatchObject({ used: 1, remaining: 9 });
    expect(allowanceAt(state, RENEWS_AT)).toMatchObject({ used: 0, remaining: 10, cycleStartsAt: RENEWS_AT });
  });
});

describe("saved avatars", () => {
  test("the demo saves none, a paid plan as many as the setting says", () => {
    given(...onPlan("demo"))
      .when(createAvatar("a1"))
      .expectRejection("AVATAR_LIMIT_REACHED");
    given(...onPlan("pro"))
      .when(createAvatar("a1"))
      .expectEvents(avatarCreated("a1"));
    given(...onPlan("pro"), ...[1, 2, 3, 4, 5].map((n) => avatarCreated(`a${n}`)))
      .when(createAvatar("a6"))
      .expectRejection("AVATAR_LIMIT_REACHED");
  });

  test.each<CustomerCommand>([
    { type: "RenameAvatar", data: { avatarId: "a1", name: "Calm parent", at: AT } },
    { type: "ReviseAvatar", data: { avatarId: "a1", profile: avatarProfile, at: AT } },
    { type: "DeleteAvatar", data: { avatarId: "a1", at: AT } },
  ])("$type is read-only once the plan ended, and unknown avatars stay unknown", (command) => {
    const ended = { type: "PlanChanged", data: { from: "pro", to: "demo", source: "admin", at: AT } } as const;
    given(...onPlan("pro"), avatarCreated("a1"), ended)
      .when(command)
      .expectRejection("READ_ONLY");
    given(...onPlan("pro"), ended)
      .when(command)
      .expectRejection("AVATAR_NOT_FOUND");
  });

  test("an ASIN profile names an avatar that exists, or none", () => {
    const profile = {
      asinId: "asin-1",
      asin: "",
      productName: "Lunch box",
      avatarName: "",
      reviewsText: "Great.",
      currentTitle: "",
      currentBullets: [],
      keywords: [],
      at: AT,
    };
    given(...onPlan("pro"))
      .when({ type: "CreateAsinProfile", data: { ...profile, avatarId: "a1" } })
      .expectRejection("AVATAR_NOT_FOUND");
    given(...onPlan("pro"), avatarCreated("a1"))
      .when({ type: "CreateAsinProfile", data: { ...profile, avatarId: "a1" } })
      .expectEvents({ type: "AsinProfileCreated", data: { ...profile, avatarId: "a1" } });
    given(...onPlan("pro"))
      .when({ type: "CreateAsinProfile", data: { ...profile, avatarId: null } })
      .expectEvents({ type: "AsinProfileCreated", data: { ...profile, avatarId: null } });
  });
});

describe("optimizations", () => {
  test("an accepted request reserves its ASIN in the same decision", () => {
    given(...onPlan("pro"))
      .when(requestOptimization("opt-1", "asin-1", "paid"))
      .expectEvents(...optimizationRequested("opt-1", "asin-1"));
  });

  test("requesting twice appends nothing", () => {
    given(...onPlan("pro"), ...optimizationRequested("opt-1", "asin-1"))
      .when(requestOptimization("opt-1", "asin-1", "paid"))
      .expectEvents();
  });

  test("the eleventh ASIN of a Pro cycle is refused, an ASIN used before is not", () => {
    const ten = Array.from({ length: 10 }, (_, n) => optimizationRequested(`opt-${n}`, `asin-${n}`)).flat();
    given(...onPlan("pro"), ...ten)
      .when(requestOptimization("opt-x", "asin-x", "paid"))
      .expectRejection("ASIN_LIMIT_REACHED");
    given(...onPlan("pro"), ...ten)
      .when(requestOptimization("opt-x", "asin-3", "paid"))
      .expectEvents(...optimizationRequested("opt-x", "asin-3"));
  });

  test("the first request of a new cycle starts it", () => {
    const may = "2026-05-02T00:00:00.000Z";
    given(...onPlan("pro"))
      .when(requestOptimization("opt-1", "asin-1", "paid", may))
      .expectEvents(
        {
          type: "CycleStarted",
          data: {
            startsAt: "2026-05-01T10:00:00.000Z",
            renewsAt: "2026-06-01T10:00:00.000Z",
            source: "admin",
            at: may,
          },
        },
        {
          type: "AsinReserved",
          data: { asinId: "asin-1", optimizationId: "opt-1", cycleStartsAt: "2026-05-01T10:00:00.000Z", at: may },
        },
        { type: "OptimizationRequested", data: requestOptimization("opt-1", "asin-1", "paid", may).data },
      );
  });

  test("the demo plan runs no paid optimization and a paid plan no demo", () => {
    given(accountOpened)
      .when(requestOptimization("opt-1", "asin-1", "paid"))
      .expectRejection("PLAN_REQUIRED");
    given(...onPlan("agency"))
      .when(requestOptimization("opt-1", "asin-1", "demo"))
      .expectRejection("CONFLICT");
  });

  test("the free demo is there once", () => {
    given(accountOpened)
      .when(requestOptimization("opt-1", "asin-1", "demo"))
      .expectEvents(...optimizationRequested("opt-1", "asin-1", "demo"));
    given(
      accountOpened,
      ...optimizationRequested("opt-1", "asin-1", "demo"),
      ...optimizationCompleted("opt-1", "asin-1", "demo"),
    )
      .when(requestOptimization("opt-2", "asin-2", "demo"))
      .expectRejection("DEMO_EXHAUSTED");
  });

  test("completing uses the ASIN and failing gives it back, in the same decision", () => {
    const running = given(...onPlan("pro"), ...optimizationRequested("opt-1", "asin-1"));
    running
      .when({ type: "CompleteOptimization", data: { optimizationId: "opt-1", result: emptyResult, at: AT } })
      .expectEvents(...optimizationCompleted("opt-1", "asin-1"));
    running
      .when({ type: "FailOptimization", data: { optimizationId: "opt-1", reason: "interrupted", at: AT } })
      .expectEvents(
        { type: "OptimizationFailed", data: { optimizationId: "opt-1", reason: "interrupted", at: AT } },
        {
          type: "AsinReleased",
          data: { asinId: "asin-1", optimizationId: "opt-1", cycleStartsAt: AT, reason: "interrupted", at: AT },
        },
      );
  });

  test("an optimization ends once", () => {
    const ended = given(
      ...onPlan("pro"),
      ...optimizationRequested("opt-1", "asin-1"),
      ...optimizationCompleted("opt-1", "asin-1"),
    );
    ended
      .when({ type: "CompleteOptimization", data: { optimizationId: "opt-1", result: emptyResult, at: AT } })
      .expectEvents();
    ended
      .when({ type: "FailOptimization", data: { optimizationId: "opt-1", reason: "failed", at: AT } })
      .expectEvents();
  });
});

describe("taking over a demo", () => {
  const takeOver: CustomerCommand = {
    type: "TakeOverDemo",
    data: {
      visitorId: "visitor-1",
      optimizationId: "opt-1",
      avatarName: "Ada",
      productName: "Lunch box",
      result: emptyResult,
      at: AT,
    },
  };
  const takenOver = { type: "DemoTakenOver", data: takeOver.data } as const;
  const demoUsed = {
    type: "AsinUsed",
    data: { asinId: "visitor-1", optimizationId: "opt-1", cycleStartsAt: null, at: AT },
  } as const;

  test("uses up the free demo", () => {
    given(accountOpened).when(takeOver).expectEvents(takenOver, demoUsed);
    given(accountOpened, takenOver, demoUsed)
      .when(requestOptimization("opt-2", "asin-2", "demo"))
      .expectRejection("DEMO_EXHAUSTED");
  });

  test("twice appends nothing", () => {
    given(accountOpened, takenOver, demoUsed).when(takeOver).expectEvents();
  });

  test("after a demo of one's own counts no second one", () => {
    given(
      accountOpened,
      ...optimizationRequested("opt-9", "asin-9", "demo"),
      ...optimizationCompleted("opt-9", "asin-9", "demo"),
    )
      .when(takeOver)
      .expectEvents(takenOver);
  });
});

import { describe, expect, test } from "bun:test";
import { allowanceAt, type CustomerEvent } from "../../../../events/customer/customer.ts";
import type { Fact } from "../../../../events/history/fact.ts";
import { historyOf } from "../../../../events/history/fold.ts";
import { whyAt, whyRefused } from "../../../../events/history/why.ts";
import type { ProblemCode } from "../../../../events/kernel/problem.ts";
import {
  AT,
  accountOpened,
  avatarProfile,
  onPlan,
  optimizationCompleted,
  optimizationRequested,
} from "../../../support/fixtures/customer-history.ts";
import { seededYear } from "../../../support/fixtures/seeded-year.ts";

const SETTING = { paidAvatarLimit: 5 };
const NOW = "2026-03-05T10:00:00.000Z";

const factsOf = (...events: readonly CustomerEvent[]): Fact[] =>
  events.map(({ type, data }, index) => ({ version: index + 1, type, data, recordedAt: data.at }));

const typesAt = (facts: readonly Fact[], versions: readonly number[]) => versions.map((v) => facts[v - 1]?.type);

const refused = (code: ProblemCode): CustomerEvent => ({
  type: "RequestRefused",
  data: { action: "optimize", code, at: NOW },
});

const used = (count: number): CustomerEvent[] =>
  Array.from({ length: count }, (_, n) => [
    ...optimizationRequested(`o${n}`, `asin-${n}`),
    ...optimizationCompleted(`o${n}`, `asin-${n}`),
  ]).flat();

const answerTo = (facts: readonly Fact[], id: string, now: string = NOW) => {
  const found = whyAt(facts, facts.length, now, SETTING).find((why) => why.id === id);
  if (found === undefined) throw new Error(`No answer to ${id}`);
  return found;
};

describe("why an optimization was refused", () => {
  test("at the limit: by the plan, its cycle and the ten ASINs used", () => {
    const facts = factsOf(...onPlan("pro"), ...used(10), refused("ASIN_LIMIT_REACHED"));
    const why = whyRefused(facts, facts.length, SETTING);
    expect(why?.answer).toBe(
      "The answer was “You've reached your monthly limit. Manage your plan to continue.” 10 of 10 ASINs taken: 10 used since March 1, 2026 (UTC). The Pro plan gives 10 per cycle.",
    );
    expect(typesAt(facts, why?.because ?? [])).toEqual([
      "PlanChanged",
      "CycleStarted",
      ...Array.from({ length: 10 }, () => "AsinUsed"),
    ]);
  });

  test("counts an ASIN that is reserved, and none that is optimized again", () => {
    const facts = factsOf(
      ...onPlan("pro"),
      ...used(9),
      ...optimizationRequested("again", "asin-1"),
      ...optimizationRequested("last", "asin-9"),
      refused("ASIN_LIMIT_REACHED"),
    );
    const why = whyRefused(facts, facts.length, SETTING);
    expect(why?.answer).toContain("10 of 10 ASINs taken: 9 used and 1 reserved for work under way");
    expect(typesAt(facts, why?.because ?? []).filter((type) => type === "AsinReserved")).toHaveLength(1);
    expect(facts[(why?.because.at(-1) ?? 0) - 1]?.data).toMatchObject({ optimizationId: "last" });
  });

  test("for want of a plan: by the account that never had one", () => {
    const facts = factsOf(accountOpened, refused("PLAN_REQUIRED"));
    const why = whyRefused(facts, 2, SETTING);
    expect(why).toMatchObject({ because: [1] });
    expect(why?.answer).toContain("No plan was ever bought or given");
  });

  test("for a dispute: by the dispute, also when the subscription has ended", () => {
    const disputed: CustomerEvent = {
      type: "DisputeOpened",
      data: { disputeId: "dp_1", amountCents: 900, currency: "usd", at: AT },
    };
    const facts = factsOf(accountOpened, disputed, refused("PAYMENT_DISPUTED"));
    const why = whyRefused(facts, 3, SETTING);
    expect(why).toMatchObject({ because: [2] });
    expect(why?.answer).toContain("until the dispute is won");
  });

  test("for an account that is to be erased: by its owner's wish", () => {
    const leaving: CustomerEvent = {
      type: "AccountDeletionRequested",
      data: { erasesAt: "2026-04-30T12:00:00.000Z", reason: null, at: AT },
    };
    const facts = factsOf(accountOpened, leaving, refused("DELETION_PENDING"));
    const why = whyRefused(facts, 3, SETTING);
    expect(why).toMatchObject({ because: [2] });
    expect(why?.answer).toContain("to be erased on April 30, 2026 (UTC)");
  });

  test("is not asked of anything else", () => {
    const facts = factsOf(accountOpened);
    expect(whyRefused(facts, 1, SETTING)).toBeNull();
    expect(whyRefused(facts, 9, SETTING)).toBeNull();
  });

  test("names itself where nothing in the history decided it", () => {
    const facts = factsOf(accountOpened, refused("PAYMENT_REQUIRED"));
    expect(whyRefused(facts, 2, SETTING)?.because).toEqual([2]);
  });
});

const avatar = (avatarId: string): CustomerEvent => ({
  type: "AvatarCreated",
  data: { avatarId, profile: avatarProfile, source: "editor", optimizationId: null, at: AT },
});

const snapshot = {
  subscriptionId: "sub_1",
  status: "past_due",
  plan: "pro" as const,
  createdAt: AT,
  periodStart: AT,
  periodEnd: "2026-04-01T10:00:00.000Z",
  periodPaid: false,
  cancelAt: null,
  endedAt: null,
  nextPlan: null,
  due: { invoiceId: "in_1", attempts: 1, since: AT },
};

const unpaid: CustomerEvent[] = [
  accountOpened,
  { type: "SubscriptionActivated", data: { subscriptionId: "sub_1", plan: "pro", at: AT } },
  { type: "PlanChanged", data: { from: "demo", to: "pro", source: "billing", at: AT } },
  { type: "SubscriptionSynced", data: { snapshot, at: AT } },
  { type: "PaymentFailed", data: { invoiceId: "in_1", attempts: 1, graceEndsAt: "2026-03-08T10:00:00.000Z", at: AT } },
];

describe("why things are as they are", () => {
  test("5 of 5 avatars: by the plan and what saved each that is left", () => {
    const deleted: CustomerEvent = { type: "AvatarDeleted", data: { avatarId: "a0", at: AT } };
    const facts = factsOf(
      ...onPlan("pro"),
      avatar("a0"),
      deleted,
      ...["a1", "a2", "a3", "a4", "a5"].map((id) => avatar(id)),
    );
    const why = answerTo(facts, "avatars");
    expect(why.question).toBe("Why 5 of 5 avatars?");
    expect(why.because).toEqual([2, 6, 7, 8, 9, 10]);
  });

  test("an unpaid invoice: access while the days of grace last, then Demo and read-only", () => {
    const facts = factsOf(...unpaid);
    expect(answerTo(facts, "plan")).toMatchObject({
      question: "Why is the plan Pro?",
      answer: "The Pro plan is subscribed. An invoice is unpaid; access goes on until March 8, 2026 (UTC).",
      because: [2, 3, 4, 5],
    });
    expect(answerTo(facts, "plan", "2026-03-09T10:00:00.000Z")).toMatchObject({
      question: "Why is the plan Demo?",
      answer: "An invoice is unpaid, and the days of grace ended on March 8, 2026 (UTC).",
      because: [3, 4, 5],
    });
    expect(answerTo(facts, "readOnly", "2026-03-09T10:00:00.000Z").answer).toStartWith(
      "Saved work stays readable and waits for a plan.",
    );
  });

  test("a disputed payment: the dispute", () => {
    const disputed: CustomerEvent = {
      type: "DisputeOpened",
      data: { disputeId: "dp_1", amountCents: 900, currency: "usd", at: AT },
    };
    const why = answerTo(factsOf(...unpaid, disputed), "plan");
    expect(why).toMatchObject({ question: "Why is the plan Demo?", because: [6] });
  });

  test("ASINs that staff added: the limit and who raised it", () => {
    const added: CustomerEvent = {
      type: "AsinsAdded",
      data: { asins: 5, reason: "an outage", cycleStartsAt: AT, at: AT },
    };
    const why = answerTo(factsOf(...onPlan("pro"), added), "allowance");
    expect(why.answer).toBe(
      "0 of 15 ASINs taken: 0 used since March 1, 2026 (UTC). The Pro plan gives 10 per cycle, and staff added 5.",
    );
    expect(why.because).toEqual([2, 3, 4]);
  });
});

test.each([3, 11, 29])(
  "in a year of history (%d) each answer says the number that the rules say, and its events add up to it",
  (seed) => {
    const year = seededYear(seed, 1_500);
    const history = historyOf(year);
    for (let version = 1; version <= year.length; version += 13) {
      const { state, at } = history.at(version);
      const now = at ?? "";
      const { taken, limit, used } = allowanceAt(state, now);
      const why = answerTo(year.slice(0, version), "allowance", now);
      expect(why.answer).toStartWith(
        limit === null ? `${taken} ASIN` : `${taken} of ${limit} ASINs taken: ${used} used`,
      );
      const counted = typesAt(year, why.because).filter((type) => type === "AsinUsed" || type === "AsinReserved");
      expect(counted).toHaveLength(taken);
      for (const each of why.because) expect(each).toBeWithin(1, version + 1);
    }
  },
);

test("each refusal of a year is answered by events before it", () => {
  const year = seededYear(5, 1_500);
  const refusals = year.filter(({ type }) => type === "RequestRefused");
  expect(refusals.length).toBeGreaterThan(10);
  for (const { version } of refusals) {
    const why = whyRefused(year, version, SETTING);
    expect(why?.because.length).toBeGreaterThan(0);
    for (const each of why?.because ?? []) expect(each).toBeWithin(1, version + 1);
  }
});

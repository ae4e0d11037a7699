import { describe, expect, test } from "bun:test";
import {
  accessText,
  cancelText,
  endOf,
  isResting,
  isSubscribed,
  isUnmatched,
  isUnpaid,
  unpaidText,
} from "../../../../../client/work/billing/status-text.ts";
import type { BillingSummary } from "../../../../../events/wire/billing.ts";

const END = "2026-04-30T12:00:00.000Z";
const GRACE = "2026-04-07T12:00:00.000Z";
const ERASED = "2026-04-14T12:00:00.000Z";

const PRO: BillingSummary = {
  plan: "pro",
  status: "active",
  billingFrequency: "monthly",
  nextBillingDate: END,
  activatedDate: "2026-03-01T12:00:00.000Z",
  createdDate: "2026-03-01T12:00:00.000Z",
  cancelAtPeriodEnd: true,
  nextPlan: null,
  graceEndsAt: null,
  givenByHand: false,
  subscribedPlan: "pro",
  isCharged: true,
  disputed: false,
  sandbox: false,
};
const LATE = { ...PRO, status: "past_due", graceEndsAt: GRACE };
const RESTING = { ...LATE, plan: "demo" as const };
const DISPUTED = { ...PRO, plan: "demo" as const, disputed: true };
const UNMATCHED = { ...PRO, plan: "demo" as const, subscribedPlan: null };
const about = (summary: BillingSummary, deletionAt: string | null = null) => ({ summary, deletionAt });

describe("what a canceled subscription still gives", () => {
  test.each([
    ["paid", PRO, null, "You can use everything until April 30, 2026."],
    [
      "late",
      LATE,
      null,
      "You can use everything until April 7, 2026, and once the open invoice is paid, until April 30, 2026.",
    ],
    ["resting", RESTING, null, "Once the open invoice is paid, you can use everything until April 30, 2026."],
    ["disputed", DISPUTED, null, "Nothing is charged after that."],
    ["at an unknown price", UNMATCHED, null, "Nothing is charged after that."],
    ["of an account that goes before its period", PRO, ERASED, "You can use everything until April 14, 2026."],
    ["late, of an account that goes", LATE, ERASED, "Nothing more is charged."],
  ] as const)("%s", (_, summary, deletionAt, text) => {
    expect(accessText(about(summary, deletionAt))).toBe(text);
  });

  test("it ends with the period, or with the account", () => {
    expect(endOf(about(PRO))).toBe(END);
    expect(endOf(about(PRO, ERASED))).toBe(ERASED);
    expect(endOf(about(PRO, "2026-05-04T12:00:00.000Z"))).toBe(END);
  });
});

test("an open invoice says no date that has passed, and promises no plan that rests for another reason", () => {
  expect(unpaidText(about(LATE))).toBe(
    "You keep full access until April 7, 2026. After that your plan is paused until the open invoice is paid.",
  );
  expect(unpaidText(about(RESTING))).toBe("Your plan is paused until the open invoice is paid.");
  expect(unpaidText(about({ ...RESTING, disputed: true }))).toBe(
    "Your plan is paused until the dispute is settled, also once the open invoice is paid.",
  );
  expect(unpaidText(about({ ...LATE, givenByHand: true }))).toContain("does not depend on it");
  expect(unpaidText(about(RESTING, ERASED))).toContain("not collected any more");
});

test("before a subscription is canceled that gives nothing, its end is told and no use is promised", () => {
  expect(cancelText(about(DISPUTED))).toBe(
    "It ends on April 30, 2026. Nothing is charged after that. What you saved stays readable.",
  );
  expect(cancelText(about(PRO))).toContain("You can use everything until April 30, 2026. After that");
});

test("what is charged, what gives a plan, what is paid and what has a plan are four things", () => {
  const kinds = [PRO, LATE, RESTING, DISPUTED, UNMATCHED, { ...LATE, givenByHand: true }, { ...PRO, isCharged: false }];
  expect(kinds.map(isSubscribed)).toEqual([true, true, false, false, false, false, false]);
  expect(kinds.map(isResting)).toEqual([false, false, true, true, true, false, false]);
  expect(kinds.map(isUnpaid)).toEqual([false, true, true, false, false, true, false]);
  expect(kinds.map(isUnmatched)).toEqual([false, false, false, false, true, false, false]);
});

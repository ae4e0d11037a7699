import { expect, test } from "bun:test";
import type { BillingSnapshot } from "../../../../events/customer/billing-snapshot.ts";
import { NO_SUBSCRIPTION, type SubscriptionState } from "../../../../events/customer/subscription.state.ts";
import { troubleOf } from "../../../../events/customer/trouble.ts";

const SINCE = "2026-04-01T10:00:00.000Z";
const NOW = "2026-04-05T10:00:00.000Z";
const LATER = "2026-04-09T10:00:00.000Z";

const PAID: BillingSnapshot = {
  subscriptionId: "sub_1",
  status: "active",
  plan: "pro",
  createdAt: "2026-03-01T10:00:00.000Z",
  periodStart: SINCE,
  periodEnd: "2026-05-01T10:00:00.000Z",
  periodPaid: true,
  cancelAt: null,
  endedAt: null,
  nextPlan: null,
  due: null,
};
const LATE = { ...PAID, status: "past_due", due: { invoiceId: "in_1", attempts: 1, since: SINCE } };

const state = (snapshot: BillingSnapshot | null, more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  ...NO_SUBSCRIPTION,
  plan: "pro",
  source: "billing",
  snapshot,
  ...more,
});

test.each([
  ["nothing was ever bought", NO_SUBSCRIPTION, NOW, null],
  ["all is paid", state(PAID), NOW, null],
  ["it has ended", state({ ...LATE, status: "canceled", endedAt: NOW }), NOW, null],
  ["an invoice is late", state(LATE), NOW, { trouble: "late", accessUntil: "2026-04-08T10:00:00.000Z" }],
  ["an invoice is unpaid past its grace", state(LATE), LATER, { trouble: "resting", accessUntil: null }],
  ["a payment is disputed", state(PAID, { disputeIds: ["dp_1"] }), NOW, { trouble: "disputed", accessUntil: null }],
  ["the price is unknown", state({ ...PAID, plan: null }), NOW, { trouble: "unmatched", accessUntil: null }],
  ["the plan was given by hand", state(LATE, { source: "admin" }), LATER, null],
] as const)("%s", (_, subscription, now, expected) => {
  expect(troubleOf(subscription, now)).toEqual(expected);
});

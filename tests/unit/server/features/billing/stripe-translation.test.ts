import { describe, expect, test } from "bun:test";
import type Stripe from "stripe";
import type { BillingSnapshot } from "../../../../../events/customer/billing-snapshot.ts";
import { leadingSnapshot, snapshotOf } from "../../../../../server/features/billing/stripe-translation.ts";

const PRICES = {
  prices: { pro: "price_pro", agency: "price_agency" },
  formerPrices: { pro: ["price_pro_2024", "price_pro_2025"], agency: [] },
};
const START = 1_767_225_600;
const END = START + 31 * 86_400;

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** As Stripe answers it over the wire, of which the translation reads only these fields. */
const subscription = (more: object = {}): Stripe.Subscription =>
  JSON.parse(
    JSON.stringify({
      id: "sub_1",
      status: "active",
      created: START,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { data: [{ price: { id: "price_pro" }, current_period_start: START, current_period_end: END }] },
      latest_invoice: null,
      schedule: null,
      ...more,
    }),
  );

const toAgency = (status: string): Stripe.Subscription =>
  subscription({
    schedule: {
      status,
      phases: [
        { start_date: START, items: [{ price: "price_pro" }] },
        { start_date: END, items: [{ price: "price_agency" }] },
      ],
    },
  });

describe("a subscription at Stripe", () => {
  test("keeps its plan at a price that is not sold any more, and has none at one that was never named", () => {
    const planAtPrice = (id: string) =>
      snapshotOf(
        PRICES,
        subscription({ items: { data: [{ price: { id }, current_period_start: START, current_period_end: END }] } }),
      )?.plan;
    expect(["price_pro", "price_pro_2024", "price_pro_2025", "price_agency", "price_other"].map(planAtPrice)).toEqual([
      "pro",
      "pro",
      "pro",
      "agency",
      null,
    ]);
  });

  test("changes its plan by a schedule that is active, and by no other", () => {
    expect(snapshotOf(PRICES, toAgency("active"))?.nextPlan).toBe("agency");
    for (const status of ["released", "canceled", "completed", "not_started"])
      expect(snapshotOf(PRICES, toAgency(status))?.nextPlan).toBeNull();
  });

  test("is due since its invoice was finalized, or made where that is not known", () => {
    const since = (finalized_at: number | null): string | undefined =>
      snapshotOf(
        PRICES,
        subscription({
          status: "past_due",
          latest_invoice: {
            id: "in_1",
            status: "open",
            created: START,
            attempt_count: 1,
            status_transitions: { finalized_at },
          },
        }),
      )?.due?.since;
    expect(since(START + 3_600)).toBe(instant(START + 3_600));
    expect(since(null)).toBe(instant(START));
  });
});

describe("of several subscriptions", () => {
  const snapshot = (subscriptionId: string, more: Partial<BillingSnapshot> = {}): BillingSnapshot => ({
    subscriptionId,
    status: "active",
    plan: "pro",
    createdAt: instant(START),
    periodStart: instant(START),
    periodEnd: instant(END),
    periodPaid: true,
    cancelAt: null,
    endedAt: null,
    nextPlan: null,
    due: null,
    ...more,
  });
  const newer = { createdAt: instant(START + 60) };

  test("the newest of the best counts, in whatever order they come", () => {
    const all = [snapshot("old"), snapshot("new", newer), snapshot("late", { ...newer, status: "past_due" })];
    expect(leadingSnapshot(all)?.subscriptionId).toBe("new");
    expect(leadingSnapshot(all.toReversed())?.subscriptionId).toBe("new");
  });

  test("one that goes on counts before a newer one that ended", () => {
    const ended = snapshot("ended", { ...newer, endedAt: instant(END) });
    expect(leadingSnapshot([ended, snapshot("on", { status: "unpaid" })])?.subscriptionId).toBe("on");
    expect(leadingSnapshot([])).toBeNull();
  });
});

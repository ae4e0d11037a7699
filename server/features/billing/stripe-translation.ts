import type Stripe from "stripe";
import { hasEnded } from "../../../events/customer/access.ts";
import type { BillingSnapshot } from "../../../events/customer/billing-snapshot.ts";
import { PAID_PLANS, type PaidPlan } from "../../../events/plans.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";

type Prices = Pick<StripeGateway, "prices" | "formerPrices">;

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const planOf = ({ prices, formerPrices }: Prices, price: string | { id: string } | undefined): PaidPlan | null => {
  const priceId = typeof price === "object" ? price.id : price;
  if (priceId === undefined) return null;
  return PAID_PLANS.find((plan) => prices[plan] === priceId || formerPrices[plan].includes(priceId)) ?? null;
};

const expanded = <Item extends object>(item: string | Item | null): Item | null =>
  typeof item === "object" ? item : null;

const nextPlanOf = (prices: Prices, subscription: Stripe.Subscription, periodEnd: number): PaidPlan | null => {
  const schedule = expanded(subscription.schedule ?? null);
  if (schedule === null || schedule.status !== "active") return null;
  const next = schedule.phases.find((phase) => phase.start_date >= periodEnd);
  return planOf(prices, expanded(next?.items[0]?.price ?? null) ?? (next?.items[0]?.price as string | undefined));
};

const UNPAID = new Set(["past_due", "unpaid"]);

const dueOf = (status: string, invoice: Stripe.Invoice | null): BillingSnapshot["due"] => {
  if (!UNPAID.has(status) || invoice === null) return null;
  const since = invoice.status_transitions.finalized_at ?? invoice.created;
  return { invoiceId: invoice.id, attempts: invoice.attempt_count, since: instant(since) };
};

/** A subscription with `latest_invoice` and `schedule` expanded, reduced to what we go by; null if it has no item. */
export const snapshotOf = (prices: Prices, subscription: Stripe.Subscription): BillingSnapshot | null => {
  const items = subscription.items.data;
  const [item] = items;
  if (item === undefined) return null;
  const periodStart = Math.min(...items.map((each) => each.current_period_start));
  const periodEnd = Math.max(...items.map((each) => each.current_period_end));
  const invoice = expanded(subscription.latest_invoice);
  const plan = planOf(prices, item.price);
  const nextPlan = nextPlanOf(prices, subscription, periodEnd);
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : subscription.cancel_at;
  return {
    subscriptionId: subscription.id,
    status: subscription.status,
    plan,
    createdAt: instant(subscription.created),
    periodStart: instant(periodStart),
    periodEnd: instant(periodEnd),
    periodPaid: invoice === null || invoice.status === "paid",
    cancelAt: cancelAt === null ? null : instant(cancelAt),
    endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
    nextPlan: nextPlan === plan ? null : nextPlan,
    due: dueOf(subscription.status, invoice),
  };
};

const RANK = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];

const rankOf = (snapshot: BillingSnapshot): number => {
  if (hasEnded(snapshot)) return RANK.length + 1;
  const rank = RANK.indexOf(snapshot.status);
  return rank === -1 ? RANK.length : rank;
};

/** Of all subscriptions of a customer the one that counts: the best status, then the newest. */
export const leadingSnapshot = (snapshots: readonly BillingSnapshot[]): BillingSnapshot | null =>
  snapshots.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.createdAt < b.createdAt ? 1 : -1))[0] ?? null;

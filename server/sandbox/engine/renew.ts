import type Stripe from "stripe";
import { nowOf, tell, type World } from "../world.ts";
import { periodEndAfter } from "./calendar.ts";
import { applyPendingUpdate, cardFor, endSubscription, itemOf, save, withItem } from "./change-subscription.ts";
import { idOf, need, subscriptionOf } from "./find.ts";
import { makeInvoice } from "./make-invoice.ts";
import { collect } from "./pay-invoice.ts";
import { periodLine } from "./subscribe.ts";

const DRAFT_SECONDS = 3_600;

/** The price of the phase that begins now, if a schedule has one; the schedule is then done. */
const scheduledPrice = (world: World, subscription: Stripe.Subscription): Stripe.Price | null => {
  const scheduleId = idOf(subscription.schedule);
  if (scheduleId === "") return null;
  const schedule = need(world, "subscription_schedule", scheduleId);
  const next = schedule.phases.find((phase) => phase.start_date >= itemOf(subscription).current_period_end);
  if (next === undefined) return null;
  const released: Stripe.SubscriptionSchedule = {
    ...schedule,
    status: "released",
    current_phase: null,
    released_at: nowOf(world),
    released_subscription: subscription.id,
    subscription: null,
  };
  world.store.put("subscription_schedule", released, idOf(schedule.customer));
  tell(world, "subscription_schedule.released", released);
  return need(world, "price", idOf(next.items[0]?.price));
};

/** The period is over: the subscription ends, or the next period begins and its invoice is drawn up. */
export const closePeriod = (world: World, subscription: Stripe.Subscription): void => {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription, "cancellation_requested");
    return;
  }
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEndAfter(subscription.billing_cycle_anchor, start);
  const planned = scheduledPrice(world, subscription);
  const price = planned ?? item.price;
  const moved = withItem(subscription, { price, current_period_start: start, current_period_end: end });
  const invoice = makeInvoice(world, moved, "subscription_cycle", [periodLine(price, start, end)]);
  const draft: Stripe.Invoice = { ...invoice, automatically_finalizes_at: nowOf(world) + DRAFT_SECONDS };
  world.store.put("invoice", draft, idOf(subscription.customer));
  const renewed: Stripe.Subscription = {
    ...moved,
    latest_invoice: invoice.id,
    schedule: planned === null ? moved.schedule : null,
  };
  save(world, renewed);
  tell(world, "customer.subscription.updated", renewed);
};

/** Collects an invoice whose time has come; success makes the subscription active, the last failure ends it. */
export const collectDue = (world: World, invoice: Stripe.Invoice, holderIsThere = false): boolean => {
  const subscription = need(world, "subscription", subscriptionOf(invoice));
  const { paid } = collect(world, invoice, cardFor(world, subscription), holderIsThere);
  if (paid) applyPendingUpdate(world, subscription, invoice.id);
  if (idOf(subscription.latest_invoice) !== invoice.id || subscription.status === "canceled") return paid;
  const after = need(world, "invoice", invoice.id);
  if (!paid && after.next_payment_attempt === null) {
    endSubscription(world, subscription, "payment_failed");
    return false;
  }
  const status = paid ? "active" : "past_due";
  if (subscription.status !== status) {
    const changed: Stripe.Subscription = { ...subscription, status };
    save(world, changed);
    tell(world, "customer.subscription.updated", changed);
  }
  return paid;
};

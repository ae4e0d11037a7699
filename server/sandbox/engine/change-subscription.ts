import type Stripe from "stripe";
import { planOfPrice } from "../objects/price-objects.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { idOf, need } from "./find.ts";
import { makeInvoice } from "./make-invoice.ts";
import { collect, voidInvoice } from "./pay-invoice.ts";

const PENDING_SECONDS = 23 * 3_600;

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw invalidRequest("This subscription has no items.");
  return item;
};

export const save = (world: World, subscription: Stripe.Subscription): Stripe.Subscription =>
  world.store.put("subscription", subscription, idOf(subscription.customer));

/** The subscription at another price, or in another period. */
export const withItem = (
  subscription: Stripe.Subscription,
  change: Partial<Pick<Stripe.SubscriptionItem, "price" | "current_period_start" | "current_period_end">>,
): Stripe.Subscription => {
  const item = { ...itemOf(subscription), ...change };
  return {
    ...subscription,
    items: { ...subscription.items, data: [{ ...item, plan: planOfPrice(item.price) }] },
  };
};

/** What is left of the period at the old price is given back, and charged at the new one. */
const prorationLines = (world: World, item: Stripe.SubscriptionItem, price: Stripe.Price) => {
  const now = nowOf(world);
  const { current_period_start: start, current_period_end: end } = item;
  const share = Math.max(0, Math.min(1, (end - now) / (end - start)));
  const amount = (of: Stripe.Price): number => Math.round((of.unit_amount ?? 0) * share);
  return [
    { description: `Unused time on ${item.price.nickname}`, amount: -amount(item.price), start: now, end },
    { description: `Remaining time on ${price.nickname}`, amount: amount(price), start: now, end },
  ];
};

/** The card that pays: the subscription's, else the customer's. */
export const cardFor = (world: World, subscription: Stripe.Subscription): string => {
  const customer = need(world, "customer", idOf(subscription.customer));
  return idOf(customer.invoice_settings.default_payment_method) || idOf(subscription.default_payment_method);
};

/** Changes the price at once and collects the difference; what cannot be collected stays a pending update. */
export const changePriceNow = (
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
): Stripe.Subscription => {
  const item = itemOf(subscription);
  if (item.price.id === price.id) return subscription;
  const invoice = makeInvoice(world, subscription, "subscription_update", prorationLines(world, item, price));
  const { paid } = collect(world, invoice, cardFor(world, subscription), false);
  if (!paid) awaitPayment(world, subscription.id, invoice.id);
  const billed: Stripe.Subscription = { ...subscription, latest_invoice: invoice.id };
  const changed: Stripe.Subscription = paid
    ? { ...withItem(billed, { price }), pending_update: null }
    : {
        ...billed,
        latest_invoice: subscription.latest_invoice,
        pending_update: {
          billing_cycle_anchor: null,
          cancel_at_period_end: null,
          discount: null,
          discounts: null,
          expires_at: nowOf(world) + PENDING_SECONDS,
          metadata: null,
          subscription_items: [{ ...item, price, plan: planOfPrice(price) }],
          trial_end: null,
          trial_from_plan: null,
        },
      };
  save(world, changed);
  tell(world, "customer.subscription.updated", changed);
  return changed;
};

const pendingInvoice = (subscriptionId: string): string => `invoice of the pending update of ${subscriptionId}`;

/** Nobody tries to collect this invoice again by itself: it is paid by hand, or given up when the update expires. */
const awaitPayment = (world: World, subscriptionId: string, invoiceId: string): void => {
  const invoice = need(world, "invoice", invoiceId);
  world.store.put("invoice", { ...invoice, next_payment_attempt: null });
  world.store.set(pendingInvoice(subscriptionId), invoiceId);
};

/** The update that waits for this invoice takes effect. */
export const applyPendingUpdate = (world: World, subscription: Stripe.Subscription, invoiceId: string): void => {
  const price = subscription.pending_update?.subscription_items?.[0]?.price;
  if (price === undefined || world.store.setting(pendingInvoice(subscription.id)) !== invoiceId) return;
  const changed: Stripe.Subscription = {
    ...withItem(subscription, { price }),
    latest_invoice: invoiceId,
    pending_update: null,
  };
  save(world, changed);
  tell(world, "customer.subscription.pending_update_applied", changed);
};

/** The update was not paid in time: it is dropped, and so is its invoice. */
export const dropPendingUpdate = (world: World, subscription: Stripe.Subscription): void => {
  const dropped: Stripe.Subscription = { ...subscription, pending_update: null };
  save(world, dropped);
  const invoiceId = world.store.setting(pendingInvoice(subscription.id));
  if (invoiceId !== null) voidInvoice(world, invoiceId);
  tell(world, "customer.subscription.pending_update_expired", dropped);
};

type EndReason = "cancellation_requested" | "payment_failed";

/** The subscription as it is once it has ended now. */
export const endedSubscription = (
  world: World,
  subscription: Stripe.Subscription,
  reason: EndReason,
): Stripe.Subscription => {
  const now = nowOf(world);
  return {
    ...subscription,
    status: "canceled",
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    pending_update: null,
    schedule: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  };
};

/** Ends the subscription now. */
export const endSubscription = (
  world: World,
  subscription: Stripe.Subscription,
  reason: EndReason,
): Stripe.Subscription => {
  const ended = endedSubscription(world, subscription, reason);
  save(world, ended);
  tell(world, "customer.subscription.deleted", ended);
  return ended;
};

/** Schedules the end for the close of the period, or takes that back. */
export const setEnding = (world: World, subscription: Stripe.Subscription, isEnding: boolean): Stripe.Subscription => {
  if (subscription.cancel_at_period_end === isEnding) return subscription;
  const changed: Stripe.Subscription = {
    ...subscription,
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? itemOf(subscription).current_period_end : null,
    canceled_at: isEnding ? nowOf(world) : null,
  };
  save(world, changed);
  tell(world, "customer.subscription.updated", changed);
  return changed;
};

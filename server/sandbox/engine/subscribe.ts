import type Stripe from "stripe";
import { subscriptionObject } from "../objects/subscription-object.ts";
import { nowOf, tell, type World } from "../world.ts";
import { periodEndAfter } from "./calendar.ts";
import { makeInvoice } from "./make-invoice.ts";
import { type Attempt, collect, voidInvoice } from "./pay-invoice.ts";

const nameOf = (price: Stripe.Price): string => `1 × Listwright ${price.nickname ?? price.id}`;

/** What the whole period at a price costs. */
export const periodLine = (price: Stripe.Price, start: number, end: number) => ({
  description: nameOf(price),
  amount: price.unit_amount ?? 0,
  start,
  end,
});

type Wanted = {
  customer: Stripe.Customer;
  price: Stripe.Price;
  paymentMethod: string;
  metadata: Stripe.Metadata;
};

/** Begins a subscription if its first invoice can be collected; otherwise nothing of it remains but the failed charge. */
export const subscribe = (
  world: World,
  { customer, price, paymentMethod, metadata }: Wanted,
): { attempt: Attempt; subscription: Stripe.Subscription; invoice: Stripe.Invoice } => {
  const { store } = world;
  const now = nowOf(world);
  const periodEnd = periodEndAfter(now, now);
  const id = store.newId("subscription");
  const itemId = `si_${id.slice(4)}`;
  const drafted = subscriptionObject(id, now, {
    customer: customer.id,
    price,
    itemId,
    periodEnd,
    paymentMethod,
    metadata,
  });
  const invoice = makeInvoice(world, drafted, "subscription_create", [periodLine(price, now, periodEnd)]);
  const attempt = collect(world, invoice, paymentMethod, true);
  const subscription: Stripe.Subscription = { ...drafted, latest_invoice: invoice.id };
  if (attempt.paid) {
    store.put("subscription", subscription, customer.id);
    tell(world, "customer.subscription.created", subscription);
  } else voidInvoice(world, invoice.id);
  return { attempt, subscription, invoice };
};

import type Stripe from "stripe";

/** An event with its object as it was then. */
export type SandboxEvent = Omit<Stripe.EventBase, "data"> & { data: { object: object } };

/** The objects the sandbox keeps, by the name Stripe gives each. */
export type Kinds = {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  "checkout.session": Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
  invoice: Stripe.Invoice;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  "billing_portal.session": Stripe.BillingPortal.Session;
  event: SandboxEvent;
};
export type Kind = keyof Kinds;

export const ID_PREFIX: Readonly<Record<Kind, string>> = {
  customer: "cus",
  product: "prod",
  price: "price",
  "checkout.session": "cs_test",
  subscription: "sub",
  subscription_schedule: "sub_sched",
  invoice: "in",
  charge: "ch",
  refund: "re",
  dispute: "dp",
  "billing_portal.session": "bps",
  event: "evt",
};

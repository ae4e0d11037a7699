import type Stripe from "stripe";
import { planOfPrice } from "./price-objects.ts";

export const listOf = <Item extends { id: string }>(data: Item[], url: string): Stripe.ApiList<Item> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

type Wanted = {
  customer: string;
  price: Stripe.Price;
  itemId: string;
  periodEnd: number;
  paymentMethod: string;
  metadata: Stripe.Metadata;
};

const itemObject = (
  { itemId, price, periodEnd }: Pick<Wanted, "itemId" | "price" | "periodEnd">,
  subscription: string,
  created: number,
): Stripe.SubscriptionItem => ({
  id: itemId,
  object: "subscription_item",
  billing_thresholds: null,
  created,
  current_period_end: periodEnd,
  current_period_start: created,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOfPrice(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
});

export const subscriptionObject = (id: string, created: number, wanted: Wanted): Stripe.Subscription => ({
  id,
  object: "subscription",
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: "flexible" },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: "charge_automatically",
  created,
  currency: "usd",
  customer: wanted.customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: wanted.paymentMethod,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: "self" },
  },
  items: listOf([itemObject(wanted, id, created)], `/v1/subscription_items?subscription=${id}`),
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata: wanted.metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: created,
  status: "active",
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
});

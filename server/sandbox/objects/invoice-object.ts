import type Stripe from "stripe";
import { listOf } from "./subscription-object.ts";

export type Line = { description: string; amount: number; start: number; end: number };

type Wanted = {
  number: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  lines: readonly Line[];
  url: string;
};

const lineObject = (line: Line, id: string, invoice: string, subscription: string): Stripe.InvoiceLineItem => ({
  id,
  object: "line_item",
  amount: line.amount,
  currency: "usd",
  description: line.description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: null,
  period: { start: line.start, end: line.end },
  pretax_credit_amounts: [],
  pricing: null,
  quantity: 1,
  quantity_decimal: null,
  subscription,
  subtotal: line.amount,
  taxes: [],
});

/** What is the same for each. */
const FIXED = {
  object: "invoice",
  account_country: "US",
  account_name: "Sandbox",
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: "charge_automatically",
  currency: "usd",
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_name: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: "none",
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: "self" },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  status: "draft",
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

/** An invoice as it is before anybody tried to collect it. */
export const invoiceObject = (id: string, created: number, wanted: Wanted): Stripe.Invoice => {
  const total = wanted.lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total);
  const { customer, subscription, lines } = wanted;
  return {
    ...FIXED,
    id,
    amount_due: due,
    amount_remaining: due,
    billing_reason: wanted.reason,
    created,
    customer: customer.id,
    customer_email: customer.email,
    hosted_invoice_url: wanted.url,
    lines: listOf(
      lines.map((line, index) => lineObject(line, `il_${id.slice(3)}_${index}`, id, subscription.id)),
      `/v1/invoices/${id}/lines`,
    ),
    number: wanted.number,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: created,
    period_start: created,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
  };
};

import type Stripe from "stripe";

export const customerObject = (
  id: string,
  created: number,
  { email, metadata }: { email: string | null; metadata: Stripe.Metadata },
): Stripe.Customer => ({
  id,
  object: "customer",
  address: null,
  balance: 0,
  created,
  currency: "usd",
  default_source: null,
  delinquent: false,
  description: null,
  email,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
});

import type Stripe from "stripe";

const NO_TEXT = { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null };
const OPEN_SECONDS = 24 * 3_600;

type Wanted = {
  customer: Stripe.Customer;
  price: Stripe.Price;
  successUrl: string | null;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  metadata: Stripe.Metadata;
  url: string;
};

/** What is the same for each. */
const FIXED = {
  object: "checkout.session",
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency: "usd",
  currency_conversion: null,
  custom_fields: [],
  custom_text: NO_TEXT,
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: { enabled: false },
  mode: "subscription",
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: "always",
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ["card"],
  payment_status: "unpaid",
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: "open",
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: null,
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

export const sessionObject = (id: string, created: number, wanted: Wanted): Stripe.Checkout.Session => {
  const amount = wanted.price.unit_amount ?? 0;
  return {
    ...FIXED,
    id,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    created,
    customer: wanted.customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: wanted.customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: "none",
      tax_ids: null,
    },
    expires_at: created + OPEN_SECONDS,
    metadata: wanted.metadata,
    success_url: wanted.successUrl,
    url: wanted.url,
  };
};

import type { StripeGateway } from "../../stripe/stripe-gateway.ts";

/**
 * Whether Stripe had this customer and deleted it, which it remembers. Throws what Stripe says of one it never had: the
 * key is another account's then, and what it does not know may well go on elsewhere.
 */
export const wasDeleted = async ({ api }: StripeGateway, stripeCustomerId: string): Promise<boolean> =>
  (await api.customers.retrieve(stripeCustomerId)).deleted === true;

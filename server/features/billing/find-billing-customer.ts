import type { Deps } from "../../deps.ts";

/** The stream of the customer who has this account at Stripe, or null. */
export const findStreamByStripeCustomer = async (
  { sql }: Pick<Deps, "sql">,
  stripeCustomerId: string,
): Promise<string | null> => {
  const [row] = await sql.query<{ stream_id: string }>(
    "select stream_id from billing_customers where stripe_customer_id = $1",
    [stripeCustomerId],
  );
  return row?.stream_id ?? null;
};

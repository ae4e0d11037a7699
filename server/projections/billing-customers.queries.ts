import type { Sql } from "../store/sql.ts";

type Row = { stream_id: string };

/** The stream of the customer who has this account at Stripe, or null. */
export const findStreamByStripeCustomer = async (sql: Sql, stripeCustomerId: string): Promise<string | null> => {
  const [row] = await sql.query<Row>("select stream_id from billing_customers where stripe_customer_id = $1", [
    stripeCustomerId,
  ]);
  return row?.stream_id ?? null;
};

/** A page of the streams of everybody who has an account at Stripe, in order. */
export const listBillingStreams = async (sql: Sql, after: string, limit: number): Promise<string[]> => {
  const rows = await sql.query<Row>(
    "select stream_id from billing_customers where stream_id > $1 order by stream_id limit $2",
    [after, limit],
  );
  return rows.map(({ stream_id }) => stream_id);
};

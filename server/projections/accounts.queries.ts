import type { Sql, Statement } from "../store/sql.ts";

/** What others than the feature that writes accounts ask of them: they follow from no event, but are read like a read model. */
export const findEmail = async (sql: Sql, customerId: string): Promise<string | null> => {
  const [row] = await sql.query<{ email: string }>("select email from accounts where customer_id = $1", [customerId]);
  return row?.email ?? null;
};

export const findCustomerId = async (sql: Sql, email: string): Promise<string | null> => {
  const [row] = await sql.query<{ customer_id: string }>("select customer_id from accounts where email = $1", [email]);
  return row?.customer_id ?? null;
};

/** Credentials, sessions and reset links go with the account. */
export const deletedAccount = (customerId: string): Statement => ({
  text: "delete from accounts where customer_id = $1",
  params: [customerId],
});

type SessionRow = { user_agent: string; created_at: Date; last_seen_at: Date };

/** Oldest first. */
export const listSessionRows = (sql: Sql, customerId: string): Promise<SessionRow[]> =>
  sql.query<SessionRow>(
    "select user_agent, created_at, last_seen_at from sessions where customer_id = $1 order by created_at",
    [customerId],
  );

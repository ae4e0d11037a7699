import { hashSecret } from "../../http/session-token.ts";
import type { Sql, Statement } from "../../store/sql.ts";

export const RESET_TOKEN_MS = 3_600_000;

type Link = { customerId: string; jobId: string; tokenHash: string; expiresAt: Date };

/** Makes this the only good link of the customer. */
export const replaceResetToken = ({ customerId, jobId, tokenHash, expiresAt }: Link): Statement => ({
  text: `insert into reset_tokens (customer_id, job_id, token_hash, expires_at) values ($1, $2, $3, $4)
    on conflict (customer_id) do update set job_id = $2, token_hash = $3, expires_at = $4`,
  params: [customerId, jobId, tokenHash, expiresAt],
});

/** Gives the mail that is sent again a new token. False if its link is no longer the customer's. */
export const renewResetToken = async (sql: Sql, { jobId, tokenHash, expiresAt }: Link): Promise<boolean> => {
  const renewed = await sql.query(
    "update reset_tokens set token_hash = $2, expires_at = $3 where job_id = $1 returning customer_id",
    [jobId, tokenHash, expiresAt],
  );
  return renewed.length > 0;
};

type Owner = { customer_id: string; email: string };

/** Who may set a new password with this token, or null. */
export const findTokenOwner = async (
  sql: Sql,
  token: string,
  now: Date,
): Promise<{ customerId: string; email: string } | null> => {
  const [row] = await sql.query<Owner>(
    `select t.customer_id, a.email from reset_tokens t join accounts a on a.customer_id = t.customer_id
     where t.token_hash = $1 and t.expires_at > $2`,
    [hashSecret(token), now],
  );
  return row === undefined ? null : { customerId: row.customer_id, email: row.email };
};

/** Uses the token up. Of many who try at once, one gets true. */
export const consumeResetToken = async (sql: Sql, token: string, now: Date): Promise<boolean> => {
  const used = await sql.query(
    "delete from reset_tokens where token_hash = $1 and expires_at > $2 returning customer_id",
    [hashSecret(token), now],
  );
  return used.length > 0;
};

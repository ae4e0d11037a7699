import type { Sql, Statement } from "../../store/sql.ts";

export type Account = { customerId: string; email: string; passwordHash: string; passwordVersion: number };

type Row = { customer_id: string; email: string; password_hash: string; version: number };

const SELECT = `
  select a.customer_id, a.email, c.password_hash, c.version
  from accounts a join credentials c on c.customer_id = a.customer_id`;

const accountOf = (row: Row | undefined): Account | null =>
  row === undefined
    ? null
    : { customerId: row.customer_id, email: row.email, passwordHash: row.password_hash, passwordVersion: row.version };

export const findAccountByEmail = async (sql: Sql, email: string): Promise<Account | null> =>
  accountOf((await sql.query<Row>(`${SELECT} where a.email = $1`, [email]))[0]);

export const findAccount = async (sql: Sql, customerId: string): Promise<Account | null> =>
  accountOf((await sql.query<Row>(`${SELECT} where a.customer_id = $1`, [customerId]))[0]);

export const insertAccount = (account: {
  customerId: string;
  email: string;
  passwordHash: string;
  at: Date;
}): Statement[] => [
  {
    text: "insert into accounts (customer_id, email, opened_at) values ($1, $2, $3)",
    params: [account.customerId, account.email, account.at],
  },
  {
    text: "insert into credentials (customer_id, password_hash) values ($1, $2)",
    params: [account.customerId, account.passwordHash],
  },
];

/** Sets a new password: from then on no sign-in that knew the old one succeeds, and no reset link is good. */
export const replacePassword = (customerId: string, passwordHash: string): Statement[] => [
  {
    text: "update credentials set password_hash = $2, version = version + 1 where customer_id = $1",
    params: [customerId, passwordHash],
  },
  { text: "delete from reset_tokens where customer_id = $1", params: [customerId] },
];

/** Keeps the same password under newer hashing parameters. */
export const rehashPassword = (account: Account, passwordHash: string): Statement => ({
  text: "update credentials set password_hash = $3 where customer_id = $1 and password_hash = $2",
  params: [account.customerId, account.passwordHash, passwordHash],
});

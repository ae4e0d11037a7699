import type { Sql } from "../../../../server/store/sql.ts";
import type { OrderedLog } from "./checks.ts";

/** A log whose positions come from a sequence, read by whoever asks for what is behind the last one seen. */
export const naiveLog = async (sql: Sql): Promise<OrderedLog> => {
  await sql.script("create table naive_log (position bigserial primary key, id text not null)");
  return {
    appendIn: async (tx, id) => {
      await tx.query("insert into naive_log (id) values ($1)", [id]);
    },
    readAfter: (position) =>
      sql.query("select position, id from naive_log where position > $1 order by position", [position]),
  };
};

/** A quota that looks first and takes afterwards. `looked` is called in between. */
export const naiveQuota = async (sql: Sql, limit: number) => {
  await sql.script("create table naive_quota (claim integer)");
  return (claimant: Sql, looked: () => Promise<void>) => async (): Promise<boolean> => {
    const [row] = await claimant.query<{ count: number }>("select count(*)::int as count from naive_quota");
    await looked();
    if ((row?.count ?? 0) >= limit) return false;
    await claimant.query("insert into naive_quota values (1)");
    return true;
  };
};

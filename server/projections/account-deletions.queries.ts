import type { Sql } from "../store/sql.ts";

/** The streams whose day of erasure has come, the longest due first. */
export const listDueStreams = async (sql: Sql, now: Date, limit: number): Promise<string[]> => {
  const rows = await sql.query<{ stream_id: string }>(
    "select stream_id from account_deletions where erases_at <= $1 order by erases_at limit $2",
    [now, limit],
  );
  return rows.map(({ stream_id }) => stream_id);
};

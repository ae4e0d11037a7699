import type { Sql } from "../store/sql.ts";

export type VisitRow = { viewed_at: Date | null; revealed_at: Date | null };

export const findVisitRow = async (sql: Sql, streamId: string, staffId: string): Promise<VisitRow | null> => {
  const [row] = await sql.query<VisitRow>(
    "select viewed_at, revealed_at from support_visits where stream_id = $1 and staff_id = $2",
    [streamId, staffId],
  );
  return row ?? null;
};

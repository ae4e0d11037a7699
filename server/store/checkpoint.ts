import type { SqlConnection } from "./sql.ts";

/**
 * What became of an attempt to move a checkpoint: `ignored` when it is there already, `ahead` when it is further on,
 * `mismatch` when it is not where the caller began.
 */
export type CheckpointMove = "stored" | "ignored" | "ahead" | "mismatch";

/** Creates the checkpoint unless there is one, and answers where it is. */
export const openCheckpoint = async (connection: SqlConnection, name: string, position: number): Promise<number> => {
  await connection.query("insert into checkpoints (name, position) values ($1, $2) on conflict do nothing", [
    name,
    position,
  ]);
  return (await readCheckpoint(connection, name)) ?? position;
};

/** The position that a reader of the log has reached, or null where it has not begun. */
export const readCheckpoint = async (connection: SqlConnection, name: string): Promise<number | null> => {
  const [row] = await connection.query<{ position: number }>("select position from checkpoints where name = $1", [
    name,
  ]);
  return row?.position ?? null;
};

/** Moves a checkpoint if it still is where the caller began. */
export const moveCheckpoint = async (
  connection: SqlConnection,
  { name, from, to }: { name: string; from: number; to: number },
): Promise<CheckpointMove> => {
  const moved = await connection.query(
    "update checkpoints set position = $3, updated_at = now() where name = $1 and position = $2 and $3 > $2 returning position",
    [name, from, to],
  );
  if (moved.length > 0) return "stored";
  const current = await readCheckpoint(connection, name);
  if (current === to) return "ignored";
  return current !== null && current > to ? "ahead" : "mismatch";
};

import type { SqlConnection } from "../sql.ts";

/** An interrupted rebuild is gone on with for a day. What is older is begun anew, for the program may have changed. */
const IS_RECENT = "started_at > now() - interval '1 day'";

/** Another process rebuilds by now, because this one had lost its hold on the database. */
class RebuildOvertaken extends Error {
  constructor() {
    super("Another process took over the rebuild");
    this.name = "RebuildOvertaken";
  }
}

/** How far the tables of an interrupted rebuild had come, if it was one of this very plan. */
export const readTablesRecord = async (connection: SqlConnection, plan: object): Promise<number | null> => {
  const [row] = await connection.query<{ position: number }>(
    `select position from rebuilds where phase = 'tables' and plan = $1 and ${IS_RECENT}`,
    [plan],
  );
  return row?.position ?? null;
};

/** The last stream whose decision state was proved by an interrupted rebuild that had its tables done. */
export const readStatesRecord = async (connection: SqlConnection): Promise<string | null> => {
  const [row] = await connection.query<{ stream_id: string }>(
    `select stream_id from rebuilds where phase = 'states' and ${IS_RECENT}`,
  );
  return row?.stream_id ?? null;
};

/** Notes that a rebuild of a plan begins, and forgets any before it. */
export const beginRecord = async (tx: SqlConnection, plan: object): Promise<void> => {
  await dropRecord(tx);
  await tx.query("insert into rebuilds (plan, phase, position) values ($1, 'tables', 0)", [plan]);
};

/** Moves the record of a rebuild over events that its tables have taken in; throws RebuildOvertaken where another did. */
export const moveRecord = async (tx: SqlConnection, from: number, to: number): Promise<void> => {
  const moved = await tx.query(
    "update rebuilds set position = $2 where phase = 'tables' and position = $1 returning position",
    [from, to],
  );
  if (moved.length === 0) throw new RebuildOvertaken();
};

/** Notes that the tables are done, and up to which stream decision states are proved. */
export const moveToStates = async (connection: SqlConnection, streamId: string): Promise<void> => {
  await connection.query("update rebuilds set phase = 'states', stream_id = $1", [streamId]);
};

/** Forgets that a rebuild was under way. */
export const dropRecord = async (connection: SqlConnection): Promise<void> => {
  await connection.query("delete from rebuilds");
};

/** Notes by which version of a projection its tables were built, and up to which event. */
export const noteVersion = async (
  tx: SqlConnection,
  { name, version }: { name: string; version: number },
  position: number,
): Promise<void> => {
  await tx.query(
    `insert into projection_versions (name, version, position) values ($1, $2, $3)
      on conflict (name) do update set version = $2, position = $3, built_at = now()`,
    [name, version, position],
  );
};

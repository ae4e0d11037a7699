import type { Sql, SqlConnection } from "../sql.ts";
import type { RowDifference } from "./compare-tables.ts";
import { createFill } from "./fill-shadows.ts";
import type { RebuildOptions } from "./rebuild-options.ts";
import type { RebuildParts } from "./rebuild-parts.ts";
import { beginRecord, readTablesRecord } from "./rebuild-record.ts";
import { completeShadows, createShadows } from "./shadow-tables.ts";
import { compareAll, createSuspects } from "./suspects.ts";
import { switchOver } from "./switch-over.ts";
import { describeTable, type TableShape } from "./table-shape.ts";

export type RebuildReport = {
  /** Up to which event the tables were built when they were switched. */
  position: number;
  /** How many events this run went through; fewer than the position if it went on from an interrupted one. */
  events: number;
  fillMs: number;
  /** How long appends had to wait at the switch. */
  heldMs: number;
  /** Rows of the live tables that the log did not lead to. The first of them are named. */
  differences: { count: number; isExact: boolean; named: RowDifference[] };
};

const headOf = async (connection: SqlConnection): Promise<number> => {
  const [row] = await connection.query<{ position: number }>("select position from log_head");
  return row?.position ?? 0;
};

const planOf = ({ projections }: RebuildParts, shapes: readonly TableShape[]) => ({
  projections: projections.map(({ name, version = 1 }) => ({ name, version })),
  tables: shapes,
});

const beginOrResume = async (
  { sql }: RebuildParts,
  plan: object,
  shapes: readonly TableShape[],
): Promise<number | null> =>
  sql.transaction(async (tx) => {
    const position = await readTablesRecord(tx, plan);
    if (position !== null) return position;
    await createShadows(tx, shapes);
    await beginRecord(tx, plan);
    return null;
  });

const complete = (sql: Sql, shapes: readonly TableShape[]): Promise<void> =>
  sql.transaction(async (tx) => {
    await tx.script("set local statement_timeout = 0");
    await completeShadows(tx, shapes);
  });

/**
 * Builds the tables of these projections anew beside the live ones while appends go on, compares the two, and puts the
 * new ones in the place of the live ones. Goes on where an interrupted run of the same plan stopped.
 */
export const rebuildProjections = async (parts: RebuildParts, options: RebuildOptions): Promise<RebuildReport> => {
  const { sql, projections } = parts;
  const { onStep } = options;
  const shapes = await Promise.all(
    projections.flatMap(({ tables }) => tables).map((table) => describeTable(sql, table)),
  );
  const interrupted = await beginOrResume(parts, planOf(parts, shapes), shapes);
  const from = interrupted ?? 0;
  let head = await headOf(sql);
  onStep({ step: interrupted === null ? "begun" : "resumed", position: from, head });

  const fill = createFill(parts, from);
  const begun = performance.now();
  await fill.catchUp(
    async () => undefined,
    (position) => {
      head = Math.max(head, position);
      onStep({ step: "events", position, head });
    },
  );
  const fillMs = performance.now() - begun;
  const events = fill.position() - from;

  onStep({ step: "indexes" });
  await complete(sql, shapes);
  onStep({ step: "comparing" });
  const suspects = createSuspects(shapes);
  await compareAll(sql, shapes, suspects);
  onStep({ step: "switching" });
  const { position, heldMs } = await switchOver(parts, shapes, fill, suspects, options);
  return { position, events, fillMs, heldMs, differences: suspects.differences() };
};

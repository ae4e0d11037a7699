import type { RowChange, Values } from "../projection.ts";
import { DatabaseUnavailable, type Sql, type SqlConnection } from "../sql.ts";
import { isContention } from "../write-batch.ts";
import { compareRows, compareTables, type RowDifference, touchedKeys } from "./compare-tables.ts";
import { createFill, type Fill } from "./fill-shadows.ts";
import type { RebuildParts } from "./rebuild-parts.ts";
import { beginRecord, dropRecord, moveToStates, noteVersion, readTablesRecord } from "./rebuild-record.ts";
import { completeShadows, createShadows, dropShadows, switchShadows } from "./shadow-tables.ts";
import { describeTable, liveName, type TableShape } from "./table-shape.ts";

const SUSPECTS_MAX = 10_000;
const SWITCH_TRIES = 20;
const LOCK_WAIT_MS = 1000;

export type RebuildStep =
  | { step: "begun" | "resumed"; position: number; head: number }
  | { step: "events"; position: number; head: number }
  | { step: "indexes" | "comparing" | "switching" };

export type RebuildOptions = {
  /** Only compares, and leaves the live tables as they are. */
  isCheck: boolean;
  /** Decision states are to be proved next, in the same rebuild. */
  statesFollow: boolean;
  onStep: (step: RebuildStep) => void;
};

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

/** Rows that may differ: found different while appends went on, or touched since. They are compared once more at the end. */
const createSuspects = (shapes: readonly TableShape[]) => {
  const keys = new Map<string, Map<string, Values>>(shapes.map(({ table }) => [table, new Map()]));
  let count = 0;
  let named: RowDifference[] = [];
  let uncounted = 0;

  const add = (table: string, key: Values): boolean => {
    const known = keys.get(table);
    const id = JSON.stringify(Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (known === undefined || known.has(id)) return true;
    if (count >= SUSPECTS_MAX) return false;
    known.set(id, key);
    count += 1;
    return true;
  };

  return {
    touched: async (tx: SqlConnection, changes: readonly RowChange[]): Promise<void> => {
      for (const shape of shapes) {
        for (const key of await touchedKeys(tx, shape, changes)) add(shape.table, key);
      }
    },
    found: (differences: readonly RowDifference[]): void => {
      for (const difference of differences) if (!add(difference.table, difference.key)) uncounted += 1;
    },
    judge: async (tx: SqlConnection): Promise<void> => {
      named = [];
      for (const shape of shapes)
        named.push(...(await compareRows(tx, shape, [...(keys.get(shape.table)?.values() ?? [])])));
    },
    differences: () => ({ count: named.length + uncounted, isExact: uncounted === 0, named }),
  };
};

type Suspects = ReturnType<typeof createSuspects>;

const compareAll = async (sql: Sql, shapes: readonly TableShape[], suspects: Suspects): Promise<void> => {
  for (const shape of shapes) {
    for await (const found of compareTables(sql, shape)) suspects.found(found);
  }
};

const namesOf = (shapes: readonly TableShape[]): string => shapes.map(liveName).toSorted().join(", ");

const finishRecord = async (tx: SqlConnection, { isCheck, statesFollow }: RebuildOptions): Promise<void> => {
  if (isCheck) await dropShadows(tx);
  await (statesFollow && !isCheck ? moveToStates(tx, "") : dropRecord(tx));
};

/**
 * Brings the shadows up to the very head, judges the suspects and switches, all in one transaction. Whoever appends takes
 * its tables first and the head of the log last, and so do we: tables that nobody writes, then a head that stands still.
 */
const trySwitch = (
  { sql, projections }: RebuildParts,
  shapes: readonly TableShape[],
  fill: Fill,
  suspects: Suspects,
  options: RebuildOptions,
): Promise<{ position: number; heldMs: number } | null> =>
  sql.transaction(async (tx) => {
    await tx.script(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_WAIT_MS}`);
    await tx.query(`lock table ${namesOf(shapes)} in share row exclusive mode`);
    const [head] = await tx.query<{ position: number }>("select position from log_head for update");
    const begun = performance.now();
    const position = head?.position ?? 0;
    if (!(await fill.finish(tx, position, suspects.touched))) return null;
    await suspects.judge(tx);
    if (!options.isCheck) {
      await tx.query(`lock table ${namesOf(shapes)} in access exclusive mode`);
      await switchShadows(tx, shapes);
      for (const { name, version = 1 } of projections) await noteVersion(tx, { name, version }, position);
    }
    await finishRecord(tx, options);
    return { position, heldMs: performance.now() - begun };
  });

const isPassing = (error: unknown): boolean => error instanceof DatabaseUnavailable || isContention(error);

const switchOver = async (
  parts: RebuildParts,
  shapes: readonly TableShape[],
  fill: Fill,
  suspects: Suspects,
  options: RebuildOptions,
): Promise<{ position: number; heldMs: number }> => {
  for (let tries = 1; ; tries += 1) {
    await fill.catchUp(suspects.touched, () => undefined);
    try {
      const switched = await trySwitch(parts, shapes, fill, suspects, options);
      if (switched !== null) return switched;
      if (tries >= SWITCH_TRIES) throw new DatabaseUnavailable();
    } catch (error) {
      if (!isPassing(error) || tries >= SWITCH_TRIES) throw error;
    }
  }
};

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

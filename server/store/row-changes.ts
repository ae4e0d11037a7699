import type { RowChange, Values } from "./projection.ts";
import type { SqlConnection } from "./sql.ts";
import { quotedName } from "./sql-names.ts";

/** One statement for many rows of one table; the rows are its only parameter. */
export type ChangeStatement = { statement: string; rows: Values[] };

type Kind = "set" | "update" | "delete";
type Step = { table: string; kind: Kind; key: Values; values: Values };
type Layered = Step & { layer: number; id: string };

const stepOf = (change: RowChange): Step => {
  const { table, key } = change;
  if ("set" in change) return { table, kind: "set", key, values: change.set };
  if ("update" in change) return { table, kind: "update", key, values: change.update };
  return { table, kind: "delete", key, values: {} };
};

const idOf = ({ table, key }: Step): string =>
  JSON.stringify([table, Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

/** The one step that does what two do one after the other on the same row, or null when it takes both. */
const combineSteps = (first: Step, next: Step): Step | null => {
  if (next.kind === "delete") return next;
  if (first.kind === "delete") return next.kind === "update" ? first : null;
  if (first.kind === "update" && next.kind === "set") return null;
  return { ...first, values: { ...first.values, ...next.values } };
};

type TableLayers = { columns: string; floor: number; top: number; latest: Map<string, number> };

const columnsOf = ({ key }: Step): string => JSON.stringify(Object.keys(key).toSorted());

/** Rows found by other columns may be the same rows: whatever comes then waits for all that was before. */
const layersFor = (tables: Map<string, TableLayers>, step: Step): TableLayers => {
  const columns = columnsOf(step);
  const known = tables.get(step.table);
  if (known?.columns === columns) return known;
  const floor = known === undefined ? 0 : known.top + 1;
  const layers = { columns, floor, top: floor, latest: new Map<string, number>() };
  tables.set(step.table, layers);
  return layers;
};

const layered = (changes: readonly RowChange[]): Layered[] => {
  const steps: Layered[] = [];
  const tables = new Map<string, TableLayers>();
  for (const change of changes) {
    const step = stepOf(change);
    const layers = layersFor(tables, step);
    const id = idOf(step);
    const index = layers.latest.get(id);
    const previous = index === undefined ? undefined : steps[index];
    const combined = previous === undefined ? null : combineSteps(previous, step);
    if (index !== undefined && previous !== undefined && combined !== null) {
      steps[index] = { ...combined, layer: previous.layer, id };
    } else {
      const layer = previous === undefined ? layers.floor : previous.layer + 1;
      layers.top = Math.max(layers.top, layer);
      layers.latest.set(id, steps.push({ ...step, layer, id }) - 1);
    }
  }
  return steps;
};

const list = (names: readonly string[]): string => names.map(quotedName).join(", ");

const statementOf = (table: string, kind: Kind, keys: readonly string[], columns: readonly string[]): string => {
  const rows = `jsonb_populate_recordset(null::${quotedName(table)}, $1)`;
  const sameKey = keys.map((name) => `target.${quotedName(name)} = source.${quotedName(name)}`).join(" and ");
  const assign = (from: string) =>
    columns.map((name) => `${quotedName(name)} = ${from}.${quotedName(name)}`).join(", ");
  switch (kind) {
    case "delete":
      return `delete from ${quotedName(table)} as target using ${rows} as source where ${sameKey}`;
    case "update":
      return `update ${quotedName(table)} as target set ${assign("source")} from ${rows} as source where ${sameKey}`;
    case "set": {
      const names = list([...keys, ...columns]);
      const action = columns.length === 0 ? "nothing" : `update set ${assign("excluded")}`;
      return `insert into ${quotedName(table)} (${names}) select ${names} from ${rows} on conflict (${list(keys)}) do ${action}`;
    }
  }
};

const byOrder = (a: { order: string }, b: { order: string }): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : 0;

/**
 * Merges the changes of one row and batches those of one table, to the same effect as running them in order.
 * Statements and rows come in an order of their own, so that concurrent transactions touch shared rows alike.
 */
export const mergeChanges = (changes: readonly RowChange[]): ChangeStatement[] => {
  const groups = new Map<string, { order: string; statement: string; rows: { order: string; values: Values }[] }>();
  for (const { layer, id, table, kind, key, values } of layered(changes)) {
    const keys = Object.keys(key).toSorted();
    const columns = Object.keys(values).toSorted();
    if (kind === "update" && columns.length === 0) continue;
    const order = JSON.stringify([String(layer).padStart(6, "0"), table, kind, keys, columns]);
    const group = groups.get(order) ?? { order, statement: statementOf(table, kind, keys, columns), rows: [] };
    groups.set(order, group);
    group.rows.push({ order: id, values: { ...key, ...values } });
  }
  return [...groups.values()]
    .toSorted(byOrder)
    .map(({ statement, rows }) => ({ statement, rows: rows.toSorted(byOrder).map((row) => row.values) }));
};

/** Writes row changes in the caller's transaction. */
export const applyChanges = async (tx: SqlConnection, changes: readonly RowChange[]): Promise<void> => {
  for (const { statement, rows } of mergeChanges(changes)) await tx.query(statement, [rows]);
};

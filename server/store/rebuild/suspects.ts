import type { RowChange, Values } from "../projection.ts";
import type { Sql, SqlConnection } from "../sql.ts";
import { compareRows, compareTables, type RowDifference, touchedKeys } from "./compare-tables.ts";
import type { TableShape } from "./table-shape.ts";

const SUSPECTS_MAX = 10_000;

/** Rows that may differ: found different while appends went on, or touched since. They are compared once more at the end. */
export const createSuspects = (shapes: readonly TableShape[]) => {
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

export type Suspects = ReturnType<typeof createSuspects>;

/** Finds the suspects there are before anything is locked. */
export const compareAll = async (sql: Sql, shapes: readonly TableShape[], suspects: Suspects): Promise<void> => {
  for (const shape of shapes) {
    for await (const found of compareTables(sql, shape)) suspects.found(found);
  }
};

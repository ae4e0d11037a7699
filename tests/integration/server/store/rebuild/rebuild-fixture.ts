import { operatorCodec } from "../../../../../server/operator/operator-parts.ts";
import { foldOf } from "../../../../../server/operator/stream-folds.ts";
import { ALL_PROJECTIONS } from "../../../../../server/projections/all-projections.ts";
import type { Projection } from "../../../../../server/store/projection.ts";
import { type Rebuilt, rebuild } from "../../../../../server/store/rebuild/rebuild.ts";
import type { RebuildStep } from "../../../../../server/store/rebuild/rebuild-options.ts";
import { createSecrets } from "../../../../../server/store/secrets.ts";
import type { Row, Sql } from "../../../../../server/store/sql.ts";
import { createVisitor, historyStore, type Visitor } from "../../../../support/log-history.ts";

export const MASTER = new Uint8Array(32).fill(9);
const secrets = createSecrets(MASTER);

const TABLES = ALL_PROJECTIONS.flatMap(({ tables }) => tables);
const VISITORS = ["a", "b", "c"];
const VISITS = 6;
const PAGE_SIZE = 100;

/** Three customers with a few visits each, in turn. */
export const fillWithVisits = async (sql: Sql): Promise<Visitor[]> => {
  const store = historyStore(sql, secrets);
  const visitors = VISITORS.map((id) => createVisitor(store, id));
  for (let turn = 0; turn < VISITS; turn += 1) await Promise.all(visitors.map((visitor) => visitor.visit()));
  return visitors;
};

type Change = {
  projections?: readonly Projection[];
  isCheck?: boolean;
  pageSize?: number;
  onStep?: (step: RebuildStep) => void;
};

export const rebuildOf = async (
  sql: Sql,
  { projections = ALL_PROJECTIONS, isCheck = false, pageSize = PAGE_SIZE, onStep = () => {} }: Change = {},
): Promise<Rebuilt> => {
  const options = { projections, withStates: projections === ALL_PROJECTIONS, isCheck, pageSize };
  const parts = { sql, codec: operatorCodec({ secrets }), foldOf };
  const rebuilt = await rebuild(parts, { ...options, onStep, onStates: () => {} });
  if (rebuilt === "busy") throw new Error("Another rebuild is going on");
  return rebuilt;
};

/** Every row of every read model. */
export const rowsOf = async (sql: Sql): Promise<Record<string, Row[]>> => {
  const tables: Record<string, Row[]> = {};
  for (const table of TABLES) tables[table] = await sql.query(`select * from ${table} order by 1`);
  return tables;
};

/** Constraints and indexes of the read models, and what lies in the schema where they are built. */
export const layoutOf = async (sql: Sql): Promise<unknown[]> =>
  Promise.all([
    sql.query(
      "select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename = any ($1::text[]) order by 1",
      [TABLES],
    ),
    sql.query(
      `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid::regclass::text = any ($1::text[]) order by 1`,
      [TABLES],
    ),
    sql.query("select tablename from pg_tables where schemaname = 'rebuild'"),
  ]);

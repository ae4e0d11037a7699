import type { SqlConnection } from "../sql.ts";
import { quotedName } from "../sql-names.ts";
import { liveName, SHADOW_SCHEMA, shadowName, type TableShape } from "./table-shape.ts";

const existing = async (tx: SqlConnection): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ name: string }>(
    "select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1",
    [SHADOW_SCHEMA],
  );
  return new Set(rows.map(({ name }) => name));
};

const addConstraint = (shape: TableShape, { name, definition }: { name: string; definition: string }): string =>
  `alter table ${shadowName(shape)} add constraint ${quotedName(name)} ${definition}`;

/** Removes whatever was built and not switched to. */
export const dropShadows = async (tx: SqlConnection): Promise<void> => {
  const tables = await tx.query<{ name: string }>("select tablename as name from pg_tables where schemaname = $1", [
    SHADOW_SCHEMA,
  ]);
  for (const { name } of tables) await tx.query(`drop table ${quotedName(SHADOW_SCHEMA)}.${quotedName(name)}`);
};

/** Makes empty tables beside the live ones, with the primary key alone: the rest is quicker to add to a full table. */
export const createShadows = async (tx: SqlConnection, shapes: readonly TableShape[]): Promise<void> => {
  await dropShadows(tx);
  for (const shape of shapes) {
    const options = shape.options === null ? "" : ` with (${shape.options})`;
    const like = `like ${liveName(shape)} including all excluding indexes`;
    await tx.query(`create table ${shadowName(shape)} (${like})${options}`);
    for (const primary of shape.constraints.slice(0, 1)) await tx.query(addConstraint(shape, primary));
  }
};

/** Adds what the live tables have and these do not have yet. */
export const completeShadows = async (tx: SqlConnection, shapes: readonly TableShape[]): Promise<void> => {
  const names = await existing(tx);
  for (const shape of shapes) {
    const constraints = shape.constraints.filter(({ name }) => !names.has(name));
    for (const constraint of constraints) await tx.query(addConstraint(shape, constraint));
    for (const { name, definition } of shape.indexes) if (!names.has(name)) await tx.query(definition);
    await tx.query(`analyze ${shadowName(shape)}`);
  }
};

/** Puts the tables in the place of the live ones, which are gone then. */
export const switchShadows = async (tx: SqlConnection, shapes: readonly TableShape[]): Promise<void> => {
  for (const shape of shapes) {
    await tx.query(`drop table ${liveName(shape)}`);
    await tx.query(`alter table ${shadowName(shape)} set schema ${quotedName(shape.schema)}`);
    for (const grant of shape.grants) await tx.query(grant);
  }
};

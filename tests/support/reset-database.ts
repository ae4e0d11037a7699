import type { Sql } from "../../server/store/sql.ts";

const KEPT = ["schema_migrations", "app_secrets", "log_head"];
/** After a log of this many events or fewer, deleting rows takes a tenth of the time in which every table gets a new file. */
const SHORT_LOG = 2000;

/** Empties every table, as if the database had just been migrated. The log allows it under its named setting only. */
export const resetDatabase = (sql: Sql): Promise<void> =>
  sql.transaction(async (tx) => {
    await tx.query("set local listwright.allow_event_changes = 'on'");
    const tables = await tx.query<{ name: string; position: number }>(
      `select quote_ident(tablename) as name, position from pg_tables, log_head
       where schemaname = 'public' and tablename <> all ($1::text[])`,
      [KEPT],
    );
    const isShort = tables.every(({ position }) => position <= SHORT_LOG);
    if (isShort) await tx.script(tables.map(({ name }) => `delete from ${name}`).join(";"));
    else await tx.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    await tx.query("update log_head set position = 0");
  });

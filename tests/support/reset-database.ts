import type { Sql } from "../../server/store/sql.ts";

const KEPT = ["schema_migrations", "app_secrets", "log_head"];

/** Empties every table, as if the database had just been migrated. The log allows it under its named setting only. */
export const resetDatabase = (sql: Sql): Promise<void> =>
  sql.transaction(async (tx) => {
    await tx.query("set local listwright.allow_event_changes = 'on'");
    const tables = await tx.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1::text[])",
      [KEPT],
    );
    await tx.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
    await tx.query("update log_head set position = 0");
  });

import { migrate } from "../../server/store/migrate.ts";
import { openPostgres } from "../../server/store/postgres.ts";
import type { Sql } from "../../server/store/sql.ts";
import { silentLog } from "./log.ts";
import { freshPglite } from "./pglite.ts";
import { startPostgres } from "./postgres.ts";

export const openFreshPostgres = async (): Promise<Sql> => {
  const sql = await openPostgres(await (await startPostgres()).freshDatabase(), silentLog);
  await migrate(sql);
  return sql;
};

/** An empty, migrated database of each kind, for what has to hold on both. The caller closes it. */
export const DATABASES: Readonly<Record<string, () => Promise<Sql>>> = {
  PGlite: freshPglite,
  PostgreSQL: openFreshPostgres,
};

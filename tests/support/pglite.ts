import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import manifest from "../../node_modules/@electric-sql/pglite/package.json";
import { migrate } from "../../server/store/migrate.ts";
import { openPglite } from "../../server/store/pglite.ts";
import type { Sql } from "../../server/store/sql.ts";

const CACHE = join(import.meta.dir, "../../.cache");
const DUMP = join(CACHE, `pglite-${manifest.version}.tar`);

/** An empty database, dumped once: loading it takes a second where making one takes six. */
export const emptyDatabase = async (): Promise<Blob> => {
  if (!existsSync(DUMP)) {
    const db = await PGlite.create();
    const dump = await db.dumpDataDir("none");
    await db.close();
    mkdirSync(CACHE, { recursive: true });
    const draft = `${DUMP}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, DUMP);
  }
  return Bun.file(DUMP);
};

/** An empty PGlite in memory that nothing was ever done to. */
export const untouchedPglite = async (): Promise<Sql> => openPglite({ loadDataDir: await emptyDatabase() });

/** A migrated PGlite in memory, of its own. Prefer `sharedPglite`. */
export const freshPglite = async (): Promise<Sql> => {
  const sql = await untouchedPglite();
  await migrate(sql);
  return sql;
};

let shared: Promise<Sql> | null = null;

/** The migrated PGlite that all tests of this process share; `resetDatabase` it between them. */
export const sharedPglite = (): Promise<Sql> => {
  shared ??= freshPglite();
  return shared;
};

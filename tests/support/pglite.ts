import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import manifest from "../../node_modules/@electric-sql/pglite/package.json";
import { migrate, readMigrations } from "../../server/store/migrate.ts";
import { openPglite } from "../../server/store/pglite.ts";
import type { Sql } from "../../server/store/sql.ts";

const CACHE = join(import.meta.dir, "../../.cache");

/** A dump that is made where it is not there yet: loading one takes half a second where making it takes four. */
const dumped = async (name: string, make: () => Promise<PGlite>): Promise<Blob> => {
  const file = join(CACHE, `pglite-${manifest.version}-${name}.tar`);
  if (!existsSync(file)) {
    const db = await make();
    const dump = await db.dumpDataDir("none");
    await db.close();
    mkdirSync(CACHE, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return Bun.file(file);
};

const emptyDatabase = (): Promise<Blob> => dumped("empty", () => PGlite.create());

/** A database with all migrations behind it, and nothing in it. */
export const migratedDatabase = (): Promise<Blob> => {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  const version = createHash("sha256").update(checksums.join()).digest("hex").slice(0, 16);
  return dumped(version, async () => {
    const folder = mkdtempSync(join(tmpdir(), "listwright-migrated-"));
    await new Bun.Archive(await (await emptyDatabase()).bytes()).extract(folder);
    const sql = await openPglite({ folder });
    await migrate(sql);
    await sql.close();
    return PGlite.create(folder);
  });
};

/** An empty PGlite in memory that nothing was ever done to. */
export const untouchedPglite = async (): Promise<Sql> => openPglite({ loadDataDir: await emptyDatabase() });

/** A migrated PGlite in memory, of its own. Prefer `sharedPglite`. */
export const freshPglite = async (): Promise<Sql> => openPglite({ loadDataDir: await migratedDatabase() });

let shared: Promise<Sql> | null = null;

/** The migrated PGlite that all tests of this process share; `resetDatabase` it between them. */
export const sharedPglite = (): Promise<Sql> => {
  shared ??= freshPglite();
  return shared;
};

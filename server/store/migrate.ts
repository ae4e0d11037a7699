import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseUnavailable, type Sql, type SqlConnection } from "./sql.ts";

export type Migration = { name: string; script: string; checksum: string };

/** The database does not fit this program: a migration was edited after it ran, or a newer program ran more of them. */
export class MigrationMismatch extends Error {
  readonly migration: string;
  constructor(migration: string, why: string) {
    super(`Migration ${migration} ${why}`);
    this.name = "MigrationMismatch";
    this.migration = migration;
  }
}

/** The database refused a migration, for the reason in the cause; nothing of it is left. */
export class MigrationFailed extends Error {
  readonly migration: string;
  constructor(migration: string, options: ErrorOptions) {
    super(`Migration ${migration} failed`, options);
    this.name = "MigrationFailed";
    this.migration = migration;
  }
}

const MIGRATIONS_FOLDER = join(import.meta.dir, "../../migrations");

// Any constant does, as long as every process takes the same.
const MIGRATION_LOCK = 7_310_427_591;

/** Reads the SQL files of a folder in the order of their names. */
export const readMigrations = (folder: string = MIGRATIONS_FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const script = readFileSync(join(folder, name), "utf8");
      return { name, script, checksum: createHash("sha256").update(script).digest("hex") };
    });

const pendingOf = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of applied) {
    const migration = known.get(name);
    if (migration === undefined) throw new MigrationMismatch(name, "was run by a newer version of the program");
    if (migration.checksum !== checksum) throw new MigrationMismatch(name, "was edited after it ran");
  }
  return migrations.filter((migration) => !applied.has(migration.name));
};

const runScript = async (tx: SqlConnection, { name, script }: Migration): Promise<void> => {
  try {
    await tx.script(script);
  } catch (error) {
    throw error instanceof DatabaseUnavailable ? error : new MigrationFailed(name, { cause: error });
  }
};

const runPending = async (tx: SqlConnection, migrations: readonly Migration[]): Promise<string[]> => {
  await tx.query("set local statement_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  await tx.query(
    "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
  );
  const rows = await tx.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations order by name",
  );
  const pending = pendingOf(migrations, new Map(rows.map((row) => [row.name, row.checksum])));
  for (const migration of pending) {
    await runScript(tx, migration);
    const { name, checksum } = migration;
    await tx.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
  }
  return pending.map((migration) => migration.name);
};

/** Runs what has not run yet, all of it or nothing; several processes may call it at once. Answers the names it ran. */
export const migrate = (sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<string[]> =>
  sql.transaction((tx) => runPending(tx, migrations));

import { join } from "node:path";
import type { Upcasters } from "../../events/kernel/upcast.ts";
import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { createCodec, type StoredEventDefinition } from "./codec.ts";
import type { EventStore, NewId } from "./event-store.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";
import type { Projection } from "./projection.ts";
import { readDatabaseSecrets, readKeyFile, type Secrets, secretsFromDatabase, secretsFromFile } from "./secrets.ts";
import type { Sql } from "./sql.ts";
import { createEventStore } from "./sql-event-store.ts";
import { createSubjectKeys, ensureSecretFits } from "./subject-keys.ts";

/** An open database: `announce` tells other processes where this one takes commands. */
export type Database = { sql: Sql; secrets: Secrets; announce: (address: string) => void; close: () => Promise<void> };

/** Does with an open database what ends in the secret of its installation; closes it where that fails. */
const prepare = async (sql: Sql, work: () => Promise<Secrets>): Promise<Pick<Database, "sql" | "secrets">> => {
  try {
    return { sql, secrets: await work() };
  } catch (error) {
    await sql.close();
    throw error;
  }
};

const openFolder = async (folder: string, lock: FolderLock): Promise<Database> => {
  const sql = await openPglite({ folder: join(folder, "pg") });
  const keyPath = join(folder, "key");
  const ready = await prepare(sql, async () => {
    await migrate(sql);
    await ensureSecretFits(sql, async () => readKeyFile(keyPath));
    return secretsFromFile(keyPath);
  });
  return { ...ready, announce: lock.announce, close: sql.close };
};

/** Opens the embedded database of a data folder, which this process then holds until it closes it or ends. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  const lock = lockFolder(folder);
  try {
    const database = await openFolder(folder, lock);
    const close = async (): Promise<void> => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const POSTGRES_VERSION_MIN = 150_000;

const ensureSupported = async (sql: Sql): Promise<void> => {
  const [row] = await sql.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  if (row === undefined || row.version < POSTGRES_VERSION_MIN)
    throw new StartError("DATABASE_URL must name PostgreSQL 15 or newer");
};

/** Connects to PostgreSQL, which any number of processes may share. */
export const openServer = async (url: string, log: Log, options: PostgresOptions = {}): Promise<Database> => {
  const sql = await openPostgres(url, log, options);
  const ready = await prepare(sql, async () => {
    await ensureSupported(sql);
    await migrate(sql);
    await ensureSecretFits(sql, () => readDatabaseSecrets(sql));
    return secretsFromDatabase(sql);
  });
  return { ...ready, announce: () => {}, close: sql.close };
};

/** The event store over an open database, for the events this program knows. */
export const storeOver = (
  { sql, secrets }: Pick<Database, "sql" | "secrets">,
  parts: {
    definitions: readonly StoredEventDefinition[];
    upcasters: Upcasters;
    projections: readonly Projection[];
    clock: Clock;
    newId: NewId;
    log: Log;
  },
): EventStore => {
  const { definitions, upcasters, ...rest } = parts;
  const codec = createCodec({ definitions, upcasters, keys: createSubjectKeys(secrets) });
  return createEventStore({ sql, codec, ...rest });
};

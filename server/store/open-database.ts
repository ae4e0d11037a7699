import type { Env } from "../env.ts";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { type Database, openEmbedded, openServer } from "./open-store.ts";
import type { PostgresOptions } from "./postgres.ts";
import { startFailure } from "./start-failure.ts";

const POSTGRES_VERSION_MIN = 150_000;

const openSupported = async (url: string, log: Log, options: PostgresOptions): Promise<Database> => {
  const database = await openServer(url, log, options);
  const [row] = await database.sql.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  if (row !== undefined && row.version >= POSTGRES_VERSION_MIN) return database;
  await database.close();
  throw new StartError("DATABASE_URL must name PostgreSQL 15 or newer");
};

/** Opens and migrates the database the environment names. Throws StartError with one line an operator can act on. */
export const openDatabase = async (env: Env, log: Log, options: PostgresOptions = {}): Promise<Database> => {
  try {
    return await (env.DATABASE_URL === undefined
      ? openEmbedded(env.dataDir)
      : openSupported(env.DATABASE_URL, log, options));
  } catch (error) {
    throw startFailure(error, env);
  }
};

import { join } from "node:path";
import type { Env } from "../env.ts";
import { type FolderLock, lockFolder } from "../store/folder-lock.ts";
import { migrate } from "../store/migrate.ts";
import { openPglite } from "../store/pglite.ts";
import { openPostgres } from "../store/postgres.ts";
import { type Secrets, secretsFromDatabase, secretsFromFile } from "../store/secrets.ts";
import type { Sql } from "../store/sql.ts";
import { StartError, startFailure } from "./start-error.ts";

export type Database = {
  sql: Sql;
  secrets: Secrets;
  /** The hold on the data folder; null where PostgreSQL keeps the data. */
  lock: FolderLock | null;
  close: () => Promise<void>;
};

const POSTGRES_VERSION_MIN = 150_000;

const openEmbedded = async (dataDir: string): Promise<Database> => {
  const lock = lockFolder(dataDir);
  try {
    const secrets = secretsFromFile(join(dataDir, "key"));
    const sql = await openPglite({ folder: join(dataDir, "database") });
    await migrate(sql);
    const close = async (): Promise<void> => {
      await sql.close();
      lock.release();
    };
    return { sql, secrets, lock, close };
  } catch (error) {
    lock.release();
    throw error;
  }
};

const requireVersion = async (sql: Sql): Promise<void> => {
  const [row] = await sql.query<{ version: number }>("select current_setting('server_version_num')::int as version");
  if (row === undefined || row.version < POSTGRES_VERSION_MIN) throw new StartError("DATABASE_URL must name PostgreSQL 15 or newer");
};

const openShared = async (url: string): Promise<Database> => {
  const sql = await openPostgres(url);
  try {
    await requireVersion(sql);
    await migrate(sql);
    return { sql, secrets: await secretsFromDatabase(sql), lock: null, close: sql.close };
  } catch (error) {
    await sql.close();
    throw error;
  }
};

/** Opens and migrates the database the environment names. Throws StartError with one line an operator can act on. */
export const openDatabase = (env: Env): Promise<Database> => {
  const opened = env.DATABASE_URL === undefined ? openEmbedded(env.dataDir) : openShared(env.DATABASE_URL);
  return opened.catch((error: unknown) => {
    throw startFailure(error, env);
  });
};

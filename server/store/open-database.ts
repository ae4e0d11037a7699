import type { Env } from "../env.ts";
import { describeError, type Log } from "../platform/log.ts";
import { type Database, openEmbedded, openServer } from "./open-store.ts";
import type { PostgresOptions } from "./postgres.ts";
import { isUnprepared, startFailure } from "./start-failure.ts";

/** Opens and migrates the database the environment names. Throws StartError with one line an operator can act on. */
export const openDatabase = async (env: Env, log: Log, options: PostgresOptions = {}): Promise<Database> => {
  try {
    return await (env.DATABASE_URL === undefined
      ? openEmbedded(env.dataDir)
      : openServer(env.DATABASE_URL, log, options));
  } catch (error) {
    if (isUnprepared(error)) log.error("the database could not be prepared", { error: describeError(error) });
    throw startFailure(error, env);
  }
};

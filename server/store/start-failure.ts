import { join } from "node:path";
import type { Env } from "../env.ts";
import { errorCode } from "../platform/error-code.ts";
import { StartError } from "../platform/start-error.ts";
import { FolderInUse } from "./folder-lock.ts";
import { MigrationFailed, MigrationMismatch } from "./migrate.ts";
import { SecretUnusable } from "./secrets.ts";
import { DatabaseUnavailable, QueryFailed, UniqueViolation } from "./sql.ts";

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "ENOENT"]);

const isUnwritable = (code: string | null): code is string =>
  code !== null && (UNWRITABLE.has(code) || code.startsWith("SQLITE_CANTOPEN"));

const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "refused the user or the password",
  "28000": "refused the user",
  "3D000": "has no such database",
  "42501": "does not let its user create tables",
};

const isOfUser = (state: string): boolean => state.startsWith("28");

/** Why the server let nobody in, in words for an operator; null where that was not the reason. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof DatabaseUnavailable) return "does not answer";
  if (error instanceof QueryFailed)
    return REFUSALS[error.sqlState] ?? (isOfUser(error.sqlState) ? "refused the user" : null);
  // What a driver gives a code of its own is about the connection: encryption, for example.
  const code = errorCode(error);
  return code === null ? null : `refused the connection (${code})`;
};

/** Whether the database was reached and then refused what was to be done in it. */
export const isUnprepared = (error: unknown): boolean =>
  error instanceof MigrationFailed ||
  error instanceof UniqueViolation ||
  (error instanceof QueryFailed && refusalOf(error) === null);

const stateOf = (error: unknown): string => {
  if (error instanceof UniqueViolation) return "SQLSTATE 23505";
  return error instanceof QueryFailed ? `SQLSTATE ${error.sqlState}` : "an error of its driver";
};

const hostOf = (url: string): string => new URL(url).host;

const nameOf = ({ DATABASE_URL, dataDir }: Env): string =>
  `The database ${DATABASE_URL === undefined ? `in ${dataDir}` : `at ${hostOf(DATABASE_URL)}`}`;

/** The database's own words may hold data; they are in the log. */
const unprepared = (error: unknown, env: Env): StartError => {
  const what =
    error instanceof MigrationFailed
      ? `migration ${error.migration} failed with ${stateOf(error.cause)}`
      : `it failed with ${stateOf(error)}`;
  return new StartError(`${nameOf(env)} could not be prepared: ${what}. The log has the whole error.`, {
    cause: error,
  });
};

const KEY_FAULTS: Readonly<Record<SecretUnusable["why"], string>> = {
  gone: "is missing, and the database is sealed with it. Put it back from your backup.",
  damaged: "is damaged. Put it back from your backup.",
  another: "is not the one the database is sealed with. Put that one back from your backup.",
};

const keyOf = ({ DATABASE_URL, dataDir }: Env): string =>
  DATABASE_URL === undefined ? `key file ${join(dataDir, "key")}` : "key in the table app_secrets";

/** Says why the database did not open, without passwords and without a stack. */
export const startFailure = (error: unknown, env: Env): Error => {
  if (error instanceof StartError) return error;
  if (error instanceof FolderInUse) {
    return new StartError(`${error.message}. Stop it first, or set DATA_DIR to another folder.`, { cause: error });
  }
  if (error instanceof MigrationMismatch)
    return new StartError(`${error.message}. Use the program that wrote this database.`, { cause: error });
  if (error instanceof SecretUnusable)
    return new StartError(`The ${keyOf(env)} ${KEY_FAULTS[error.why]}`, { cause: error });
  if (isUnprepared(error)) return unprepared(error, env);
  const refusal = env.DATABASE_URL === undefined ? null : refusalOf(error);
  if (refusal !== null) return new StartError(`${nameOf(env)} ${refusal}. Check DATABASE_URL.`, { cause: error });
  const code = errorCode(error);
  if (env.DATABASE_URL === undefined && isUnwritable(code)) {
    return new StartError(`The data folder ${env.dataDir} cannot be written (${code}). Check DATA_DIR.`, {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
};

import { join } from "node:path";
import type { Env } from "../env.ts";
import { errorCode } from "../platform/error-code.ts";
import { StartError } from "../platform/start-error.ts";
import { FolderInUse } from "./folder-lock.ts";
import { MigrationMismatch } from "./migrate.ts";
import { SecretUnusable } from "./secrets.ts";
import { DatabaseUnavailable, QueryFailed } from "./sql.ts";

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "ENOENT"]);

const isUnwritable = (code: string | null): code is string =>
  code !== null && (UNWRITABLE.has(code) || code.startsWith("SQLITE_CANTOPEN"));

const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "refused the user or the password",
  "28000": "refused the user",
  "3D000": "has no such database",
  "42501": "does not let its user create tables",
};

const refusalOf = (error: unknown): string => {
  if (error instanceof DatabaseUnavailable) return "does not answer";
  return (error instanceof QueryFailed ? REFUSALS[error.sqlState] : undefined) ?? "refused the connection";
};

const hostOf = (url: string): string => new URL(url).host;

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
  if (env.DATABASE_URL !== undefined) {
    const what = `The database at ${hostOf(env.DATABASE_URL)} ${refusalOf(error)}.`;
    return new StartError(`${what} Check DATABASE_URL.`, { cause: error });
  }
  const code = errorCode(error);
  if (isUnwritable(code)) {
    return new StartError(`The data folder ${env.dataDir} cannot be written (${code}). Check DATA_DIR.`, {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
};

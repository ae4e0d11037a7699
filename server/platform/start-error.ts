import type { Env } from "../env.ts";
import { FolderInUse } from "../store/folder-lock.ts";
import { MigrationMismatch } from "../store/migrate.ts";
import { DatabaseUnavailable } from "../store/sql.ts";

/** A reason not to start that an operator can act on; its message is one line. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StartError";
  }
}

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC", "ENOENT"]);

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

const isUnwritable = (error: unknown): boolean =>
  UNWRITABLE.has(codeOf(error)) || codeOf(error).startsWith("SQLITE_CANTOPEN");

const hostOf = (url: string): string => new URL(url).host;

/** Says why the database did not open, without passwords and without a stack. */
export const startFailure = (error: unknown, env: Env): Error => {
  if (error instanceof StartError) return error;
  if (error instanceof FolderInUse) {
    return new StartError(`${error.message}. Stop it first, or set DATA_DIR to another folder.`, { cause: error });
  }
  if (error instanceof MigrationMismatch)
    return new StartError(`${error.message}. Use the program that wrote this database.`, { cause: error });
  if (env.DATABASE_URL !== undefined) {
    const why = error instanceof DatabaseUnavailable ? "does not answer" : "refused the connection";
    return new StartError(`The database at ${hostOf(env.DATABASE_URL)} ${why}. Check DATABASE_URL.`, { cause: error });
  }
  if (isUnwritable(error)) {
    return new StartError(`The data folder ${env.dataDir} cannot be written (${codeOf(error)}). Check DATA_DIR.`, {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
};

import { join } from "node:path";
import type { Env } from "../env.ts";
import { FolderInUse } from "../store/folder-lock.ts";
import { MigrationMismatch } from "../store/migrate.ts";
import { SecretUnusable } from "../store/secrets.ts";
import { DatabaseUnavailable, QueryFailed } from "../store/sql.ts";

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

type Listening = { host: string; port: number; hostVariable: string; portVariable: string };

/** Says why an address cannot be listened on, or hands back what has another reason. */
export const listenFailure = (error: unknown, { host, port, hostVariable, portVariable }: Listening): unknown => {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return new StartError(
      `Port ${port} on ${host} is in use. Stop what uses it, or set ${portVariable} to another one.`,
      { cause: error },
    );
  if (code === "EACCES")
    return new StartError(`Port ${port} may not be used by this user. Set ${portVariable} to another one.`, {
      cause: error,
    });
  return ["EADDRNOTAVAIL", "ENOENT", "ENOTFOUND", "EINVAL"].includes(code)
    ? new StartError(`${host} is no address of this machine. Check ${hostVariable}.`, { cause: error })
    : error;
};

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
  if (isUnwritable(error)) {
    return new StartError(`The data folder ${env.dataDir} cannot be written (${codeOf(error)}). Check DATA_DIR.`, {
      cause: error,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
};

import { hkdfSync, randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../platform/error-code.ts";
import type { Sql, SqlConnection } from "./sql.ts";

const MASTER_BYTES = 32;
const MASTER_ROW = "master";

/** Keys for every purpose, all derived from one secret of this installation. */
export type Secrets = {
  derive: (purpose: string, bytes?: number) => Buffer;
  /** The secret itself, for the one copy of it that an operator keeps. */
  reveal: () => Buffer;
};

/** The secret of an installation is gone, damaged, or not the one its database is sealed with. */
export class SecretUnusable extends Error {
  readonly why: "gone" | "damaged" | "another";
  constructor(why: SecretUnusable["why"]) {
    super(`The master secret is unusable: ${why}`);
    this.name = "SecretUnusable";
    this.why = why;
  }
}

/** Derives keys from a master secret of 32 bytes; throws SecretUnusable for one of another length. */
export const createSecrets = (master: Uint8Array): Secrets => {
  if (master.length !== MASTER_BYTES) throw new SecretUnusable("damaged");
  return {
    derive: (purpose, bytes = 32) => Buffer.from(hkdfSync("sha256", master, "", `listwright/${purpose}`, bytes)),
    reveal: () => Buffer.from(master),
  };
};

const readMaster = (path: string): Buffer | null => {
  try {
    return Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
};

const asText = (master: Uint8Array): string => `${Buffer.from(master).toString("base64url")}\n`;

/** Writes a copy of the secret where no file is yet, for its owner alone to read. */
export const writeKeyFile = (path: string, secrets: Secrets): void =>
  writeFileSync(path, asText(secrets.reveal()), { flag: "wx", mode: 0o600 });

/** The secret in a file, or null where there is none. */
export const readKeyFile = (path: string): Secrets | null => {
  const master = readMaster(path);
  return master === null ? null : createSecrets(master);
};

/** Gives a data folder another secret. Answers how to take that back. */
export const replaceKeyFile = (path: string, secrets: Secrets): (() => void) => {
  const before = readMaster(path);
  const write = (text: string): void => {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    renameSync(draft, path);
  };
  write(asText(secrets.reveal()));
  return () => (before === null ? rmSync(path, { force: true }) : write(asText(before)));
};

/** Gives a shared database another secret. */
export const replaceInDatabase = async (tx: SqlConnection, secrets: Secrets): Promise<void> => {
  await tx.query(
    "insert into app_secrets (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value",
    [MASTER_ROW, secrets.reveal()],
  );
};

// A hard link appears whole or not at all and never replaces another, so no reader sees half a key and no two win.
const createMaster = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, asText(randomBytes(MASTER_BYTES)));
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    closeSync(file);
    rmSync(draft);
  }
};

/** Secrets of an installation with a data folder: a file only its owner can read, made at the first start. */
export const secretsFromFile = (path: string): Secrets => {
  if (readMaster(path) === null) createMaster(path);
  const master = readMaster(path);
  if (master === null) throw new Error(`Cannot read the key file ${path}`);
  return createSecrets(master);
};

/** The secret in a shared database, or null where there is none. */
export const readDatabaseSecrets = async (sql: Sql): Promise<Secrets | null> => {
  const [row] = await sql.query<{ value: Uint8Array }>("select value from app_secrets where name = $1", [MASTER_ROW]);
  return row === undefined ? null : createSecrets(row.value);
};

/** Secrets shared by every process on one database, with nothing to configure: a row made by the first of them. */
export const secretsFromDatabase = async (sql: Sql): Promise<Secrets> => {
  await sql.query("insert into app_secrets (name, value) values ($1, $2) on conflict do nothing", [
    MASTER_ROW,
    randomBytes(MASTER_BYTES),
  ]);
  const secrets = await readDatabaseSecrets(sql);
  if (secrets === null) throw new SecretUnusable("gone");
  return secrets;
};

import { hkdfSync, randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { Sql } from "./sql.ts";

const MASTER_BYTES = 32;
const MASTER_ROW = "master";

/** Keys for every purpose, all derived from one secret of this installation. */
export type Secrets = { derive: (purpose: string, bytes?: number) => Buffer };

export const createSecrets = (master: Uint8Array): Secrets => {
  if (master.length !== MASTER_BYTES) throw new Error(`The master secret must have ${MASTER_BYTES} bytes`);
  return {
    derive: (purpose, bytes = 32) => Buffer.from(hkdfSync("sha256", master, "", `listwright/${purpose}`, bytes)),
  };
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

const readMaster = (path: string): Buffer | null => {
  try {
    return Buffer.from(readFileSync(path, "utf8").trim(), "base64url");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
};

// A hard link appears whole or not at all and never replaces another, so no reader sees half a key and no two win.
const createMaster = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${randomBytes(MASTER_BYTES).toString("base64url")}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
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

/** Secrets shared by every process on one database, with nothing to configure: a row made by the first of them. */
export const secretsFromDatabase = async (sql: Sql): Promise<Secrets> => {
  await sql.query("insert into app_secrets (name, value) values ($1, $2) on conflict do nothing", [
    MASTER_ROW,
    randomBytes(MASTER_BYTES),
  ]);
  const [row] = await sql.query<{ value: Uint8Array }>("select value from app_secrets where name = $1", [MASTER_ROW]);
  if (row === undefined) throw new Error("The master secret is missing from the database");
  return createSecrets(row.value);
};

import { Database, SQLiteError } from "bun:sqlite";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import * as v from "valibot";

const Holder = v.object({ pid: v.number(), host: v.string(), address: v.nullable(v.string()), since: v.string() });
/** Who holds a folder; `address` is where the running server takes commands, once it listens. */
export type Holder = v.InferOutput<typeof Holder>;

export type FolderLock = { announce: (address: string) => void; release: () => void };

export class FolderInUse extends Error {
  readonly folder: string;
  readonly holder: Holder | null;
  constructor(folder: string, holder: Holder | null) {
    super(`The data folder ${folder} is in use by ${holder === null ? "another process" : `process ${holder.pid}`}`);
    this.name = "FolderInUse";
    this.folder = folder;
    this.holder = holder;
  }
}

/** Outlasts `findHolder`, which takes the lock for an instant to see whether it is free. */
const GLANCE_MS = 250;

const lockPath = (folder: string): string => join(folder, "lock");
const holderPath = (folder: string): string => join(folder, "lock.json");

const readHolder = (folder: string): Holder | null => {
  try {
    const parsed = v.safeParse(Holder, JSON.parse(readFileSync(holderPath(folder), "utf8")));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

const writeHolder = (folder: string, holder: Holder): void => {
  const draft = `${holderPath(folder)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  renameSync(draft, holderPath(folder));
};

/** The locks of this process. A database that nobody refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<Database>();

// SQLite's exclusive lock is the operating system's: it ends with the process, however that ends. So there is no stale
// lock to judge, no process id to mistake for another, and nothing a second process could steal from a living one.
const takeExclusive = (folder: string, waitMs: number): Database | null => {
  const database = new Database(lockPath(folder), { create: true });
  try {
    database.run(`pragma busy_timeout = ${waitMs}`);
    database.run("begin exclusive");
    return database;
  } catch (error) {
    database.close();
    if (error instanceof SQLiteError && error.code?.startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
};

/** Locks a data folder for this process, or throws `FolderInUse` naming the one that holds it. */
export const lockFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = takeExclusive(folder, GLANCE_MS);
  if (database === null) throw new FolderInUse(folder, readHolder(folder));
  held.add(database);
  const holder: Holder = { pid: process.pid, host: hostname(), address: null, since: new Date().toISOString() };
  writeHolder(folder, holder);
  return {
    announce: (address) => writeHolder(folder, { ...holder, address }),
    release: () => {
      rmSync(holderPath(folder), { force: true });
      database.close();
      held.delete(database);
    },
  };
};

/** The process that holds the folder now, or null when none does. */
export const findHolder = (folder: string): Holder | null => {
  const holder = readHolder(folder);
  if (holder === null) return null;
  const database = takeExclusive(folder, 0);
  database?.close();
  return database === null ? holder : null;
};

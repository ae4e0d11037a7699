import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { counted } from "../../events/kernel/in-words.ts";
import type { Output } from "../control/command.ts";
import type { Env } from "../env.ts";
import type { Log } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { LogFileRefused } from "../store/log-file/chain.ts";
import { checkLogFile } from "../store/log-file/check-file.ts";
import type { EndLine } from "../store/log-file/format.ts";
import { type ImportReport, importLog } from "../store/log-file/import-log.ts";
import { openDatabase } from "../store/open-database.ts";
import { type Database, openEmbedded } from "../store/open-store.ts";
import { readKeyFile, replaceInDatabase, replaceKeyFile, type Secrets, SecretUnusable } from "../store/secrets.ts";
import type { SqlConnection } from "../store/sql.ts";
import { logParts } from "./operator-parts.ts";
import { createProgress } from "./progress.ts";

const readKey = (path: string): Secrets | null => {
  try {
    return readKeyFile(path);
  } catch (error) {
    throw error instanceof SecretUnusable ? new LogFileRefused(`${path} is not a whole key file.`) : error;
  }
};

const keyIn = (path: string): Secrets => {
  const secrets = readKey(path);
  if (secrets === null) throw new LogFileRefused(`There is no key file ${path}.`);
  return secrets;
};

const narrate = ({ out }: Output) => ({
  onEvents: createProgress(out, "events read"),
  onBuilt: createProgress(out, "events built into read models"),
});

const report = ({ out }: Output, { end, equal, changed, differed }: ImportReport): void => {
  out(`${counted(end.events, "event")} of ${counted(end.streams, "stream")}, up to position ${end.events}.`);
  out(`Chain over the events: ${end.eventsChain}`);
  out(`Built from the events and equal to where the file was written: ${equal.join(", ")}.`);
  if (changed.length > 0) out(`Built by this version in another way, so not compared: ${changed.join(", ")}.`);
  if (differed.length > 0) out(`Taken from the events although it differed: ${differed.join(", ")}.`);
};

// Whoever is connected remembers the secret that the import replaces.
const refuseWhileShared = async ({ sql }: Database): Promise<void> => {
  if (sql.kind === "pglite") return;
  const others = await sql.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'listwright' and pid <> pg_backend_pid()",
  );
  if (others.length > 0) throw new LogFileRefused("Another process uses this database. Stop it first.");
};

const takeIn = async (
  database: Database,
  file: { path: string; end: EndLine },
  secrets: Secrets,
  options: { trustEvents: boolean; keyPath: string | null },
  output: Output,
): Promise<ImportReport> => {
  let takeBack = (): void => undefined;
  const adoptSecret = async (tx: SqlConnection): Promise<void> => {
    if (options.keyPath === null) await replaceInDatabase(tx, secrets);
    else takeBack = replaceKeyFile(options.keyPath, secrets);
  };
  try {
    const parts = logParts({ sql: database.sql, secrets });
    return await importLog(parts, file, { adoptSecret, trustEvents: options.trustEvents, ...narrate(output) });
  } catch (error) {
    takeBack();
    throw error;
  }
};

const withDatabase = async (database: Database, work: (database: Database) => Promise<void>): Promise<void> => {
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

/** Takes an exported log into the empty database that the environment names, with the key it was written with. */
export const importFile = async (
  { env, log, output }: { env: Env; log: Log; output: Output },
  file: string,
  keyFile: string,
  trustEvents: boolean,
): Promise<void> => {
  const secrets = keyIn(keyFile);
  // A file that is refused must leave nothing behind, not even an empty database.
  const end = await checkLogFile(file, secrets, createProgress(output.out, "events checked"));
  output.out("The file is whole and unchanged. Taking it in.");
  const isEmbedded = env.DATABASE_URL === undefined;
  const isNew = isEmbedded && !existsSync(env.dataDir);
  try {
    const keyPath = isEmbedded ? join(env.dataDir, "key") : null;
    await withDatabase(await openDatabase(env, log, { poolSize: 1 }), async (database) => {
      await refuseWhileShared(database);
      report(output, await takeIn(database, { path: file, end }, secrets, { trustEvents, keyPath }, output));
    });
  } catch (error) {
    if (isNew) rmSync(env.dataDir, { recursive: true, force: true });
    throw error;
  }
  output.out("The log is moved in. Start the server.");
};

/** Checks a file; with its key also by taking it into a database that is thrown away. */
export const verifyFile = async (file: string, keyFile: string | null, output: Output): Promise<void> => {
  const secrets = keyFile === null ? null : keyIn(keyFile);
  const end = await checkLogFile(file, secrets, createProgress(output.out, "events checked"));
  output.out(
    `${counted(end.events, "event")} of ${counted(end.streams, "stream")}: the chain holds, and nothing is missing.`,
  );
  if (secrets === null) {
    output.out(`Chain over the events: ${end.eventsChain}`);
    output.out("With --key FILE the events are read too, and the whole is taken into a database on trial.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "listwright-verify-"));
  try {
    const options = { trustEvents: false, keyPath: join(folder, "key") };
    await withDatabase(await openEmbedded(folder), async (database) =>
      report(output, await takeIn(database, { path: file, end }, secrets, options, output)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  output.out("The file was taken into a database on trial: it can be restored from.");
};

/** What an operator can act on, or null for a failure that is ours. */
export const refusalOf = (error: unknown): string | null =>
  error instanceof LogFileRefused || error instanceof StartError ? error.message : null;

import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Env, EnvError, readEnv } from "../env.ts";
import { logCommand } from "../operator/log.command.ts";
import { importFile, refusalOf, verifyFile } from "../operator/log-files.ts";
import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import { createLog, describeError } from "../platform/log.ts";
import { findHolder } from "../store/folder-lock.ts";
import { LogFileRefused } from "../store/log-file/chain.ts";
import { asksForHelp } from "./help.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

const USAGE = [
  "Usage: bun run log export FILE [--key FILE]   the whole log in one file; a name ending in .gz is compressed",
  "       bun run log import FILE --key FILE     into an empty database; --trust-events takes what follows from events",
  "       bun run log move                       the embedded log of DATA_DIR into the empty database of DATABASE_URL",
  "       bun run log verify [FILE [--key FILE]] the live log, or a file; with its key it is taken in on trial",
];

const misused = (): number => {
  for (const line of USAGE) terminal.err(line);
  return MISUSED;
};

const here = async (work: () => Promise<void>): Promise<number> => {
  try {
    await work();
    return 0;
  } catch (error) {
    const lines = error instanceof EnvError ? error.lines : [refusalOf(error) ?? JSON.stringify(describeError(error))];
    for (const line of lines) terminal.err(line);
    return FAILED;
  }
};

/** What stands in the way of a move, or null. */
const obstacleOf = ({ DATABASE_URL, dataDir }: Env): string | null => {
  if (DATABASE_URL === undefined)
    return "Set DATABASE_URL to the empty PostgreSQL database that the log is to move to.";
  if (!existsSync(join(dataDir, "key"))) return `There is no embedded database in ${dataDir}.`;
  const holder = findHolder(dataDir);
  if (holder === null) return null;
  return `Process ${holder.pid} works on ${dataDir}, and what it writes meanwhile would be lost. Stop it first.`;
};

/** Export and import in one, by way of files that only this user can read and nobody has to remove. */
const moveLog = async (): Promise<void> => {
  const env = readEnv(process.env);
  const obstacle = obstacleOf(env);
  if (obstacle !== null) throw new LogFileRefused(obstacle);
  const folder = mkdtempSync(join(tmpdir(), "listwright-move-"));
  try {
    const [file, key] = [join(folder, "log.ndjson.gz"), join(folder, "log.key")];
    const source = { ...process.env, DATABASE_URL: undefined };
    const told = { ...terminal, out: (line: string) => line.includes(folder) || terminal.out(line) };
    const exit = await runDataCommand(logCommand, ["export", file, key], told, source);
    if (exit !== 0) throw new LogFileRefused("The log could not be read. Nothing was moved.");
    await importFile({ env, log: await createLog("warning"), output: terminal }, file, key, false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Reads of the live log go to the process that holds the data; a file is worked on here. */
const run = async (argv: readonly string[]): Promise<number> => {
  if (asksForHelp(argv)) {
    for (const line of USAGE) terminal.out(line);
    return 0;
  }
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: { key: { type: "string" }, "trust-events": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [verb, file, ...rest] = positionals;
  const key = values.key === undefined ? undefined : resolve(values.key);
  if (rest.length > 0) return misused();
  if (verb === "move" && file === undefined && key === undefined) return here(moveLog);
  if (verb === "verify" && file === undefined) return runDataCommand(logCommand, ["verify"], terminal, process.env);
  if (file === undefined) return misused();
  const path = resolve(file);
  if (verb === "export") {
    return runDataCommand(logCommand, ["export", path, ...(key === undefined ? [] : [key])], terminal, process.env);
  }
  if (verb === "verify") return here(() => verifyFile(path, key ?? null, terminal));
  if (verb !== "import" || key === undefined) return misused();
  return here(async () => {
    const world = { env: readEnv(process.env), log: await createLog("warning"), output: terminal };
    await importFile(world, path, key, values["trust-events"]);
  });
};

const isMisuse = (error: unknown): boolean =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (isMisuse(error)) return misused();
  throw error;
});

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { EnvError, readEnv } from "../env.ts";
import { logCommand } from "../operator/log.command.ts";
import { importFile, refusalOf, verifyFile } from "../operator/log-files.ts";
import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import { createLog, describeError } from "../platform/log.ts";
import { asksForHelp } from "./help.ts";
import { runDataCommand, terminal } from "./run-data-command.ts";

const USAGE = [
  "Usage: bun run log export FILE [--key FILE]   the whole log in one file; a name ending in .gz is compressed",
  "       bun run log import FILE --key FILE     into an empty database; --trust-events takes what follows from events",
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

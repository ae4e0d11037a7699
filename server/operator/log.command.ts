import { existsSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { counted } from "../../events/kernel/in-words.ts";
import type { DataCommand, Output } from "../control/command.ts";
import type { Deps } from "../deps.ts";
import { errorCode } from "../platform/error-code.ts";
import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import { LogFileRefused } from "../store/log-file/chain.ts";
import { exportLog } from "../store/log-file/export-log.ts";
import { verifyLog } from "../store/log-file/verify-log.ts";
import { writeKeyFile } from "../store/secrets.ts";
import { logParts } from "./operator-parts.ts";
import { createProgress } from "./progress.ts";

/** Why a file cannot be written, or null. */
const obstacleOf = (file: string): string | null => {
  if (existsSync(file)) return `${file} is there already. Choose another name, or remove it first.`;
  return existsSync(dirname(file)) ? null : `There is no folder ${dirname(file)}.`;
};

const runExport = async (
  deps: Deps,
  file: string,
  keyFile: string | undefined,
  { out, err }: Output,
): Promise<number> => {
  const obstacle =
    obstacleOf(file) ??
    (keyFile === undefined ? null : obstacleOf(keyFile)) ??
    (resolve(file) === (keyFile && resolve(keyFile)) ? "The log and its key need two files." : null);
  if (obstacle !== null) {
    err(obstacle);
    return FAILED;
  }
  if (keyFile !== undefined) writeKeyFile(keyFile, deps.secrets);
  const end = await exportLog(logParts(deps), file, createProgress(out, "events")).catch((error: unknown) => {
    // Half an export must not leave the secret of the installation lying about.
    if (keyFile !== undefined) rmSync(keyFile, { force: true });
    throw error;
  });
  out(`${counted(end.events, "event")} of ${counted(end.streams, "stream")} are in ${file}.`);
  out(`Chain over the events: ${end.eventsChain}`);
  out(
    keyFile === undefined
      ? "Personal data in it is sealed. To read it takes the key of this installation, which is not in the file: use --key FILE."
      : `Personal data in it is sealed. The key is in ${keyFile}: keep the two apart.`,
  );
  return 0;
};

const runVerify = async (deps: Deps, { out, err }: Output): Promise<number> => {
  const onEvents = createProgress(out, "events");
  const onStates = createProgress(out, "decision states");
  const { events, streams, eventsChain, faults } = await verifyLog(logParts(deps), { onEvents, onStates });
  for (const fault of faults) err(fault);
  if (faults.length > 0) return FAILED;
  out(`${counted(events, "event")}: positions and versions have no gaps, and every event can be read.`);
  out(`${counted(streams, "decision state")}: each is what its events lead to.`);
  out(`Chain over the events: ${eventsChain}`);
  return 0;
};

const isTaken = (error: unknown): boolean => ["EEXIST", "ENOENT"].includes(errorCode(error) ?? "");

/** `export FILE [KEYFILE]` writes the log to a file, `verify` reads the live one through. Paths are absolute. */
export const logCommand: DataCommand = {
  name: "log",
  run: async (deps, [verb, file, keyFile], output) => {
    try {
      if (verb === "verify" && file === undefined) return await runVerify(deps, output);
      if (verb === "export" && file !== undefined) return await runExport(deps, file, keyFile, output);
      return MISUSED;
    } catch (error) {
      if (!(error instanceof LogFileRefused) && !isTaken(error)) throw error;
      output.err(error instanceof Error ? error.message : String(error));
      return FAILED;
    }
  },
};

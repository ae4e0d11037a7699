import { openBillingProvider } from "../billing-provider.ts";
import { composeDeps } from "../compose.ts";
import type { DataCommand, Output } from "../control/command.ts";
import { ControlUnreachable, sendCommand } from "../control/control-client.ts";
import { type Env, EnvError, readEnv } from "../env.ts";
import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import { createLog, describeError } from "../platform/log.ts";
import { StartError } from "../platform/start-error.ts";
import { findHolder } from "../store/folder-lock.ts";
import { openDatabase } from "../store/open-database.ts";
import { asksForHelp } from "./help.ts";

const runHere = async (env: Env, command: DataCommand, args: readonly string[], output: Output): Promise<number> => {
  const log = await createLog("warning");
  const database = await openDatabase(env, log);
  // Billing that is off is told by the server at its start, and by the commands that need it.
  const { stripe, sandbox } = await openBillingProvider(env, { ...log, error: () => undefined });
  const deps = composeDeps(env, log, database, { stripe });
  try {
    return await command.run(deps, args, output);
  } finally {
    await deps.optimizer.stop();
    await deps.mailer.close();
    await deps.store.close();
    await sandbox?.stop();
    await database.close();
  }
};

const run = (env: Env, command: DataCommand, args: readonly string[], output: Output): Promise<number> => {
  const holder = env.DATABASE_URL === undefined ? findHolder(env.dataDir) : null;
  if (holder === null) return runHere(env, command, args, output);
  if (holder.address === null)
    throw new StartError(
      `Process ${holder.pid} holds ${env.dataDir} and takes no commands yet. Try again in a moment.`,
    );
  return sendCommand(holder.address, command.name, args, output);
};

const reasonsOf = (error: unknown): readonly string[] => {
  if (error instanceof EnvError) return error.lines;
  if (error instanceof StartError || error instanceof ControlUnreachable) return [error.message];
  return [JSON.stringify(describeError(error))];
};

/** Runs a command on the data: in the embedded server if one is running, else here. Answers the exit code. */
export const runDataCommand = async (
  command: DataCommand,
  args: readonly string[],
  output: Output,
  variables: Record<string, string | undefined>,
): Promise<number> => {
  if (command.usage !== undefined && asksForHelp(args)) {
    for (const line of command.usage) output.out(line);
    return 0;
  }
  if (command.isMisused?.(args) === true) {
    for (const line of command.usage ?? []) output.err(line);
    return MISUSED;
  }
  try {
    return await run(readEnv(variables), command, args, output);
  } catch (error) {
    for (const reason of reasonsOf(error)) output.err(reason);
    return FAILED;
  }
};

export const terminal: Output = { out: (line) => console.log(line), err: (line) => console.error(line) };

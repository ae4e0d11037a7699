import { FAILED, MISUSED } from "../platform/exit-codes.ts";
import { asksForHelp } from "./help.ts";

/** The command was not called as its usage says; without words of its own the usage is told. */
export class Misused extends Error {}

const isUnreadable = (error: unknown): boolean =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

const tell = (usage: readonly string[], say: (line: string) => void): void => {
  for (const line of usage) say(line);
};

/**
 * Runs a command of its own, and sets the exit code: 0, or what `work` answers; 2 where it was not called as its usage
 * says; 1 where it failed. `--help` tells the usage, and what is worth knowing beside it, and does nothing else.
 */
export const runCommand = async (
  usage: readonly string[],
  work: (args: string[]) => Promise<number | undefined> | number | undefined,
  notes: readonly string[] = [],
): Promise<void> => {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return tell([...usage, ...notes], console.log);
  try {
    process.exitCode = (await work(args)) ?? 0;
  } catch (error) {
    const isMisused = error instanceof Misused || isUnreadable(error);
    process.exitCode = isMisused ? MISUSED : FAILED;
    const message = error instanceof Error ? error.message : String(error);
    if (isUnreadable(error) || message === "") tell(usage, console.error);
    else console.error(message);
  }
};

/** For a command whose work stands at the top level of its file: ends the process where there is nothing to do but to tell the usage. */
export const guardUsage = (usage: readonly string[], isRight: (args: readonly string[]) => boolean): void => {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    tell(usage, console.log);
    process.exit(0);
  }
  if (isRight(args)) return;
  tell(usage, console.error);
  process.exit(MISUSED);
};

export const takesNothing = (args: readonly string[]): boolean => args.length === 0;

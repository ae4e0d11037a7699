import type { Deps } from "../deps.ts";
import { MISUSED } from "../platform/exit-codes.ts";

export type Output = {
  out: (line: string) => void;
  err: (line: string) => void;
  /** Aborts when who asked has gone. A command that only tells stops then; one that changes something finishes. */
  gone?: AbortSignal;
};

/** A command of the terminal that works on the data, in whichever process holds them. Answers the exit code. */
export type DataCommand = {
  name: string;
  /** What `--help` prints. */
  usage?: readonly string[];
  /** Whether these words do not fit the usage, so that nothing has to be opened to say so. */
  isMisused?: (args: readonly string[]) => boolean;
  run: (deps: Deps, args: readonly string[], output: Output) => Promise<number>;
};

/** A command that reads its words first, with null where they do not fit its usage, and does nothing then. */
export const dataCommand = <Asked>({
  name,
  usage,
  read,
  run,
}: {
  name: string;
  usage: readonly string[];
  read: (args: readonly string[]) => Asked | null;
  run: (deps: Deps, asked: Asked, output: Output) => Promise<number>;
}): DataCommand => ({
  name,
  usage,
  isMisused: (args) => read(args) === null,
  run: async (deps, args, output) => {
    const asked = read(args);
    if (asked !== null) return run(deps, asked, output);
    for (const line of usage) output.err(line);
    return MISUSED;
  },
});

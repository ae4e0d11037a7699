import type { Deps } from "../deps.ts";

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
  run: (deps: Deps, args: readonly string[], output: Output) => Promise<number>;
};

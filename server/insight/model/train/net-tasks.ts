import { LABELS } from "../linear-chain.ts";
import { addMoves, labelProbability } from "./chain-slopes.ts";
import { squash } from "./forward.ts";
import { latticeOf } from "./lattice.ts";
import type { NetExample, Task } from "./train-net.ts";

/** A sentence, and the labels that each token may have. */
export type FinderExample = NetExample & { allowed: Uint8Array };

/** Finding terms: all label sequences that the annotation allows against all sequences. */
export const FIND: Task<FinderExample> = {
  droppedUnits: 0.2,
  hiddenWords: 0.1,
  slopesOf: (emissions, { allowed }, { transitions, slopes }) => {
    const free = latticeOf({ emissions, transitions });
    const bound = latticeOf({ emissions, transitions }, allowed);
    addMoves(slopes, bound, emissions, transitions, allowed, 1);
    addMoves(slopes, free, emissions, transitions, null, -1);
    return Float64Array.from({ length: allowed.length * 2 }, (_, index) => {
      const [at, label] = [index >> 1, 1 + (index & 1)];
      return labelProbability(bound, at, label) - labelProbability(free, at, label);
    });
  },
};

/** A sentence, and what is said of each token: 1 it is part of a term that is praised, −1 of one that is blamed. */
export type JudgeExample = NetExample & { said: Int8Array };

/** Judging terms: praise against blame at each of their tokens, by the first score alone. */
export const JUDGE: Task<JudgeExample> = {
  droppedUnits: 0.3,
  hiddenWords: 0.2,
  slopesOf: (emissions, { said }) => {
    const slopes = new Float64Array(said.length * 2);
    said.forEach((sign, at) => {
      if (sign === 0) return;
      slopes[at * 2] = (sign > 0 ? 1 : 0) - squash(emissions[at * LABELS + 1] ?? 0);
    });
    return slopes;
  },
};

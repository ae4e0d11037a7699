import { LABELS } from "../linear-chain.ts";
import type { Lattice } from "./lattice.ts";

/** Below this a probability changes nothing. */
const SMALLEST_LOG = -50;

/** How likely a token has a label, among all label sequences of a lattice. */
export const labelProbability = ({ forward, backward, total }: Lattice, at: number, label: number): number => {
  const log = (forward[at * LABELS + label] ?? 0) + (backward[at * LABELS + label] ?? 0) - total;
  return log < SMALLEST_LOG ? 0 : Math.exp(log);
};

/** Adds how often a lattice expects each pair of neighbouring labels. */
export const addMoves = (
  moves: Float32Array,
  lattice: Lattice,
  emissions: Float64Array,
  transitions: Float32Array,
  allowed: Uint8Array | null,
  sign: number,
): void => {
  for (let at = 1; at < emissions.length / LABELS; at += 1)
    for (let move = 0; move < LABELS * LABELS; move += 1) {
      const [from, to] = [Math.floor(move / LABELS), move % LABELS];
      if (move === 2 || (allowed !== null && (((allowed[at] ?? 0) >> to) & 1) === 0)) continue;
      const log =
        (lattice.forward[(at - 1) * LABELS + from] ?? 0) +
        (transitions[move] ?? 0) +
        (emissions[at * LABELS + to] ?? 0) +
        (lattice.backward[at * LABELS + to] ?? 0) -
        lattice.total;
      if (log > SMALLEST_LOG) moves[move] = (moves[move] ?? 0) + sign * Math.exp(log);
    }
};

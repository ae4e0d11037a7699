import { type Chain, LABELS } from "../linear-chain.ts";

const IMPOSSIBLE = -1e30;

/** Log-sums of all label sequences up to (forward) and after (backward) each token, and their total. */
export type Lattice = { forward: Float64Array; backward: Float64Array; total: number };

const logSum = (a: number, b: number, c: number): number => {
  const most = Math.max(a, b, c);
  return most <= IMPOSSIBLE / 2
    ? IMPOSSIBLE
    : most + Math.log(Math.exp(a - most) + Math.exp(b - most) + Math.exp(c - most));
};

const isAllowed = (allowed: Uint8Array | null, at: number, label: number): boolean =>
  allowed === null || (((allowed[at] ?? 0) >> label) & 1) === 1;

/** Sums over all label sequences; `allowed` holds per token the bits of the labels it may have. */
export const latticeOf = ({ emissions, transitions }: Chain, allowed: Uint8Array | null = null): Lattice => {
  const length = emissions.length / LABELS;
  const forward = new Float64Array(emissions.length);
  const backward = new Float64Array(emissions.length);
  const emission = (at: number, label: number): number => emissions[at * LABELS + label] ?? 0;
  const move = (from: number, to: number): number =>
    from === 0 && to === 2 ? IMPOSSIBLE : (transitions[from * LABELS + to] ?? 0);
  for (let label = 0; label < LABELS; label += 1)
    forward[label] = label === 2 || !isAllowed(allowed, 0, label) ? IMPOSSIBLE : emission(0, label);
  for (let at = 1; at < length; at += 1) {
    const before = (label: number): number => forward[(at - 1) * LABELS + label] ?? 0;
    for (let to = 0; to < LABELS; to += 1)
      forward[at * LABELS + to] = isAllowed(allowed, at, to)
        ? emission(at, to) + logSum(before(0) + move(0, to), before(1) + move(1, to), before(2) + move(2, to))
        : IMPOSSIBLE;
  }
  for (let at = length - 2; at >= 0; at -= 1) {
    const after = (label: number): number =>
      isAllowed(allowed, at + 1, label)
        ? (backward[(at + 1) * LABELS + label] ?? 0) + emission(at + 1, label)
        : IMPOSSIBLE;
    for (let from = 0; from < LABELS; from += 1)
      backward[at * LABELS + from] = logSum(
        after(0) + move(from, 0),
        after(1) + move(from, 1),
        after(2) + move(from, 2),
      );
  }
  const end = (label: number): number => forward[(length - 1) * LABELS + label] ?? 0;
  return { forward, backward, total: length === 0 ? 0 : logSum(end(0), end(1), end(2)) };
};

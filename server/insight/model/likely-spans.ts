import { type Chain, LABELS } from "./linear-chain.ts";

export type SpanProbability = { from: number; to: number; probability: number };

const LONGEST_TERM = 6;
const OUTSIDE = 0;
const FIRST = 1;
const FURTHER = 2;

/** What a step of the chain weighs, per pair of labels: a further word never follows one outside. */
const movesOf = (transitions: ArrayLike<number>): Float64Array =>
  Float64Array.from(transitions, (score, move) => (move === OUTSIDE * LABELS + FURTHER ? 0 : Math.exp(score)));

/** What each label of each token weighs by itself, the heaviest of a token 1. */
const weightsOf = (emissions: Float64Array): Float64Array => {
  const weights = new Float64Array(emissions.length);
  for (let at = 0; at < emissions.length; at += LABELS) {
    const most = Math.max(emissions[at] ?? 0, emissions[at + FIRST] ?? 0, emissions[at + FURTHER] ?? 0);
    for (let label = at; label < at + LABELS; label += 1) weights[label] = Math.exp((emissions[label] ?? 0) - most);
  }
  return weights;
};

/** Shares of all label sequences by the label they have at each token, told from what stands before it alone. */
type Forward = { shares: Float64Array; scales: Float64Array };

/** The forward pass, scaled token by token so that nothing grows or vanishes (Rabiner 1989, section V.A). */
const passForward = (weights: Float64Array, moves: Float64Array): Forward => {
  const shares = new Float64Array(weights.length);
  const scales = new Float64Array(weights.length / LABELS);
  for (let at = 0; at < scales.length; at += 1) {
    const [here, before] = [at * LABELS, (at - 1) * LABELS];
    let sum = 0;
    for (let to = 0; to < LABELS; to += 1) {
      let come = at === 0 && to !== FURTHER ? 1 : 0;
      for (let from = 0; at > 0 && from < LABELS; from += 1)
        come += (shares[before + from] ?? 0) * (moves[from * LABELS + to] ?? 0);
      shares[here + to] = come * (weights[here + to] ?? 0);
      sum += shares[here + to] ?? 0;
    }
    scales[at] = sum;
    for (let to = 0; to < LABELS; to += 1) shares[here + to] = (shares[here + to] ?? 0) / sum;
  }
  return { shares, scales };
};

/** What the tokens behind each one say to its labels, in the same scale. */
const passBackward = (weights: Float64Array, moves: Float64Array, scales: Float64Array): Float64Array => {
  const shares = new Float64Array(weights.length).fill(1);
  for (let at = scales.length - 2; at >= 0; at -= 1)
    for (let from = 0; from < LABELS; from += 1) {
      let sum = 0;
      for (let to = 0; to < LABELS; to += 1) {
        const behind = (at + 1) * LABELS + to;
        sum += (moves[from * LABELS + to] ?? 0) * (weights[behind] ?? 0) * (shares[behind] ?? 0);
      }
      shares[at * LABELS + from] = sum / (scales[at + 1] ?? 1);
    }
  return shares;
};

/** Every run of tokens that is a whole term with at least this probability. */
export const likelySpans = ({ emissions, transitions }: Chain, least: number): SpanProbability[] => {
  const moves = movesOf(transitions);
  const weights = weightsOf(emissions);
  const { shares, scales } = passForward(weights, moves);
  const behind = passBackward(weights, moves, scales);
  const { length } = scales;
  const step = (at: number, from: number, to: number): number =>
    ((moves[from * LABELS + to] ?? 0) * (weights[at * LABELS + to] ?? 0)) / (scales[at] ?? 1);
  const closing = (to: number, last: number): number => {
    if (to === length) return 1;
    const next = (label: number): number => step(to, last, label) * (behind[to * LABELS + label] ?? 0);
    return next(OUTSIDE) + next(FIRST);
  };
  const spans: SpanProbability[] = [];
  for (let from = 0; from < length; from += 1) {
    let share = shares[from * LABELS + FIRST] ?? 0;
    if (share * (behind[from * LABELS + FIRST] ?? 0) < least) continue;
    for (let to = from + 1; to <= Math.min(length, from + LONGEST_TERM); to += 1) {
      if (to > from + 1) share *= step(to - 1, to === from + 2 ? FIRST : FURTHER, FURTHER);
      const probability = share * closing(to, to === from + 1 ? FIRST : FURTHER);
      if (probability >= least) spans.push({ from, to, probability });
    }
  }
  return spans;
};

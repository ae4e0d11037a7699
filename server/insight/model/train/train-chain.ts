import { FEATURES } from "../kernel/sizes.ts";
import { LABELS } from "../linear-chain.ts";
import { addMoves, labelProbability } from "./chain-slopes.ts";
import { latticeOf } from "./lattice.ts";
import { randomNumbers, shuffle } from "./random.ts";

/** A sentence to learn from: the features of its tokens, and the labels each token may have. */
export type ChainExample = { features: readonly Uint16Array[]; allowed: Uint8Array };
export type TrainedChain = { weights: Float32Array; transitions: Float32Array };

const EPOCHS = 5;
const RATE = 0.05;
const LAST_RATE = 0.1;
const AVERAGED_EPOCHS = 2;
const SMALLEST = 1e-4;

const emissionsOf = (weights: Float32Array, features: readonly Uint16Array[]): Float64Array => {
  const emissions = new Float64Array(features.length * LABELS);
  features.forEach((ids, at) => {
    let [first, further] = [0, 0];
    for (const id of ids) {
      first += weights[id * 2] ?? 0;
      further += weights[id * 2 + 1] ?? 0;
    }
    emissions[at * LABELS + 1] = first;
    emissions[at * LABELS + 2] = further;
  });
  return emissions;
};

const climb = (values: Float32Array, squares: Float32Array, index: number, slope: number, rate: number): void => {
  const square = (squares[index] ?? 0) + slope * slope;
  squares[index] = square;
  values[index] = (values[index] ?? 0) + (rate * slope) / Math.sqrt(square);
};

/**
 * Learns a conditional random field: the probability of all label sequences that the annotation allows is raised
 * against that of all sequences, one sentence at a time, with a rate per weight that falls as it is used (AdaGrad).
 */
export const trainChain = (examples: readonly ChainExample[], seed: number): TrainedChain => {
  const weights = new Float32Array(FEATURES * 2);
  const squares = new Float32Array(FEATURES * 2).fill(0.1);
  const transitions = new Float32Array(LABELS * LABELS);
  const moveSquares = new Float32Array(LABELS * LABELS).fill(0.1);
  const average = new Float32Array(FEATURES * 2);
  const random = randomNumbers(seed);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = RATE * (1 - (1 - LAST_RATE) * (epoch / EPOCHS));
    for (const { features, allowed } of order) {
      const emissions = emissionsOf(weights, features);
      const free = latticeOf({ emissions, transitions });
      const bound = latticeOf({ emissions, transitions }, allowed);
      const moves = new Float32Array(LABELS * LABELS);
      addMoves(moves, bound, emissions, transitions, allowed, 1);
      addMoves(moves, free, emissions, transitions, null, -1);
      moves.forEach((slope, move) => climb(transitions, moveSquares, move, slope, rate));
      features.forEach((ids, at) => {
        for (let label = 1; label < LABELS; label += 1) {
          const slope = labelProbability(bound, at, label) - labelProbability(free, at, label);
          if (Math.abs(slope) < SMALLEST) continue;
          for (const id of ids) climb(weights, squares, id * 2 + label - 1, slope, rate);
        }
      });
    }
    if (epoch >= EPOCHS - AVERAGED_EPOCHS)
      weights.forEach((weight, index) => {
        average[index] = (average[index] ?? 0) + weight / AVERAGED_EPOCHS;
      });
  }
  return { weights: average, transitions };
};

import { FEATURES } from "../feature-list.ts";
import { randomNumbers, shuffle } from "./random.ts";

export type PolarityExample = { features: Uint16Array; praised: boolean };

const EPOCHS = 12;
const RATE = 0.05;
const DECAY = 1e-5;

/** Learns a logistic regression of praise against blame. */
export const trainPolarity = (examples: readonly PolarityExample[], seed: number): Float32Array => {
  const weights = new Float32Array(FEATURES);
  const squares = new Float32Array(FEATURES).fill(0.1);
  const random = randomNumbers(seed);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { features, praised } of order) {
      let score = 0;
      for (const id of features) score += weights[id] ?? 0;
      const slope = (praised ? 1 : 0) - 1 / (1 + Math.exp(-score));
      if (Math.abs(slope) < 1e-3) continue;
      for (const id of features) {
        const pull = slope - DECAY * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + pull * pull;
        weights[id] = (weights[id] ?? 0) + (RATE * pull) / Math.sqrt(squares[id] ?? 1);
      }
    }
  }
  return weights;
};

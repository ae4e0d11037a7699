import { FEATURES } from "../kernel/sizes.ts";
import { randomNumbers, shuffle } from "./random.ts";

export type PolarityExample = { features: Uint16Array; praised: boolean };

const EPOCHS = 6;
const AVERAGED_EPOCHS = 3;
const RATE = 0.02;
const LAST_RATE = 0.1;
const DECAY = 1e-3;
const DROPPED = 0.3;
const SMALLEST = 1e-3;

/**
 * Learns a logistic regression of praise against blame from the examples of each epoch. Features are left out by chance,
 * so that what a term is judged by does not hang on the few words that one kind of product is judged by.
 */
export const trainPolarity = (examples: (epoch: number) => readonly PolarityExample[], seed: number): Float32Array => {
  const weights = new Float32Array(FEATURES);
  const squares = new Float32Array(FEATURES).fill(0.1);
  const average = new Float32Array(FEATURES);
  const random = randomNumbers(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = [...examples(epoch)];
    shuffle(order, random);
    const rate = RATE * (1 - (1 - LAST_RATE) * (epoch / EPOCHS));
    for (const { features, praised } of order) {
      const shown = features.filter(() => random() >= DROPPED);
      let score = 0;
      for (const id of shown) score += weights[id] ?? 0;
      const slope = (praised ? 1 : 0) - 1 / (1 + Math.exp(-score / (1 - DROPPED)));
      if (Math.abs(slope) < SMALLEST) continue;
      for (const id of shown) {
        const pull = slope - DECAY * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + pull * pull;
        weights[id] = (weights[id] ?? 0) + (rate * pull) / Math.sqrt(squares[id] ?? 1);
      }
    }
    if (epoch >= EPOCHS - AVERAGED_EPOCHS)
      weights.forEach((weight, id) => {
        average[id] = (average[id] ?? 0) + weight / AVERAGED_EPOCHS;
      });
  }
  return average;
};

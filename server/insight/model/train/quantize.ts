import type { Weights } from "../weights.ts";

const LARGEST = 127;

/** Rounds weights to whole numbers from −127 to 127. `kept` is the share that is not cut off for being far larger. */
export const quantize = (weights: Float32Array, kept = 0.9999): Weights => {
  const sizes = weights.map(Math.abs).toSorted();
  const large = sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * kept))] ?? 1;
  const step = Number((Math.max(large, 1e-6) / LARGEST).toPrecision(4));
  const values = Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))));
  return { values, step };
};

/** The weights as they will be read again. */
export const rounded = (weights: Float32Array): Float32Array => {
  const { values, step } = quantize(weights, 1);
  return Float32Array.from(values, (value) => value * step);
};

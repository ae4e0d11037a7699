import type { Weights } from "../weights.ts";

const LARGEST = 127;

/** Rounds weights to whole numbers from −127 to 127; the few far larger than the rest are cut off. */
export const quantize = (weights: Float32Array): Weights => {
  const sizes = weights.map(Math.abs).toSorted();
  const large = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
  const step = Number((Math.max(large, 1e-6) / LARGEST).toPrecision(4));
  const values = Int8Array.from(weights, (weight) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))));
  return { values, step };
};

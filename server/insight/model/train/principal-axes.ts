import { randomNumbers } from "./random.ts";
import { dot, normalize, type WordVectors } from "./word-vectors.ts";

const ROUNDS = 60;
const SEED = 11;

const covariance = (values: Float32Array, count: number, dimensions: number): Float32Array => {
  const sums = new Float32Array(dimensions * dimensions);
  for (let item = 0; item < count; item += 1)
    for (let row = 0; row < dimensions; row += 1) {
      const value = values[item * dimensions + row] ?? 0;
      for (let column = 0; column < dimensions; column += 1)
        sums[row * dimensions + column] =
          (sums[row * dimensions + column] ?? 0) + (value * (values[item * dimensions + column] ?? 0)) / count;
    }
  return sums;
};

const centre = ({ words, dimensions, values }: WordVectors): Float32Array => {
  const centred = Float32Array.from(values);
  for (let axis = 0; axis < dimensions; axis += 1) {
    let mean = 0;
    for (let item = 0; item < words.length; item += 1) mean += (values[item * dimensions + axis] ?? 0) / words.length;
    for (let item = 0; item < words.length; item += 1)
      centred[item * dimensions + axis] = (values[item * dimensions + axis] ?? 0) - mean;
  }
  return centred;
};

/** The directions of most variance, by turning random ones with the covariance and keeping them at right angles. */
const findAxes = (matrix: Float32Array, dimensions: number, count: number): Float32Array => {
  const random = randomNumbers(SEED);
  let axes = new Float32Array(count * dimensions).map(() => random() - 0.5);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turned = new Float32Array(count * dimensions);
    for (let axis = 0; axis < count; axis += 1) {
      const at = axis * dimensions;
      for (let row = 0; row < dimensions; row += 1)
        turned[at + row] = dot(matrix, row * dimensions, axes, at, dimensions);
      for (let other = 0; other < axis; other += 1) {
        const shared = dot(turned, at, turned, other * dimensions, dimensions);
        for (let row = 0; row < dimensions; row += 1)
          turned[at + row] = (turned[at + row] ?? 0) - shared * (turned[other * dimensions + row] ?? 0);
      }
      normalize(turned, at, dimensions);
    }
    axes = turned;
  }
  return axes;
};

/** The vectors seen along the few directions in which they differ most, evened out so that each direction counts. */
export const reduceVectors = (vectors: WordVectors, count: number): Float32Array => {
  const { words, dimensions } = vectors;
  const centred = centre(vectors);
  const axes = findAxes(covariance(centred, words.length, dimensions), dimensions, count);
  const reduced = new Float32Array(words.length * count);
  for (let axis = 0; axis < count; axis += 1) {
    let square = 0;
    for (let item = 0; item < words.length; item += 1) {
      const value = dot(centred, item * dimensions, axes, axis * dimensions, dimensions);
      reduced[item * count + axis] = value;
      square += (value * value) / words.length;
    }
    const evened = 1 / Math.sqrt(Math.sqrt(square) || 1);
    for (let item = 0; item < words.length; item += 1)
      reduced[item * count + axis] = (reduced[item * count + axis] ?? 0) * evened;
  }
  const size = Math.sqrt(reduced.reduce((sum, value) => sum + value * value, 0) / reduced.length) || 1;
  return reduced.map((value) => value / size);
};

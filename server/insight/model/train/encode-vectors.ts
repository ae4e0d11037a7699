import { type Codes, USUAL_PIECES } from "../words.ts";

const ROUNDS = 10;
export const STORED_STEP = 1 / 32;
const LARGEST = 127;

const squareGap = (a: Float32Array, aAt: number, b: Float32Array, bAt: number, width: number): number => {
  let sum = 0;
  for (let index = 0; index < width; index += 1) sum += ((a[aAt + index] ?? 0) - (b[bAt + index] ?? 0)) ** 2;
  return sum;
};

const nearest = (usual: Float32Array, piece: Float32Array, at: number, width: number): number => {
  let [best, least] = [0, Infinity];
  for (let index = 0; index < USUAL_PIECES; index += 1) {
    const gap = squareGap(usual, index * width, piece, at, width);
    if (gap < least) [best, least] = [index, gap];
  }
  return best;
};

/** The 256 pieces that stand best for all pieces of one place (k-means), rounded as they are stored. */
const usualPieces = (pieces: Float32Array, width: number): Float32Array => {
  const count = pieces.length / width;
  const usual = new Float32Array(USUAL_PIECES * width);
  for (let index = 0; index < USUAL_PIECES; index += 1) {
    const from = Math.floor((index * count) / USUAL_PIECES) * width;
    usual.set(pieces.subarray(from, from + width), index * width);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = new Float32Array(usual.length);
    const members = new Float32Array(USUAL_PIECES);
    for (let item = 0; item < count; item += 1) {
      const code = nearest(usual, pieces, item * width, width);
      members[code] = (members[code] ?? 0) + 1;
      for (let index = 0; index < width; index += 1)
        sums[code * width + index] = (sums[code * width + index] ?? 0) + (pieces[item * width + index] ?? 0);
    }
    usual.forEach((_, index) => {
      const size = members[Math.floor(index / width)] ?? 0;
      if (size > 0) usual[index] = (sums[index] ?? 0) / size;
    });
  }
  return usual.map((value) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value / STORED_STEP))) * STORED_STEP);
};

/** Stores vectors as a byte per piece (product quantization). */
export const encodeVectors = (vectors: Float32Array, dimensions: number, width: number): Codes => {
  const [count, pieces] = [vectors.length / dimensions, dimensions / width];
  const usual = new Float32Array(pieces * USUAL_PIECES * width);
  const codes = new Uint8Array(count * pieces);
  for (let piece = 0; piece < pieces; piece += 1) {
    const cut = new Float32Array(count * width);
    for (let item = 0; item < count; item += 1) {
      const from = item * dimensions + piece * width;
      cut.set(vectors.subarray(from, from + width), item * width);
    }
    const found = usualPieces(cut, width);
    usual.set(found, piece * USUAL_PIECES * width);
    for (let item = 0; item < count; item += 1) codes[item * pieces + piece] = nearest(found, cut, item * width, width);
  }
  return { pieces, width, usual, codes };
};

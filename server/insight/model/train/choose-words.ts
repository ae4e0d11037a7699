import { randomNumbers } from "./random.ts";
import { dot, normalize, type WordVectors } from "./word-vectors.ts";

/** A table of vectors as it is published: words by rank, the commonest first. */
export type VectorTable = {
  dimensions: number;
  words: readonly string[];
  vectors: Readonly<Record<string, readonly number[]>>;
};

const CONSIDERED = 150_000;
const EPOCHS = 8;
const RATE = 0.02;
const SEED = 7;
const SCALE = 3;

const read = ({ dimensions, words, vectors }: VectorTable): WordVectors => {
  const plain = words
    .filter((word) => /^[a-z][a-z'-]*$/.test(word) && Object.hasOwn(vectors, word))
    .slice(0, CONSIDERED);
  const values = new Float32Array(plain.length * dimensions);
  plain.forEach((word, index) => {
    values.set((vectors[word] ?? []).slice(0, dimensions), index * dimensions);
    normalize(values, index * dimensions, dimensions);
  });
  return { words: plain, dimensions, values };
};

/** How much each word is one that reviews use, told from its vector and its rank by those that the given texts use. */
const likenessToReviews = (all: WordVectors, used: ReadonlySet<string>): Float64Array => {
  const { words, dimensions, values } = all;
  const weights = new Float32Array(dimensions);
  let [bias, rankWeight] = [0, 0];
  const rank = (index: number): number => Math.log(index + 10) - 9;
  const score = (index: number): number =>
    bias + rankWeight * rank(index) + SCALE * dot(weights, 0, values, index * dimensions, dimensions);
  const random = randomNumbers(SEED);
  for (let step = 0; step < EPOCHS * words.length; step += 1) {
    const index = Math.floor(random() * words.length);
    const rate = RATE / (1 + Math.floor(step / words.length));
    const slope = rate * ((used.has(words[index] ?? "") ? 1 : 0) - 1 / (1 + Math.exp(-score(index))));
    for (let axis = 0; axis < dimensions; axis += 1)
      weights[axis] = (weights[axis] ?? 0) + slope * SCALE * (values[index * dimensions + axis] ?? 0);
    rankWeight += slope * rank(index);
    bias += slope;
  }
  return Float64Array.from(words, (_, index) => score(index));
};

/** The words worth carrying: those that reviews of any product are likely to use, not only those of the given texts. */
export const chooseWords = (table: VectorTable, used: ReadonlySet<string>, count: number): WordVectors => {
  const all = read(table);
  const scores = likenessToReviews(all, used);
  const chosen = all.words
    .map((_, index) => index)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, count)
    .toSorted((a, b) => a - b);
  const values = new Float32Array(chosen.length * all.dimensions);
  chosen.forEach((from, index) =>
    values.set(all.values.subarray(from * all.dimensions, (from + 1) * all.dimensions), index * all.dimensions),
  );
  return { words: chosen.map((index) => all.words[index] ?? ""), dimensions: all.dimensions, values };
};

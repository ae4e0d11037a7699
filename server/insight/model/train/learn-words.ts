import { type Codes, decodeVectors, type Words } from "../words.ts";
import { chooseWords, type VectorTable } from "./choose-words.ts";
import { encodeVectors } from "./encode-vectors.ts";
import { reduceVectors } from "./principal-axes.ts";
import { classWords } from "./word-vectors.ts";

const COUNT = 20_000;
const DIMENSIONS = 40;
const PIECE_WIDTH = 4;

/** Words with their classes and vectors, and the codes that the vectors are stored as. */
export type LearnedWords = { words: Words; codes: Codes };

/** The words that the texts use, in small letters. */
export const wordsUsed = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? []));

/** Makes the words of the model from a table of vectors and the words of the texts it will learn from. */
export const learnWords = (table: VectorTable, used: ReadonlySet<string>): LearnedWords => {
  const chosen = chooseWords(table, used, COUNT);
  const classes = classWords(chosen);
  const order = chosen.words
    .map((_, index) => index)
    .toSorted((a, b) => (classes[a] ?? 0) - (classes[b] ?? 0) || a - b);
  const reduced = reduceVectors(chosen, DIMENSIONS);
  const sorted = new Float32Array(reduced.length);
  order.forEach((from, index) =>
    sorted.set(reduced.subarray(from * DIMENSIONS, (from + 1) * DIMENSIONS), index * DIMENSIONS),
  );
  const codes = encodeVectors(sorted, DIMENSIONS, PIECE_WIDTH);
  const words: Words = {
    ids: new Map(order.map((from, index) => [chosen.words[from] ?? "", index])),
    classes: Uint16Array.from(order, (from) => classes[from] ?? 0),
    dimensions: DIMENSIONS,
    vectors: decodeVectors(codes),
  };
  return { words, codes };
};

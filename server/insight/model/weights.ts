import { FEATURES } from "./kernel/sizes.ts";
import type { Net } from "./net.ts";
import stored from "./weights.json" with { type: "json" };
import { type Codes, decodeVectors, type Words } from "./words.ts";

/** Raised whenever the features or the form of the file change; weights of another version mean nothing. */
export const MODEL_VERSION = 5;

/** Numbers as whole ones of a step. */
export type Weights = { values: Int8Array; step: number };

export type Model = {
  words: Words;
  /** Two weights per feature: for the first and for a further word of a term. */
  aspects: Weights;
  /** They find terms; what they say is averaged. */
  finders: readonly Net[];
  /** It judges terms: its first score of a token is the odds of praise, as a logarithm. */
  judge: Net;
  transitions: readonly number[];
  polarity: Weights;
  /** A term is reported from this probability on: in prose, and in the single sentences of data sets. */
  thresholds: { prose: number; tokenized: number };
};

export type StoredWeights = { step: number; values: string };

/** The form of the weights file. */
export type StoredModel = {
  version: number;
  checksum: number;
  thresholds: Model["thresholds"];
  transitions: number[];
  /** How a vector is cut: the pieces it has, and the numbers in a piece. */
  pieces: number;
  width: number;
  classes: string[];
  codes: string;
  usual: StoredWeights;
  aspects: StoredWeights;
  polarity: StoredWeights;
  finders: StoredWeights[][];
  judge: StoredWeights[];
};

/** The parts of a network, in the order in which they are stored. */
export const NET_PARTS = [
  "vectors",
  "facts",
  "bias",
  "onward",
  "backward",
  "upper",
  "upperBias",
  "output",
  "outputBias",
] as const satisfies (keyof Net)[];

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.fromBase64(base64);

const weightsOf = ({ step, values }: StoredWeights): Weights => ({
  step,
  values: new Int8Array(bytesOf(values).buffer),
});

const scaled = (stored: StoredWeights): Float32Array => {
  const { values, step } = weightsOf(stored);
  const numbers = new Float32Array(values.length);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (values[at] ?? 0) * step;
  return numbers;
};

/** Words are stored class by class, and their codes in the same order. */
const wordsOf = (lines: readonly string[], codes: Codes): Words => {
  const words = lines.flatMap((line, id) => (line === "" ? [] : line.split(" ").map((word) => ({ word, id }))));
  return {
    ids: new Map(words.map(({ word }, index) => [word, index])),
    classes: Uint16Array.from(words, ({ id }) => id),
    dimensions: codes.pieces * codes.width,
    vectors: decodeVectors(codes),
  };
};

/** Adds up bytes so that a changed or cut file is told from the one that was written. */
export const checksum = (text: string): number => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
};

/** All that the checksum covers, in one text. */
export const checkedText = (file: StoredModel): string =>
  JSON.stringify([
    file.transitions,
    file.classes,
    file.codes,
    file.usual,
    file.aspects,
    file.polarity,
    file.finders,
    file.judge,
  ]);

const netOf = (parts: readonly StoredWeights[]): Net =>
  Object.fromEntries(NET_PARTS.map((name, index) => [name, scaled(parts[index] ?? { step: 0, values: "" })])) as Net;

export const readModel = (file: StoredModel): Model => {
  const aspects = weightsOf(file.aspects);
  const polarity = weightsOf(file.polarity);
  if (
    file.version !== MODEL_VERSION ||
    file.checksum !== checksum(checkedText(file)) ||
    aspects.values.length !== FEATURES * 2 ||
    polarity.values.length !== FEATURES
  )
    throw new Error("The weights of the review miner do not fit its code: run `bun run train-miner`");
  return {
    words: wordsOf(file.classes, {
      pieces: file.pieces,
      width: file.width,
      usual: scaled(file.usual),
      codes: bytesOf(file.codes),
    }),
    aspects,
    polarity,
    finders: file.finders.map(netOf),
    judge: netOf(file.judge),
    transitions: file.transitions,
    thresholds: file.thresholds,
  };
};

let model: Model | null = null;

/** The trained model, read once at the first use. */
export const loadModel = (): Model => {
  model ??= readModel(stored);
  return model;
};

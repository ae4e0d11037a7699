import { FEATURES } from "./feature-list.ts";
import stored from "./weights.json" with { type: "json" };
import type { WordClasses } from "./word-classes.ts";

/** Raised whenever the features or the form of the file change; weights of another version mean nothing. */
export const MODEL_VERSION = 1;

/** A linear model: per feature its weights, as whole numbers of `step`. */
export type Weights = { values: Int8Array; step: number };

export type Model = {
  classes: WordClasses;
  /** Two weights per feature: for the first and for a further word of a term. */
  aspects: Weights;
  transitions: readonly number[];
  polarity: Weights;
  /** A term is reported from this probability on. */
  threshold: number;
};

const bytesOf = (base64: string): Int8Array => {
  const letters = atob(base64);
  const bytes = new Int8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};

const classesOf = (lines: readonly string[]): WordClasses =>
  new Map(
    lines.flatMap((line, id) => (line === "" ? [] : line.split(" ").map((word): [string, number] => [word, id]))),
  );

const readModel = (): Model => {
  const aspects = { values: bytesOf(stored.aspects), step: stored.aspectStep };
  const polarity = { values: bytesOf(stored.polarity), step: stored.polarityStep };
  if (stored.version !== MODEL_VERSION || aspects.values.length !== FEATURES * 2 || polarity.values.length !== FEATURES)
    throw new Error("The weights of the review miner are of another version: run `bun run train-miner`");
  return {
    classes: classesOf(stored.classes),
    aspects,
    polarity,
    transitions: stored.transitions,
    threshold: stored.threshold,
  };
};

let model: Model | null = null;

/** The trained model, read once at the first use. */
export const loadModel = (): Model => {
  model ??= readModel();
  return model;
};

import type { Sentence } from "./analyse.ts";

const texts = new WeakMap<Sentence, readonly Sentence[]>();

/** Remembers which sentences were read together. */
export const joinDocument = (sentences: readonly Sentence[]): void => {
  for (const sentence of sentences) texts.set(sentence, sentences);
};

/** The sentences of the text that a sentence stands in, itself included. */
export const documentOf = (sentence: Sentence): readonly Sentence[] => texts.get(sentence) ?? [sentence];

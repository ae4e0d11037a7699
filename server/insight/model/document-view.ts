import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";

/**
 * Whose habits of annotation a text is read with, because annotators differ in what they mark. Single sentences of data
 * sets are all in small letters, with spaces before their stops; synthetic texts are only learned from.
 */
export const CONVENTION = { reviews: 0, sentences: 1, syntheticReviews: 2, syntheticSentences: 3 } as const;
export type Convention = (typeof CONVENTION)[keyof typeof CONVENTION];

/** What the features of a token know about the rest of its text. */
export type DocumentView = {
  sentences: readonly Sentence[];
  /** How often each word occurs in the text. */
  counts: ReadonlyMap<string, number>;
  places: ReadonlyMap<Sentence, number>;
  convention: Convention;
};

const isStop = (lower: string): boolean => lower === "." || lower === "," || lower === "!" || lower === "?";

const isTokenized = (sentences: readonly Sentence[]): boolean => {
  if (sentences.some(({ tokens }) => tokens.some((token) => token.text !== token.lower))) return false;
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return !tokens.some((token, index) => isStop(token.lower) && token.start === tokens[index - 1]?.end);
};

/** Reads the sentences of one text together. */
export const viewDocument = remember((sentences: readonly Sentence[]): DocumentView => {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const { lemma } of sentence.tokens) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return {
    sentences,
    counts,
    places: new Map(sentences.map((sentence, index) => [sentence, index])),
    convention: isTokenized(sentences) ? CONVENTION.sentences : CONVENTION.reviews,
  };
});

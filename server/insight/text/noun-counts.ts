import type { Sentence, Token } from "./analyse.ts";
import { remember } from "./remember.ts";
import { singular } from "./singular.ts";

/** "Strings" with the capital of a sentence's first word has itself for a lemma. */
const keysOf = ({ lemma, pos, known }: Token): readonly string[] =>
  pos === "PROPN" && known ? [lemma, singular(lemma)] : pos === "NOUN" || pos === "PROPN" ? [lemma] : [];

/** How many reviews use each noun, by its lemma; one with a capital in the singular too. */
export const nounCounts = remember((sentences: readonly Sentence[]): ReadonlyMap<string, number> => {
  const seen = new Map<string, Set<string>>();
  for (const { tokens, reviewId } of sentences)
    for (const key of tokens.flatMap(keysOf)) seen.set(key, (seen.get(key) ?? new Set()).add(reviewId));
  return new Map([...seen].map(([lemma, reviews]) => [lemma, reviews.size]));
});

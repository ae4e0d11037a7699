import type { Sentence } from "./analyse.ts";
import { remember } from "./remember.ts";

/** How many reviews use each noun, by its lemma. */
export const nounCounts = remember((sentences: readonly Sentence[]): ReadonlyMap<string, number> => {
  const seen = new Map<string, Set<string>>();
  for (const { tokens, reviewId } of sentences)
    for (const { lemma, pos } of tokens)
      if (pos === "NOUN" || pos === "PROPN") seen.set(lemma, (seen.get(lemma) ?? new Set()).add(reviewId));
  return new Map([...seen].map(([lemma, reviews]) => [lemma, reviews.size]));
});

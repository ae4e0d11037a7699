import type { ReviewClause } from "./review-clause.ts";

/** Those of some content words that a clause of a review holds. */
export const sharedWords = (words: readonly string[], clause: Pick<ReviewClause, "words">): string[] =>
  words.filter((word) => clause.words.has(word));

/** How many of some content words a clause of a review holds. */
export const overlapOf = (words: readonly string[], clause: Pick<ReviewClause, "words">): number =>
  words.reduce((sum, word) => sum + Number(clause.words.has(word)), 0);

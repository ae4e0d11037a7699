import type { Matter, Statement } from "../clauses/read-clause.ts";
import { PARTS } from "../keywords/weak-keywords.ts";
import { clausesAt, type Opinion, type ReviewIndex } from "../reviews/review-index.ts";
import { foldWord } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";
import { isPartMissing } from "./denied-items.ts";

/** What is complete has all of its parts. */
const OF_COMPLETENESS = new Set(["included", "defect", "spares", "pockets", "compartments"]);
/** What is easy to do takes the part that it is done with. */
const TELLS_OF_DOING = /\b(?:to|for) \p{L}{3,}/iu;

/** Whether a reviewer misses a part that a statement says nothing of: a machine without a handle may be portable. */
export const missesOtherPart = (
  { text, words }: Statement,
  { key }: Matter,
  { span, target }: Opinion,
  index: ReviewIndex,
): boolean => {
  if (!PARTS.test(target) || OF_COMPLETENESS.has(key) || TELLS_OF_DOING.test(text)) return false;
  const part = canonical(foldWord(target));
  return !words.includes(part) && clausesAt(index, span).some((clause) => isPartMissing(clause, [part]));
};

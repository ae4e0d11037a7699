import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { clausesAt } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";
import { namesOf, subjectOf } from "./promises/subject.ts";
import type { Scales } from "./scales.ts";

/** What is said against a statement, without troubles of other things where a writer cites reviewers who say it: a spring that broke denies no "sturdy bracket". */
export const withoutOtherThings = (
  opposing: readonly Span[],
  { words }: Statement,
  { index, product }: Scales,
): readonly Span[] => {
  const own = new Set([...words, ...namesOf(product)]);
  const isOfOther = (clause: ReviewClause): boolean => {
    const subject = subjectOf(clause);
    return subject.length > 0 && !subject.some((word) => own.has(word)) && overlapOf(words, clause) === 0;
  };
  return opposing.filter((span) => !clausesAt(index, span).every(isOfOther));
};

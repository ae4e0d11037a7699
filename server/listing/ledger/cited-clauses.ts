import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Statement } from "./read-clause.ts";
import type { ReviewClause } from "./review-clause.ts";
import { clausesAt, type ReviewIndex } from "./review-index.ts";

/** One reviewer may have written words to be repeated; so many have not. */
export const SEVERAL = 2;

/** Whether a clause speaks of what a statement says: of its matter, or in one of its words with the same sense. */
const speaksOf = ({ words, matters, negated }: Statement, clause: ReviewClause): boolean =>
  matters.some(({ key }) => clause.keys.has(key)) ||
  (clause.negated === negated && words.some((word) => clause.words.has(word)));

/** Whether a passage can bear anything out: it reports, blames nothing and repeats no listing. */
export const isTold = (span: Span, index: ReviewIndex): boolean =>
  clausesAt(index, span).every(({ blames, report, repeats }) => report && !blames && !repeats);

/**
 * The passages a writer cites that bear a statement out, though in other words: they are told and speak of what it says.
 * None where they are of fewer than two reviews.
 */
export const citedFor = (statement: Statement, cited: readonly Span[], index: ReviewIndex): Span[] => {
  const bearing = cited.filter(
    (span) => isTold(span, index) && clausesAt(index, span).some((clause) => speaksOf(statement, clause)),
  );
  return distinctReviews(bearing) >= SEVERAL ? bearing : [];
};

import type { Span } from "../../../events/result/review.ts";
import { distinctReviews } from "../../insight/avatar/avatar-draft.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { clausesAt, type ReviewIndex } from "../reviews/review-index.ts";
import { isBarOpposed } from "./barred-words.ts";
import { isSameSense } from "./turned-words.ts";

/** One reviewer may have written words to be repeated; so many have not. */
export const SEVERAL = 2;
/** Of the words of a statement, at least this share has to stand in what is cited for it. */
const SHARE = 0.4;

const isOfMatter = ({ matters }: Statement, clause: ReviewClause): boolean =>
  matters.some(({ key }) => clause.keys.has(key));

/** Whether a clause speaks of what a statement says: of its matter, or in one of its words with the same sense. */
const speaksOf = (statement: Statement, clause: ReviewClause): boolean =>
  !isBarOpposed(statement, clause) &&
  (isOfMatter(statement, clause) ||
    (isSameSense(clause, statement) && statement.words.some((word) => clause.words.has(word))));

/** Whether a passage reports: it asks and wishes nothing and repeats no listing. */
export const isReported = (span: Span, index: ReviewIndex): boolean =>
  clausesAt(index, span).every(({ report, repeats }) => report && !repeats);

/** Whether a passage can bear anything out: it reports and complains of nothing. */
export const isTold = (span: Span, index: ReviewIndex): boolean =>
  isReported(span, index) && clausesAt(index, span).every(({ complains }) => !complains);

const isCovered = (statement: Statement, clauses: readonly ReviewClause[]): boolean =>
  clauses.some((clause) => isOfMatter(statement, clause)) ||
  statement.words.filter((word) => clauses.some((clause) => clause.words.has(word))).length >=
    SHARE * statement.words.length;

/**
 * The passages a writer cites that bear a statement out, though in other words: they are told and speak of what it says.
 * None where they are of fewer than two reviews, or leave most of its words without any.
 */
export const citedFor = (statement: Statement, cited: readonly Span[], index: ReviewIndex): Span[] => {
  const bearing = cited.filter(
    (span) => isTold(span, index) && clausesAt(index, span).some((clause) => speaksOf(statement, clause)),
  );
  const isBorneOut =
    distinctReviews(bearing) >= SEVERAL &&
    isCovered(
      statement,
      bearing.flatMap((span) => clausesAt(index, span)),
    );
  return isBorneOut ? bearing : [];
};

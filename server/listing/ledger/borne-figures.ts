import type { Span } from "../../../events/result/review.ts";
import { SPELLED } from "../../insight/text/number-words.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { sentencesAt } from "../reviews/sentence-of.ts";
import { type Quantity, statesQuantity } from "../words/quantities.ts";
import { tellsOfOne } from "./invented.ts";
import { isDeniedFigure, isNearly } from "./numbers.ts";

/** "two straws" counts as "2 straws" does. */
const isSpelled = ({ unit, value }: Quantity, { tokens }: ReviewClause): boolean =>
  unit === "" && SPELLED[value] !== undefined && tokens.some(({ lower }) => lower === SPELLED[value]);

const givesFigure = (clause: ReviewClause, text: string, own: Quantity): boolean =>
  clause.report &&
  !clause.repeats &&
  (isSpelled(own, clause) ||
    tellsOfOne(own, clause) ||
    clause.quantities.some(
      (said) => (statesQuantity(own, said) || isNearly(text, own, said)) && !isDeniedFigure(clause.text, said),
    ));

/** Of the passages that bear a statement out, the clauses that also give its figures; none where no passage gives one of them, since what is only like it proves no figure. */
export const bearingFigures = (
  { text, quantities }: Statement,
  said: readonly Span[],
  counted: readonly Span[],
  index: ReviewIndex,
): readonly Span[] => {
  if (quantities.length === 0) return said;
  const clauses = [...new Set(said.flatMap((span) => sentencesAt(index, span)))].flatMap(
    (sentence) => sentence.clauses,
  );
  const told = quantities.map((own) =>
    clauses.filter((clause) => givesFigure(clause, text, own)).map(({ span }) => span),
  );
  return counted.length === 0 && told.some((spans) => spans.length === 0) ? [] : [...counted, ...told.flat()];
};

import type { Span } from "../../../events/result/review.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import type { Quantity } from "../words/quantities.ts";

const COUNTS = new Set(["", "piece", "pack"]);
const SHOULD = /\b(?:should (?:be|have been|have)|instead of|expect(?:ed|ing)|ordered|paid for|promised)\b/iu;
const FOUND =
  /\b(?:count(?:ed|s)?|got|received|only|just|came with|comes with|found|there (?:were|was|are|is)|in the (?:box|bag|package)|inside|contained)\b/iu;
const OF_SO_MANY = /(\d{1,5})(?: \p{L}+){0,2} (?:out )?of (?:the |my |all )?(\d{1,5})\b/giu;
const SHORT = /\b(?:only|just|count(?:ed)?|got|received|missing|came|arrived|in the (?:box|bag|package)|inside)\b/iu;
/** How many clauses after the number that was promised the number that came is told. */
const NEAR = 2;

const numbersOf = (clause: ReviewClause): Quantity[] => clause.quantities.filter(({ unit }) => COUNTS.has(unit));

const saysFewer = (clause: ReviewClause, value: number): boolean =>
  FOUND.test(clause.text) && numbersOf(clause).some((said) => said.value < value);

/** "Supposed to be 100 pieces, we counted 87" */
const isCountedAfter = (clause: ReviewClause, { value }: Quantity, index: ReviewIndex): ReviewClause | undefined => {
  const names = numbersOf(clause).some((said) => said.value === value);
  if (!names || !(clause.repeats || SHOULD.test(clause.text))) return undefined;
  const said = index.byReview.get(clause.span.reviewId) ?? [];
  const at = said.indexOf(clause);
  return said.slice(at, at + 1 + NEAR).find((each) => saysFewer(each, value));
};

/** "only 87 of the 100 were in the box" */
const isShare = ({ text }: ReviewClause, { value }: Quantity): boolean =>
  SHORT.test(text) &&
  [...text.matchAll(OF_SO_MANY)].some(([, part, whole]) => Number(whole) === value && Number(part) < value);

const COUNTED = /\bcount(?:ed|s)?\b/iu;
/** Who counts less than this share of it counts something else. */
const LEAST_SHARE = 0.5;

/** "I counted 231 pieces" */
const isCount = (clause: ReviewClause, { value, unit }: Quantity): boolean =>
  unit !== "" &&
  clause.report &&
  COUNTED.test(clause.text) &&
  clause.quantities.some((said) => said.unit === unit && said.value < value && said.value >= LEAST_SHARE * value);

/** Clauses of reviews that count fewer than a claim states. */
export const deniedCounts = (quantities: readonly Quantity[], index: ReviewIndex): Span[] => {
  const counted = quantities.filter(({ unit, value }) => COUNTS.has(unit) && value > 1);
  if (counted.length === 0) return [];
  const clauses = [...COUNTS].flatMap((unit) => index.byUnit.get(unit) ?? []);
  return counted.flatMap((claimed) =>
    clauses.flatMap((clause) => {
      const found =
        isShare(clause, claimed) || isCount(clause, claimed) ? clause : isCountedAfter(clause, claimed, index);
      return found === undefined ? [] : [found.span];
    }),
  );
};

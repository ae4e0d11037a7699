import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import type { Quantity } from "../words/quantities.ts";

const IN_MINUTES = new Map([
  ["minute", 1],
  ["hour", 60],
  ["day", 1440],
]);
const minutesOf = ({ value, unit }: Quantity): number => value * (IN_MINUTES.get(unit) ?? 0);

/** What is promised to stay cold or hot, and how its end is told. */
const KEPT = [
  {
    says: /\b(?:cold|cool|chilled|icy?|frozen)\b/iu,
    ends: /\b(?:warm|lukewarm|tepid|room temp\w*|thawed|melt(?:s|ed)?|ice (?:is|was|had|has|were)?(?: been)? ?(?:all |completely )?gone)\b/iu,
  },
  {
    says: /\b(?:hot|warm)\b/iu,
    ends: /\b(?:lukewarm|tepid|room temp\w*|(?:ice|stone) cold|(?:is|was|were|are|gets?|got|goes|went|turned|be) (?:already |stone |ice )?(?:cold|cool))\b/iu,
  },
] as const;
const WHEN = /\b(?:after|in|within|by) (?:(?:about|only|just|under|less|than|maybe|like|the|first|around) )*$/iu;
/** "never warm after ten hours", "warm still after ten hours" */
const NOT_ENDED = /\b(?:not|never|no|still|nothing|without|barely|hardly)\b|n['’]t\b/iu;
const LEAST_SHARE = 0.75;

const endsSooner = ({ report, repeats, text, quantities }: ReviewClause, ends: RegExp, promised: number): boolean =>
  report &&
  !repeats &&
  ends.test(text) &&
  !NOT_ENDED.test(text) &&
  quantities.some((said) => {
    const minutes = minutesOf(said);
    return minutes > 0 && minutes < LEAST_SHARE * promised && WHEN.test(text.slice(0, said.start));
  });

/** Clauses that tell how soon something is warm that a statement promises to be cold for longer, or cold that it promises to be hot. */
export const shorterTimes = ({ text, quantities, negated }: Statement, { byUnit }: ReviewIndex): Span[] => {
  const kept = KEPT.filter(({ says }) => says.test(text));
  const promised = Math.max(0, ...quantities.map(minutesOf));
  const [only] = kept;
  if (negated || promised === 0 || only === undefined || kept.length > 1) return [];
  return [...IN_MINUTES.keys()]
    .flatMap((unit) => byUnit.get(unit) ?? [])
    .filter((clause) => endsSooner(clause, only.ends, promised))
    .map(({ span }) => span);
};

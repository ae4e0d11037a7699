import type { Span } from "../../../events/result/review.ts";
import { remember } from "../text/remember.ts";
import type { Mining } from "./mining.ts";

type Range = { start: number; end: number };

/** The clauses of each review that complain, of this product or of another, in reading order; clauses never overlap. */
const blamedClauses = remember((mining: Mining): ReadonlyMap<string, readonly Range[]> => {
  const blaming = mining.units.filter(
    ({ polarity, mood }) => polarity < 0 && (mood === "report" || mood === "other-product"),
  );
  const groups = Map.groupBy(blaming, (unit) => unit.reviewId);
  return new Map(
    [...groups].map(([id, units]) => [
      id,
      units.map(({ clause: { start, end } }) => ({ start, end })).toSorted((a, b) => a.start - b.start),
    ]),
  );
});

/** Whether words stand in a clause that complains. */
export const isInBlame = (mining: Mining, { reviewId, start, end }: Span): boolean => {
  const ranges = blamedClauses(mining).get(reviewId) ?? [];
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (ranges[low - 1]?.end ?? -1) >= end;
};

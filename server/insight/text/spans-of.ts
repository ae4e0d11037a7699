import type { Review, Span } from "../../../events/result/review.ts";
import { patternSieve } from "./pattern-book.ts";
import { remember } from "./remember.ts";

/** Every match of a pattern with the flag "g"; to look first is cheaper, as most patterns stand in few texts. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];

/** Where the reviews use the words of a pattern. */
const spansOf = (reviews: readonly Review[], pattern: RegExp): Span[] =>
  reviews.flatMap(({ id, text }) =>
    matchesIn(text, pattern).map(({ 0: words, index }) => ({ reviewId: id, start: index, end: index + words.length })),
  );

/** The same for a list of patterns without flags but "g", "i" and "u", which are looked for all at once. */
export const spansAmong = (patterns: readonly RegExp[]): ((reviews: readonly Review[], pattern: RegExp) => Span[]) => {
  const mayMatch = patternSieve(patterns);
  const candidatesIn = remember(({ text }: Review) => mayMatch(text));
  return (reviews, pattern) =>
    spansOf(
      reviews.filter((review) => candidatesIn(review).has(pattern)),
      pattern,
    );
};

/** Whether two spans share words of a review. */
export const overlaps = (a: Span, b: Span): boolean => a.reviewId === b.reviewId && a.start < b.end && b.start < a.end;

type Reach = { starts: number[]; ends: number[] };

/** Of one review: where spans begin, in order, and how far those up to there reach. */
const reachOf = (spans: readonly Span[]): Reach => {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let farthest = 0;
  return {
    starts: sorted.map(({ start }) => start),
    ends: sorted.map(({ end }) => (farthest = Math.max(farthest, end))),
  };
};

/** Whether a span shares characters with any of many, asked again and again. */
export const overlapsAny = (spans: readonly Span[]): ((span: Span) => boolean) => {
  const reaches = new Map([...Map.groupBy(spans, ({ reviewId }) => reviewId)].map(([id, own]) => [id, reachOf(own)]));
  return ({ reviewId, start, end }) => {
    const { starts, ends } = reaches.get(reviewId) ?? { starts: [], ends: [] };
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? end) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] ?? 0) > start;
  };
};

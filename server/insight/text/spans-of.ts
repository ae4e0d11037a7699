import type { Review, Span } from "../../../events/result/review.ts";

/** Every match of a pattern with the flag "g"; to look first is cheaper, as most patterns stand in few texts. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];

/** Where the reviews use the words of a pattern. */
export const spansOf = (reviews: readonly Review[], pattern: RegExp): Span[] =>
  reviews.flatMap(({ id, text }) =>
    matchesIn(text, pattern).map(({ 0: words, index }) => ({ reviewId: id, start: index, end: index + words.length })),
  );

/** Whether two spans share words of a review. */
export const overlaps = (a: Span, b: Span): boolean => a.reviewId === b.reviewId && a.start < b.end && b.start < a.end;

import type { Evidence } from "../../../events/result/result.ts";
import type { Span } from "../../../events/result/review.ts";
import { capitalized } from "../statements/clean-statement.ts";

/** A line of the avatar with the words of customers behind it. */
export type Supported = { text: string; spans: readonly Span[] };

export const distinctReviews = (spans: readonly Span[]): number => new Set(spans.map((span) => span.reviewId)).size;

/** "1 review", "3 reviews" */
export const reviewCount = (spans: readonly Span[]): string => {
  const reviews = distinctReviews(spans);
  return `${reviews} ${reviews === 1 ? "review" : "reviews"}`;
};

/** What more reviewers say comes first. */
export const byReviews = (a: Pick<Supported, "spans">, b: Pick<Supported, "spans">): number =>
  distinctReviews(b.spans) - distinctReviews(a.spans);

const uniqueSpans = (spans: readonly Span[]): Span[] => {
  const seen = new Set<string>();
  return spans.filter((span) => {
    const key = `${span.reviewId}:${span.start}:${span.end}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

export const evidenceFor = (path: string, spans: readonly Span[]): Evidence => ({
  path,
  reviews: distinctReviews(spans),
  spans: uniqueSpans(spans),
});

export const evidenceForList = (path: string, lines: readonly Supported[]): Evidence[] =>
  lines.map((line, index) => evidenceFor(`${path}.${index}`, line.spans));

const NAMED_DAYS =
  /\b(?:christmas|easter|halloween|thanksgiving|hanukkah|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?=s?\b)/g;

/** As a line of its own begins, with the names of days as they are written. */
export const capitalize = (text: string): string => capitalized(text.replace(NAMED_DAYS, capitalized));

export const lowerFirst = (text: string): string =>
  /^[A-Z]{2}|^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

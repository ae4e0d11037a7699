import { PROBLEMS } from "../../events/kernel/problem.ts";
import { LIMITS } from "../../events/limits.ts";
import type { Exclusion, Review } from "../../events/result/review.ts";
import type { ImportedReviews, UsedReview } from "../../events/wire/reviews.ts";
import { ProblemError } from "../http/problems.ts";
import { languageOf } from "../insight/hygiene/foreign-text.ts";
import { formatReviews } from "../insight/ingest/canonical.ts";
import { UnsupportedFileError } from "../insight/ingest/decode-bytes.ts";
import { readReviews } from "../insight/read-reviews.ts";
import type { ReviewsSource } from "./engine.ts";

const REASONS_SHOWN = 5;

const read = (source: ReviewsSource, include: readonly string[]) => {
  try {
    return readReviews(source, include);
  } catch (error) {
    if (error instanceof UnsupportedFileError) throw new ProblemError("UNSUPPORTED_FILE", { message: error.message });
    throw error;
  }
};

const noReviews = (excluded: readonly Exclusion[]): ProblemError => {
  const fields = excluded.slice(0, REASONS_SHOWN).map(({ line, detail }) => ({
    path: line === null ? "" : `line ${line}`,
    message: detail,
  }));
  const unreadable = excluded.find(({ reason }) => reason === "unreadable");
  const message = unreadable === undefined ? PROBLEMS.NO_REVIEWS : `${unreadable.detail}.`;
  return new ProblemError("NO_REVIEWS", fields.length === 0 ? {} : { message, fields });
};

/** As many of the first reviews as stay within the limit. */
const fitting = (reviews: readonly Review[], limit: number): ImportedReviews["fits"] => {
  let [low, high] = [0, reviews.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (formatReviews(reviews.slice(0, middle)).length <= limit) low = middle;
    else high = middle - 1;
  }
  return { limit, reviews: low, text: formatReviews(reviews.slice(0, low)) };
};

const OPENING_LENGTH = 120;

const openingOf = (text: string): string => {
  const line = text.replaceAll("\n", " · ");
  if (line.length <= OPENING_LENGTH) return line;
  const cut = line
    .slice(0, OPENING_LENGTH)
    .toWellFormed()
    .replace(/\uFFFD$/u, "");
  return `${cut.replace(/\s+\S*$/, "")}…`;
};

const usedOf = ({ title, text, rating }: Review): UsedReview => ({
  opening: openingOf(title === null || text.startsWith(title) ? text : `${title}\n${text}`),
  rating,
  isEnglish: languageOf(text) === "english",
});

/** A whole review that was left out can be taken back in; a line of the page's furniture is none, and nothing is learnt from signs. */
const isReversible = ({ id, reason }: Exclusion): boolean =>
  id !== undefined && reason !== "boilerplate" && reason !== "no-words";

/**
 * Reads the reviews of a file or a paste. Refuses what holds none, with the first reasons why. Where all reviews were left out but can be taken back in, it answers with none.
 */
export const importReviews = (source: ReviewsSource, include: readonly string[] = []): ImportedReviews => {
  const { reviews, excluded, included, format } = read(source, include);
  if (reviews.length === 0 && !excluded.some(isReversible)) throw noReviews(excluded);
  return {
    text: formatReviews(reviews),
    reviews: reviews.length,
    used: reviews.map(usedOf),
    format,
    excluded,
    included,
    fits: fitting(reviews, LIMITS.demoReviewsLength),
  };
};

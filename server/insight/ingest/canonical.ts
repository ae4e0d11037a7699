import type { Review } from "../../../events/result/review.ts";
import { parseDate, parseRating } from "./parse-values.ts";
import type { RawReading, RawRecord } from "./record.ts";

const HEADER = /^## Review \d{1,7}( \| .*)?$/;
const ESCAPED = /^\\+## Review \d/;

/** Whether the text was written by `formatReviews`. */
export const isCanonical = (text: string): boolean =>
  HEADER.test(text.slice(0, 2_000).trimStart().split("\n", 1)[0]?.trim() ?? "");

const escapeLine = (line: string): string => (HEADER.test(line) || ESCAPED.test(line) ? `\\${line}` : line);
const unescapeLine = (line: string): string => (ESCAPED.test(line) ? line.slice(1) : line);

/** Writes reviews as plain text that reads back to the same reviews. */
export const formatReviews = (reviews: readonly Review[]): string =>
  reviews
    .map((review, index) => {
      const facts = [
        `## Review ${index + 1}`,
        ...(review.rating === null ? [] : [`rating ${review.rating}`]),
        ...(review.date === null ? [] : [`date ${review.date}`]),
        ...(review.title === null ? [] : [`title ${review.title}`]),
      ];
      return `${facts.join(" | ")}\n${review.text.split("\n").map(escapeLine).join("\n")}`;
    })
    .join("\n\n");

const readHeader = (line: string): Omit<RawRecord, "text" | "line"> => {
  const cut = line.indexOf(" | title ");
  const facts = (cut === -1 ? line : line.slice(0, cut)).split(" | ").slice(1);
  const fact = (name: string): string | undefined =>
    facts.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
  return {
    title: cut === -1 ? null : line.slice(cut + " | title ".length),
    rating: parseRating(fact("rating") ?? ""),
    date: parseDate(fact("date") ?? ""),
  };
};

/** Reads what `formatReviews` wrote, taking every line of a review literally. */
export const readCanonical = (text: string): RawReading => {
  const records: RawRecord[] = [];
  let body: string[] = [];
  let header: Omit<RawRecord, "text" | "line"> | null = null;
  let start = 1;
  const close = (): void => {
    if (header !== null) records.push({ ...header, text: body.join("\n"), line: start });
    body = [];
  };
  text.split("\n").forEach((raw, index) => {
    const line = raw.trim();
    if (!HEADER.test(line)) return body.push(unescapeLine(line));
    close();
    header = readHeader(line);
    start = index + 1;
    return body.length;
  });
  close();
  return { records, excluded: [] };
};

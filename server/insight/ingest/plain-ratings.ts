import { isKind, type Numbered, type Page } from "./page-context.ts";
import { parseRating } from "./parse-values.ts";

const WORDS = ["one", "two", "three", "four", "five"];

const REST = "(?: ?[-–—:|.!,] ?(.*))?";
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:overall |my |star )?rating|rated|stars?|score)(?::| [-–—=]|) ?(\\d(?:[.,][05])?)(?: ?(?:\\/|out of|of) ?5)?(?: ?stars?)?${REST}$`,
    "i",
  ),
  /^(?:(?:overall |my |star )?rating|stars?|score)(?::| [-–—=]|) ?((?:[★⭐☆✩]\uFE0F?){1,10})()$/iu,
  /^[([](\d(?:[.,][05])?)(?: ?(?:\/|out of|of) ?5(?: ?stars?)?| ?stars?)[)\]](?: ?[-–—:|.!,])? ?(.*)$/i,
  new RegExp(`^(one|two|three|four|five) stars?${REST}$`, "i"),
];

const starsOf = (value: string): number | null => {
  const word = WORDS.indexOf(value.toLowerCase());
  return word === -1 ? parseRating(value) : word + 1;
};

const asRating = (entry: Numbered): Numbered => {
  const match = FORMS.map((form) => form.exec(entry.text)).find((each) => each !== null);
  const rating = match === undefined ? null : starsOf(match[1] ?? "");
  return rating === null ? entry : { ...entry, line: { kind: "rating", rating, rest: (match?.[2] ?? "").trim() } };
};

const isReadable = (entry: Numbered): boolean => isKind(entry, "text") || isKind(entry, "noise");

/**
 * "Rating: 4", "(5 stars)" and "Five stars" as the stars of a review. On pages that print stars in their own way these
 * are words or scores beside them, and one alone among many paragraphs heads none of them.
 */
export const withPlainRatings = (page: Page): readonly Numbered[] => {
  if (page.some((entry) => isKind(entry, "rating"))) return page;
  const read = page.map((entry) => (isReadable(entry) ? asRating(entry) : entry));
  const rated = read.filter((entry) => isKind(entry, "rating")).length;
  const gaps = page.filter((entry) => isKind(entry, "blank")).length;
  return rated > 1 || (rated === 1 && gaps <= 1) ? read : page;
};

const LAST =
  /(?<!\d ?)(?: ?[-–—|] ?| ?[([] ?)(\d(?:[.,][05])?|one|two|three|four|five)(?: ?(?:\/|out of) ?5(?: ?stars?)?| ?stars?)[)\]]?[.!]{0,3}$/i;
const LAST_SENTENCE =
  /[.!?…] (\d(?:[.,][05])?|one|two|three|four|five)(?: ?(?:\/|out of) ?5(?: ?stars?)?| ?stars?)[.!]{0,3}$/i;

const LAST_SIGNS = / ?(?:[-–—|(] ?)?((?:[★⭐☆✩]\uFE0F?){2,5})\)?$/u;

/** The stars a text ends in, "Keeps cold - 5/5", and the text without them where they are no sentence of it. */
export const endingStars = (text: string): { rating: number; text: string } | null => {
  const apart = LAST.exec(text) ?? LAST_SIGNS.exec(text);
  const rating = starsOf((apart ?? LAST_SENTENCE.exec(text))?.[1] ?? "");
  if (rating === null || apart?.index === 0) return null;
  return { rating, text: apart === null ? text : text.slice(0, apart.index).trimEnd() };
};

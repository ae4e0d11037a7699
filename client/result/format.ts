import { longDate, counted as plural, toTenths } from "../../events/kernel/in-words.ts";

export { plural };

const WHOLE = new Intl.NumberFormat("en-US");

export const count = (value: number): string => WHOLE.format(value);

/** "31 of 46 reviews" */
export const ofReviews = (reviews: number, total: number): string => `${count(reviews)} of ${plural(total, "review")}`;

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "53–79%" */
export const percentRange = ([low, high]: readonly [number, number]): string =>
  `${Math.round(low * 100)}–${Math.round(high * 100)}%`;

/** "−1.4" and "+0.3", with a real minus sign; null below half a tenth, where there is nothing to say. */
export const starImpact = (impact: number | null): string | null => {
  if (impact === null || Math.abs(impact) < 0.05) return null;
  return `${impact < 0 ? "−" : "+"}${toTenths(Math.abs(impact))}`;
};

/** "Reviews that mention it rate 1.4 stars lower than the others." */
export const impactSentence = (impact: number | null): string | null => {
  const signed = starImpact(impact);
  if (signed === null || impact === null) return null;
  const size = toTenths(Math.abs(impact));
  return `Reviews that mention it rate ${size} ${size === "1.0" ? "star" : "stars"} ${impact < 0 ? "lower" : "higher"} than the others.`;
};

/** The day of a review in US English long form; null where it has none, or none that can be read. */
export const reviewDate = (date: string | null): string | null =>
  date === null || Number.isNaN(Date.parse(date)) ? null : longDate(date);

const ENCODER = new TextEncoder();

export const byteLength = (text: string): number => ENCODER.encode(text).length;

/** Characters as the marketplace counts them: code points of the composed text. */
export const characterCount = (text: string): number => [...text.normalize("NFC")].length;

import { FOREIGN_VARIANT, foreignReviewDay, foreignStars } from "./page-languages.ts";
import { pageTextOf } from "./page-text.ts";
import { parseDate, parseRating } from "./parse-values.ts";

export type Line =
  | { kind: "blank" | "separator" }
  | { kind: "rating"; rating: number; rest: string }
  /** `isReviewed` where the line says of itself that it is a review's: "Reviewed in Canada on …". */
  | { kind: "date"; date: string; isReviewed: boolean }
  | { kind: "noise"; detail: string }
  | { kind: "title"; title: string }
  | { kind: "text" };

/** What a sentence ends in, and a short line without an end is a title. */
export const ENDS_SENTENCE = /[.!?…)"”'’]$|\p{Extended_Pictographic}\uFE0F?$/u;

const SEPARATOR = /^(?:-{3,}|={3,}|\*{3,}|_{3,}|~{3,}|#{3,}|—{2,}|• ?• ?•)$/;
const REVIEW_HEADING = /^(?:review|customer) ?#? ?\d{1,5} ?[:.)-]?$/i;
const STARS = /^((?:[★⭐☆✩]\uFE0F?){1,10})\s*(.*)$/u;
const OUT_OF_FIVE =
  /^(?:rating:? ?|rated )?(\d(?:[.,]\d)?) ?(?:out of|of|\/) ?5(?:\.0)?(?: stars?)?(?![\w/])[ .:,–—|-]*(.*)$/i;
const COUNTED_STARS = /^([1-5](?:[.,]5)?) ?[★⭐]\uFE0F?(?![★⭐☆✩])[ .:,–—|-]*(.*)$/u;
const PLAIN_STARS = /^(\d(?:\.\d)?) ?stars?(?: ?[-–—:|.!] ?(.*)|())$/i;
const REVIEWED = /^reviewed (?:in .{1,60}? )?on (.{6,30})$/i;

/** "4.1 out of 5" is the mean of a page; a single review has whole or half stars. */
const PAGE_MEAN =
  /^(?:\d[.,](?:[1-46-9]|\d\d) (?:out of|of) 5(?:\.| stars?)?|\d(?:[.,]\d)? out of 5(?: stars?)? (?:based on|with) .{1,60})$/i;

/** Walmart ends the line with what it is. */
const restOf = (rest: string): string => (/^(?:review|rating)s?$/i.test(rest.trim()) ? "" : rest.trim());

const ratingLine = (line: string): Line | null => {
  const match = STARS.exec(line) ?? OUT_OF_FIVE.exec(line) ?? COUNTED_STARS.exec(line) ?? PLAIN_STARS.exec(line);
  const foreign = match === null ? foreignStars(line) : null;
  const rating = parseRating(match?.[1] ?? foreign?.stars ?? "");
  return rating === null ? null : { kind: "rating", rating, rest: restOf(match?.[2] ?? foreign?.rest ?? "") };
};

const dateLine = (line: string): Line | null => {
  if (line.length > 110) return null;
  const reviewed = REVIEWED.exec(line)?.[1] ?? foreignReviewDay(line);
  const date = parseDate(reviewed ?? line.replace(/^(?:date|posted|reviewed)(?: on)?:? /i, ""));
  return date === null ? null : { kind: "date", date, isReviewed: reviewed !== null };
};

const VARIANT = /(color|colour|size|style|pattern|flavor|scent)( name)?:/i;
const VARIANT_WITH_BADGE = /^.{1,160}verified purchase$/i;

/** What one cleaned line of pasted text is. */
export const classifyLine = (line: string): Line => {
  if (line === "") return { kind: "blank" };
  if (SEPARATOR.test(line) || REVIEW_HEADING.test(line)) return { kind: "separator" };
  if (line.length <= 200) {
    const pageText = pageTextOf(line);
    if (pageText !== null) return { kind: "noise", detail: pageText };
    if (PAGE_MEAN.test(line)) return { kind: "noise", detail: "Totals of the review page" };
    if (VARIANT_WITH_BADGE.test(line) && VARIANT.test(line)) return { kind: "noise", detail: "Variant bought" };
    if (FOREIGN_VARIANT.test(line)) return { kind: "noise", detail: "Variant bought" };
  }
  return ratingLine(line) ?? dateLine(line) ?? { kind: "text" };
};

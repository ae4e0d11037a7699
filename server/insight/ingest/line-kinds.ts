import { parseDate, parseRating } from "./parse-values.ts";

export type Line =
  | { kind: "blank" | "separator" }
  | { kind: "rating"; rating: number; rest: string }
  | { kind: "date"; date: string }
  | { kind: "noise"; detail: string }
  | { kind: "text" };

const NOISE: readonly (readonly [RegExp, string])[] = [
  [/^helpful( \(?\d+\)?)?( report)?$/i, "A button of the review page"],
  [
    /^(report|report abuse|share|comment|permalink|read (more|less)|show (more|less)|see more|yes|no|like|reply)( \(?\d+\)?)?$/i,
    "A button of the review page",
  ],
  [
    /^(\d[\d,]{0,9}|one) (people|person|customers?|users?|others?) found this( review)? helpful\.?( helpful)?( report)?$/i,
    "Helpfulness votes",
  ],
  [/^was this( review)? helpful.{0,40}$/i, "Helpfulness votes"],
  [/^(✓ ?|✔ ?)?verified (purchase|buyer|customer|owner|reviewer)$/i, "Purchase badge"],
  [/^vine (customer review of free product|voice).{0,40}$/i, "Programme badge"],
  [
    /^(color|colour|size|style|pattern|flavor|flavour|scent|material|model|capacity)( name)?: .{1,140}$/i,
    "Variant bought",
  ],
  [
    /^(customer reviews?|customer images?|top reviews?( from .{1,60})?|top (positive|critical) review|all (positive|critical) reviews.{0,3}|reviews with images|see all (customer )?(reviews|photos))$/i,
    "Heading of the review page",
  ],
  [/^(sort|sorted|filter|filtered|search)( reviews)?( by)?( .{0,40})?$/i, "Control of the review page"],
  [/^(←|→|‹|›|«|»)? ?(previous|next)( page)? ?(←|→|‹|›|«|»)?$/i, "Control of the review page"],
  [
    /^\d[\d,]{0,9} (global ratings?|total ratings?|ratings|reviews|customer reviews|customer ratings).{0,60}$/i,
    "Totals of the review page",
  ],
  [/^translate (this )?review( to .{1,30})?$/i, "A button of the review page"],
  [
    /^(images? in this review|the media could not be loaded\.?|brief content visible.{0,80}|full content visible.{0,80}|your browser does not support .{1,40})$/i,
    "Media notice of the review page",
  ],
  [/^(https?:\/\/|www\.)\S+$/i, "A web address"],
];

const SEPARATOR = /^(?:-{3,}|={3,}|\*{3,}|_{3,}|~{3,}|#{3,}|—{2,}|• ?• ?•)$/;
const REVIEW_HEADING = /^(?:review|customer) ?#? ?\d{1,5} ?[:.)-]?$/i;
const STARS = /^((?:[★⭐☆✩]\uFE0F?){1,10})\s*(.*)$/u;
const OUT_OF_FIVE =
  /^(?:rating:? ?)?(\d(?:[.,]\d)?) ?(?:out of|of|\/) ?5(?:\.0)?(?: stars?)?(?![\w/])[ .:,–—|-]*(.*)$/i;
const PLAIN_STARS = /^(\d(?:\.\d)?) ?stars?(?: ?[-–—:|.!] ?(.*)|())$/i;
const REVIEWED = /^reviewed (?:in .{1,60}? )?on (.{6,30})$/i;

/** "4.1 out of 5" is the mean of a page; a single review has whole or half stars. */
const PAGE_MEAN = /^\d[.,](?:[1-46-9]|\d\d) (?:out of|of) 5\.?$/i;

const ratingLine = (line: string): Line | null => {
  const match = STARS.exec(line) ?? OUT_OF_FIVE.exec(line) ?? PLAIN_STARS.exec(line);
  const rating = match ? parseRating(match[1] ?? "") : null;
  return match && rating !== null ? { kind: "rating", rating, rest: (match[2] ?? "").trim() } : null;
};

const dateLine = (line: string): Line | null => {
  if (line.length > 110) return null;
  const reviewed = REVIEWED.exec(line);
  const date = parseDate(reviewed?.[1] ?? line.replace(/^(?:date|posted|reviewed)(?: on)?:? /i, ""));
  return date === null ? null : { kind: "date", date };
};

const VARIANT_WITH_BADGE = /^.{1,160}verified purchase$/i;

/** What one cleaned line of pasted text is. */
export const classifyLine = (line: string): Line => {
  if (line === "") return { kind: "blank" };
  if (SEPARATOR.test(line) || REVIEW_HEADING.test(line)) return { kind: "separator" };
  if (line.length <= 200) {
    const noise = NOISE.find(([pattern]) => pattern.test(line));
    if (noise) return { kind: "noise", detail: noise[1] };
    if (PAGE_MEAN.test(line)) return { kind: "noise", detail: "Totals of the review page" };
    if (VARIANT_WITH_BADGE.test(line) && /(color|colour|size|style|pattern|flavor|scent)( name)?:/i.test(line))
      return { kind: "noise", detail: "Variant bought" };
  }
  return ratingLine(line) ?? dateLine(line) ?? { kind: "text" };
};

import type { Line } from "./line-kinds.ts";
import { BADGE, closesReview, NUMBER, RANK } from "./page-text.ts";

/** `noise` says what a line was taken for that is read as text because the seller asked for it. */
export type Numbered = { line: Line; text: string; number: number; noise?: string };

export type Page = readonly Numbered[];

export const NAME = "Reviewer name";

const wordCount = (text: string): number => text.split(" ").length;

export const looksLikeName = (entry: Numbered): boolean =>
  entry.line.kind === "text" &&
  entry.text.length <= 40 &&
  wordCount(entry.text) <= 4 &&
  !/[.!?,;:]$/.test(entry.text.replace(/(?:^| )\p{Lu}\.$/u, ""));

/** "Jenny", "Kim M.", "Ana de la Cruz"; stricter, for places where a title may stand as well. */
const NAME_SHAPE = /^\p{Lu}[\p{L}'’.-]{0,20}(?: (?:de|la|van|von|\p{Lu}[\p{L}'’.-]{0,20})){0,3}$/u;

export const isKind = (entry: Numbered | undefined, kind: Line["kind"]): boolean => entry?.line.kind === kind;
export const isNoise = (entry: Numbered | undefined, detail: string): boolean =>
  entry?.line.kind === "noise" && entry.line.detail === detail;

const solidAfter = (page: Page, index: number): Numbered | undefined => {
  const next = page[index + 1];
  return isKind(next, "blank") ? page[index + 2] : next;
};

export const solidBefore = (page: Page, index: number): Numbered | undefined => {
  const previous = page[index - 1];
  return isKind(previous, "blank") ? page[index - 2] : previous;
};

const RANKS_BETWEEN = 3;

/** The next line that is not one of the badges between a name and its stars. */
const afterRanks = (page: Page, index: number): Numbered | undefined => {
  let at = index;
  for (let skipped = 0; skipped < RANKS_BETWEEN; skipped += 1) {
    const next = solidAfter(page, at);
    if (next === undefined || !(isNoise(next, RANK) || isNoise(next, BADGE))) return next;
    at = page.indexOf(next, at);
  }
  return solidAfter(page, at);
};

const startsRecord = (page: Page, index: number): boolean => {
  const previous = page[index - 1];
  return previous === undefined || ["blank", "noise", "separator"].includes(previous.line.kind);
};

type Rule = (page: Page, index: number, entry: Numbered) => string | null;

/** A short line right above a star line is the reviewer's name, if the page shows one above its first stars too. */
const nameAboveStars = (page: Page): Rule => {
  const first = page.findIndex((entry) => isKind(entry, "rating"));
  const above = page.slice(0, Math.max(first, 0)).findLast((entry) => isKind(entry, "text"));
  if (first < 1 || above === undefined || !looksLikeName(above)) return () => null;
  return (each, index, entry) =>
    looksLikeName(entry) && startsRecord(each, index) && isKind(afterRanks(each, index), "rating") ? NAME : null;
};

const HELPFUL_WITH_MARK = /^helpful\?/i;
const VERIFIED = /^(?:✓ ?|✔ ?)?verified(?: (?:buyer|reviewer|customer|owner))?$/i;

/** Shops put the name before the badge, Walmart before its votes, Etsy before the date below the text. */
const nameBelow: Rule = (page, index, entry) => {
  if (!NAME_SHAPE.test(entry.text)) return null;
  const next = solidAfter(page, index);
  if (next === undefined) return null;
  if (HELPFUL_WITH_MARK.test(next.text) || VERIFIED.test(next.text)) return NAME;
  if (/^written by a customer/i.test(next.text)) return NAME;
  const below = solidAfter(page, page.indexOf(next, index));
  if (isNoise(next, BADGE) && below !== undefined && (isNoise(below, NUMBER) || closesReview(below.text))) return NAME;
  const votes = [next, below].every((each) => each !== undefined && /^\d{1,5}$/.test(each.text));
  if (votes && isKind(solidBefore(page, index), "text")) return NAME;
  const isBareDate = isKind(next, "date") && !/reviewed|posted/i.test(next.text);
  return isBareDate && isKind(solidBefore(page, index), "text") ? NAME : null;
};

const initials: Rule = (page, index, entry) => {
  const next = page[index + 1];
  if (!/^\p{Lu}{1,3}$/u.test(entry.text) || next === undefined || !NAME_SHAPE.test(next.text)) return null;
  const letters = next.text.split(" ").map((word) => word[0]);
  return letters.join("").startsWith(entry.text) ? NAME : null;
};

const SCORED =
  /^(?:would recommend|good value|good quality|easy to use|compelling content|comfortable|item quality|shipping|customer service|value|quality|comfort|fit|durability|accuracy|size|width|length|overall|delivery)$/i;
const SCORE = /^\d(?:\.\d)?$|^\d{1,3} ?%$/;

/** "Good quality" alone is an opinion; with a number below it is a score of the page. */
const scoreLabel: Rule = (page, index, entry) =>
  SCORED.test(entry.text) && SCORE.test(solidAfter(page, index)?.text ?? "") ? "Scores beside the review" : null;

const purchasedItem: Rule = (page, index) =>
  /^purchased item:?$/i.test(solidBefore(page, index)?.text ?? "") ? "The item bought" : null;

const note: Rule = (page, index, entry) => {
  const neighbours = [solidBefore(page, index), solidAfter(page, index)];
  return /^(?:i recommend this product|recommends this (?:item|product))$/i.test(entry.text) &&
    neighbours.some((each) => isKind(each, "rating") || isKind(each, "noise"))
    ? "A note beside the review"
    : null;
};

const REPLY =
  /^(?:response from .{1,60}|(?:>> ?)?.{1,60} (?:replied|responded|response):?|comment(?:s)? (?:by|from) (?:the )?(?:store )?owner.{0,40}|seller'?s? (?:response|reply):?|store owner(?:'s)? (?:response|reply):?)$/i;

const REPLY_LINES = 12;

/** What the shop answered stands under the review until the next stars, rule or empty line. */
const replyLines = (page: Page): ReadonlySet<number> => {
  const lines = new Set<number>();
  page.forEach((entry, index) => {
    if (!isKind(entry, "text") || !REPLY.test(entry.text) || isKind(solidBefore(page, index), "rating")) return;
    for (let at = index; at < Math.min(page.length, index + REPLY_LINES); at += 1) {
      const each = page[at];
      if (each === undefined || ["rating", "date", "separator", "blank"].includes(each.line.kind)) return;
      if (isKind(each, "text")) lines.add(at);
    }
  });
  return lines;
};

/** The line as furniture of the page. */
export const asNoise = (entry: Numbered, detail: string): Numbered => ({ ...entry, line: { kind: "noise", detail } });

/** Marks lines that only their neighbours show to be furniture of a review page. */
export const withoutPageText = (page: Page): Numbered[] => {
  const replies = replyLines(page);
  const aboveStars = nameAboveStars(page);
  const rules: readonly Rule[] = [
    (_page, index) => (replies.has(index) ? "Reply of the shop" : null),
    aboveStars,
    nameBelow,
    initials,
    scoreLabel,
    purchasedItem,
    note,
  ];
  return page.map((entry, index) => {
    if (!isKind(entry, "text")) return entry;
    for (const rule of rules) {
      const detail = rule(page, index, entry);
      if (detail !== null) return asNoise(entry, detail);
    }
    return entry;
  });
};

export const isMeta = (entry: Numbered | undefined): boolean => isKind(entry, "rating") || isKind(entry, "date");

export const nextSolid = solidAfter;

import { LIMITS } from "../../events/limits.ts";
import type { Exclusion } from "../../events/result/review.ts";
import type { ImportedReviews, UsedReview } from "../../events/wire/reviews.ts";
import { count, plural } from "../result/format.ts";

type Report = Pick<ImportedReviews, "reviews" | "excluded" | "included">;

/** One row: a part of the text, or the same line wherever it stands. */
export type Part = { key: string; exclusion: Exclusion; times: number; isUsed: boolean };

export type PartGroup = { reason: Exclusion["reason"]; parts: readonly Part[] };

/** Reviews that somebody may want back come first, the furniture of pages last. */
const ORDER: readonly Exclusion["reason"][] = [
  "incentivized",
  "solicitation",
  "not-the-product",
  "other-product",
  "near-duplicate",
  "duplicate",
  "instruction",
  "no-words",
  "unreadable",
  "not-a-review",
  "boilerplate",
];

const timesOf = ({ count = 1 }: Exclusion): number => count;

/** Page text joins the review around it; everything else is a review of its own. */
const isReview = ({ reason }: Exclusion): boolean => reason !== "boilerplate";

const isChosen = ({ id }: Exclusion, include: readonly string[]): boolean => id !== undefined && include.includes(id);

const sum = (exclusions: readonly Exclusion[]): number =>
  exclusions.reduce((total, exclusion) => total + timesOf(exclusion), 0);

/** How many reviews will be used by the present choice, also before the server has read them anew. */
export const usedReviews = ({ reviews, excluded, included }: Report, include: readonly string[]): number =>
  reviews +
  sum(excluded.filter((each) => isReview(each) && isChosen(each, include))) -
  sum(included.filter((each) => isReview(each) && !isChosen(each, include)));

/** How many parts are left out by the present choice. */
export const unusedParts = ({ excluded, included }: Report, include: readonly string[]): number =>
  sum([...excluded, ...included].filter((each) => !isChosen(each, include)));

const byLine = (a: Exclusion, b: Exclusion): number => (a.line ?? 0) - (b.line ?? 0);

const unreadCount = (used: readonly UsedReview[]): number => used.filter(({ isEnglish }) => !isEnglish).length;

/** Whether so many are in other languages that the result says little. */
export const isMostlyUnread = (used: readonly UsedReview[]): boolean =>
  unreadCount(used) * 2 >= Math.max(1, used.length);

/** "7 reviews will be used", unless nothing can be learned from any. */
export const usedTitle = (reviews: number, used: readonly UsedReview[]): string => {
  if (used.length === 0 || unreadCount(used) < used.length) return `${plural(reviews, "review")} will be used`;
  return reviews === 1 ? "This review does not look English" : `None of these ${count(reviews)} reviews looks English`;
};

/** What the seller has to know about reviews in other languages before the run; null where there are none. */
export const unreadSentence = (used: readonly UsedReview[]): string | null => {
  const unread = unreadCount(used);
  if (unread === 0) return null;
  if (unread === used.length) return "We can read English reviews only: nothing can be learned from other ones.";
  return `${count(unread)} of them ${unread === 1 ? "does" : "do"} not look English. We can read English reviews only: the result shows ${unread === 1 ? "it but does not count it" : "them but does not count them"}.`;
};

/** The parts by reason, in an order that no choice changes. */
export const partGroups = ({ excluded, included }: Report, include: readonly string[]): PartGroup[] => {
  const all = [...excluded, ...included].toSorted(byLine);
  return ORDER.flatMap((reason) => {
    const parts = new Map<string, Part>();
    for (const exclusion of all.filter((each) => each.reason === reason)) {
      const key = exclusion.id ?? `${exclusion.line ?? ""} ${exclusion.text}`;
      const times = (parts.get(key)?.times ?? 0) + timesOf(exclusion);
      parts.set(key, {
        key,
        exclusion: parts.get(key)?.exclusion ?? exclusion,
        times,
        isUsed: isChosen(exclusion, include),
      });
    }
    return parts.size === 0 ? [] : [{ reason, parts: [...parts.values()] }];
  });
};

const idsOf = (parts: readonly Part[]): string[] => parts.flatMap(({ exclusion }) => exclusion.id ?? []);

export const reversibleParts = (parts: readonly Part[]): Part[] =>
  parts.filter(({ exclusion }) => exclusion.id !== undefined);

/** Whether no further part can be taken back in. */
export const isIncludeFull = (include: readonly string[]): boolean => include.length >= LIMITS.includeCount;

/** The choice with these parts used, as far as a request may name them. */
export const withParts = (include: readonly string[], parts: readonly Part[]): string[] =>
  [...new Set([...include, ...idsOf(parts)])].slice(0, LIMITS.includeCount);

/** The choice with these parts left out again. */
export const withoutParts = (include: readonly string[], parts: readonly Part[]): string[] => {
  const gone = new Set(idsOf(parts));
  return include.filter((id) => !gone.has(id));
};

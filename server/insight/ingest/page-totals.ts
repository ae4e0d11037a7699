import { asNoise, isKind, isNoise, type Numbered, nextSolid, type Page } from "./page-context.ts";
import { NUMBER, TOTALS } from "./page-text.ts";

const BARE = /^\d ?stars?$/i;
const PRICE = /^(?:from |now |current price )?[$€£¥₹] ?\d/i;

const isBare = (entry: Numbered | undefined): boolean =>
  entry !== undefined && isKind(entry, "rating") && BARE.test(entry.text);

const LEVELS = [5, 4, 3, 2, 1];

/** "5 star", "4 star" … one below the other: the levels of a histogram, with or without their shares. */
const isLevels = (page: Page, bare: readonly number[], from: number): boolean =>
  LEVELS.every((level, step) => {
    const index = bare[from + step];
    const entry = index === undefined ? undefined : page[index];
    return entry?.line.kind === "rating" && entry.line.rating === level;
  });

const histogram = (page: Page): ReadonlySet<number> => {
  const bare = page.flatMap((entry, index) => (isBare(entry) ? [index] : []));
  const rows = new Set<number>();
  bare.forEach((first, from) => {
    const last = bare[from + LEVELS.length - 1];
    if (last === undefined || !isLevels(page, bare, from)) return;
    const hasText = page.slice(first, last).some((entry) => isKind(entry, "text"));
    if (!hasText) for (const index of bare.slice(from, from + LEVELS.length)) rows.add(index);
  });
  for (const index of bare) {
    const next = nextSolid(page, index);
    if (next !== undefined && /^\(?\d{1,3} ?%\)?$/.test(next.text)) rows.add(index);
  }
  return rows;
};

/** Stars above the number of ratings or above a price are those of a product. */
const isMean = (page: Page, index: number): boolean => {
  const next = nextSolid(page, index);
  if (next === undefined || page[index]?.line.kind !== "rating") return false;
  if (isNoise(next, TOTALS) || PRICE.test(next.text)) return true;
  const second = nextSolid(page, page.indexOf(next, index));
  return isNoise(next, NUMBER) && second !== undefined && PRICE.test(second.text);
};

/** Turns stars that stand for many reviews, or for a product, into page text. */
export const withoutTotals = (page: Page): Numbered[] => {
  const rows = histogram(page);
  return page.map((entry, index) => (rows.has(index) || isMean(page, index) ? asNoise(entry, TOTALS) : entry));
};

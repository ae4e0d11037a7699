import { ENDS_SENTENCE } from "./line-kinds.ts";
import { isKind, isMeta, type Numbered, type Page } from "./page-context.ts";
import { closesReview } from "./page-text.ts";
import type { Block } from "./split-before.ts";

/** Texts to a mark from which on the marks are of single reviews among others: a review has fewer paragraphs. */
const TEXTS_INSIDE = 6;
/** Where the first or the last line is a mark, it may stand by all the rest. */
const TEXTS_AT_EDGE = 10;
/** Stars with a sentence behind them are a review already, unless they open the paste with a title. */
const TEXTS_TO_TOLD = 2;
const TEXTS_TO_SEPARATOR = 12;
const LONG_TITLE = 60;

const isLong = ({ line }: Numbered): boolean => line.kind === "rating" && line.rest.length > LONG_TITLE;

const isTold = (entry: Numbered): boolean =>
  entry.line.kind === "rating" && (isLong(entry) || ENDS_SENTENCE.test(entry.line.rest));

const isSolid = (entry: Numbered): boolean => !isKind(entry, "blank") && !isKind(entry, "separator");

/** Stars and dates, of which those that stand together count once. */
const marksIn = (page: Page): Numbered[] => {
  const solid = page.filter(isSolid);
  return solid.filter((entry, index) => isMeta(entry) && !isMeta(solid[index - 1]));
};

const areSparse = (page: Page, texts: number): boolean => {
  const marks = marksIn(page);
  if (marks.length === 0) {
    const separators = page.filter((entry) => isKind(entry, "separator")).length;
    return separators > 0 && texts >= TEXTS_TO_SEPARATOR * (separators + 1);
  }
  if (page.filter((entry) => closesReview(entry.text)).length >= marks.length) return false;
  const solid = page.filter(isSolid);
  const isAtEdge = isMeta(solid[0]) || isMeta(solid.at(-1));
  const areTold = marks.every(isAtEdge ? isLong : isTold);
  const least = areTold ? TEXTS_TO_TOLD : isAtEdge ? TEXTS_AT_EDGE : TEXTS_INSIDE;
  return texts - marks.length >= least * marks.length;
};

/** Stars or a date on a line of their own belong to the line right below. */
const withLineBelow = (blocks: readonly Block[]): Block[] => {
  const joined: Block[] = [];
  for (const block of blocks) {
    const above = joined.at(-1);
    const isBare = above?.filter(isSolid).every((entry) => isMeta(entry) && !isTold(entry)) === true;
    if (isBare && block[0]?.number === (above?.at(-1)?.number ?? 0) + 1) above?.push(...block);
    else joined.push(block);
  }
  return joined;
};

/**
 * The reviews of a paste in which only a few have stars, dates or separators, cut as if these were text. Null where
 * they are as many as the reviews could be.
 */
export const sparselyMarked = (page: Page, byTexts: (page: Page) => Block[]): Block[] | null => {
  const plain = byTexts(page.map((entry) => (isMeta(entry) ? { ...entry, line: { kind: "text" } } : entry)));
  if (!areSparse(page, plain.length)) return null;
  const own = new Map(page.map((entry) => [entry.number, entry]));
  return withLineBelow(plain.map((block) => block.map((entry) => own.get(entry.number) ?? entry)));
};

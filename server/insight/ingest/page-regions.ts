import {
  asNoise,
  isKind,
  isNoise,
  looksLikeName,
  NAME,
  type Numbered,
  type Page,
  withoutPageText,
} from "./page-context.ts";
import { signatures, withSignatures } from "./page-signatures.ts";
import { closesReview, HEADING, TOTALS } from "./page-text.ts";
import { withoutTotals } from "./page-totals.ts";

const AROUND = "Text of the page around its reviews";

const HEADER_LINES = 5;

const isReviewed = (entry: Numbered): boolean => entry.line.kind === "date" && entry.line.isReviewed;

/** The solid lines that follow, up to the next stars. */
const below = (page: Page, index: number): Numbered[] => {
  const lines: Numbered[] = [];
  for (const entry of page.slice(index + 1, index + 1 + 2 * HEADER_LINES)) {
    if (isKind(entry, "rating") || lines.length === HEADER_LINES) break;
    if (!isKind(entry, "blank")) lines.push(entry);
  }
  return lines;
};

/** What only the stars of a review have by them: "Reviewed in … on …", "by maria_1", "5 out of 5 stars review". */
const isSigned = (page: Page, index: number): boolean => {
  const lines = below(page, index);
  return (
    lines.some(isReviewed) ||
    lines.slice(0, 2).some((entry) => /^by \S{3,30}$/.test(entry.text)) ||
    /stars? review$/i.test(page[index]?.text ?? "")
  );
};

/** Where the page gives no stars, the title stands above "Reviewed in … on …". */
const titleAbove = (page: Page, index: number): number => {
  const above = isKind(page[index - 1], "blank") ? index - 2 : index - 1;
  return isKind(page[above], "text") ? above : index;
};

type Heads = { signed: ReadonlySet<number>; others: ReadonlySet<number> };

const headsOf = (page: Page): Heads => {
  const rated = page.flatMap((entry, index) => (isKind(entry, "rating") ? [index] : []));
  if (rated.length === 0)
    return {
      signed: new Set(page.flatMap((entry, index) => (isReviewed(entry) ? [titleAbove(page, index)] : []))),
      others: new Set(),
    };
  const signed = new Set(rated.filter((index) => isSigned(page, index)));
  return { signed, others: new Set(rated.filter((index) => !signed.has(index))) };
};

/** Copying may begin in the middle of a review, whose end then stands above the first stars. */
const beginsInside = (page: Page, firstHead: number): boolean => {
  const closing = page.findIndex((entry) => closesReview(entry.text));
  const above = page.slice(0, closing);
  return (
    closing !== -1 &&
    closing < firstHead &&
    above.some((entry) => isKind(entry, "text")) &&
    !above.some((entry) => isNoise(entry, HEADING) || isNoise(entry, TOTALS))
  );
};

const DATE_ABOVE = 4;

/** Where the date stands above the stars, as on Walmart's pages, it opens the review. */
const startOf = (page: Page, head: number, from: number): number => {
  const first = Math.max(from, head - DATE_ABOVE);
  const dated = page.slice(first, head).findLastIndex((entry) => isKind(entry, "date"));
  return dated === -1 ? head : first + dated;
};

/** The reviewer's name right above the stars, where nothing closes the review before it. */
const isNameAbove = (block: Page): boolean => {
  const last = block.at(-1);
  return (
    last !== undefined &&
    isKind(last, "text") &&
    looksLikeName(last) &&
    block.slice(1, -1).some((entry) => isKind(entry, "text"))
  );
};

type Heading = { isHead: (index: number) => boolean; isDateAbove: boolean; beginsOpen: boolean };

const headingOf = (page: Page, { signed, others }: Heads): Heading => {
  const first = Math.min(...(signed.size > 0 ? signed : others));
  return {
    isHead: (index) => signed.has(index) || (others.has(index) && (signed.size === 0 || index > first)),
    isDateAbove: isKind(page[first], "rating") && startOf(page, first, 0) !== first,
    beginsOpen: beginsInside(page, first),
  };
};

const divide = (page: Page, heads: Heads): Numbered[][] => {
  const ends = signatures(page);
  const { isHead, isDateAbove, beginsOpen } = headingOf(page, heads);
  const blocks: Numbered[][] = [[]];
  let isOpen = beginsOpen;
  let from = 0;
  const begin = (start: number): void => {
    blocks.push(blocks.at(-1)?.splice(start - from) ?? []);
    from = start;
    isOpen = true;
  };
  const nameTheOneAbove = (): void => {
    const block = blocks.at(-1) ?? [];
    const last = block.at(-1);
    if (last !== undefined && isNameAbove(block)) block[block.length - 1] = asNoise(last, NAME);
  };
  page.forEach((entry, index) => {
    if (isHead(index)) {
      if (isOpen && heads.signed.has(index)) nameTheOneAbove();
      begin(isOpen || !isDateAbove || ends.size > 0 ? index : startOf(page, index, from));
    }
    if (isKind(entry, "separator")) begin(index);
    const isStray = !isOpen && (isKind(entry, "text") || isKind(entry, "rating"));
    blocks.at(-1)?.push(isStray ? asNoise(entry, AROUND) : entry);
    if (closesReview(entry.text) || ends.has(index)) isOpen = false;
  });
  return blocks.filter((block) => block.length > 0);
};

/**
 * The reviews of a copied review page, or null where the text is none. All that stands before the first review, between
 * the end of one and the head of the next, and below the last is text of the page.
 */
export const reviewPageBlocks = (entries: Page): Numbered[][] | null => {
  const totalled = withSignatures(withoutTotals(entries));
  const heads = headsOf(totalled);
  if (heads.signed.size + heads.others.size === 0) return null;
  if (heads.signed.size === 0 && !totalled.some((entry) => closesReview(entry.text))) return null;
  return divide(withoutPageText(totalled), heads);
};

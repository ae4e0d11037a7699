import { asNoise, isKind, isNoise, NAME, type Numbered, type Page } from "./page-context.ts";
import { parseDate } from "./parse-values.ts";

const ETSY = /^(?:reviews for this (?:item|shop).{0,12}|this item|purchased item:|listing review by .{1,40})$/i;
const NAME_AND_DATE = /^(\p{Lu}[\p{L}'’. -]{0,40}) ([A-Z][a-z]{2,8} \d{1,2}, \d{4})$/u;
const SHOP_NAME = /^[\w.'-]{1,30}$/;

const isSignedBelow = (page: Page): boolean => page.some((entry) => ETSY.test(entry.text));

/** Etsy signs a review below its text; on phones name and date are one line, which becomes two. */
export const withSignatures = (page: Page): readonly Numbered[] => {
  if (!isSignedBelow(page)) return page;
  return page.flatMap((entry, index): Numbered[] => {
    if (!isKind(entry, "text")) return [entry];
    const [, who, day] = NAME_AND_DATE.exec(entry.text) ?? [];
    const date = day === undefined ? null : parseDate(day);
    if (who !== undefined && day !== undefined && date !== null)
      return [
        asNoise({ ...entry, text: who }, NAME),
        { ...entry, line: { kind: "date", date, isReviewed: false }, text: day },
      ];
    return SHOP_NAME.test(entry.text) && isKind(page[index + 1], "date") ? [asNoise(entry, NAME)] : [entry];
  });
};

const SIGNED_DAY =
  /^((?:by |review by )?\p{Lu}[\p{L}'’.-]{0,20}(?: (?:de|la|van|von|\p{Lu}[\p{L}'’.-]{0,20})){0,3})(?:,? on| [-–—|·]|,) (.{6,24})$/u;
const NO_NAME = /^(?:bought|purchased|ordered|received|arrived|delivered|returned|updated?|edit|edited)(?!\p{L})/iu;

/** "Ana Silva on Mar 3, 2026" as the reviewer's name and the day of the review. */
export const withSignedDays = (page: Page): readonly Numbered[] =>
  page.flatMap((entry): Numbered[] => {
    const [, who, day] = isKind(entry, "text") && !NO_NAME.test(entry.text) ? (SIGNED_DAY.exec(entry.text) ?? []) : [];
    const date = day === undefined ? null : parseDate(day);
    if (who === undefined || day === undefined || date === null) return [entry];
    return [
      asNoise({ ...entry, text: who }, NAME),
      { ...entry, line: { kind: "date", date, isReviewed: false }, text: day },
    ];
  });

/** Where such signatures end reviews. */
export const signatures = (page: Page): ReadonlySet<number> =>
  new Set(
    isSignedBelow(page)
      ? page.flatMap((entry, index) => (isKind(entry, "date") && isNoise(page[index - 1], NAME) ? [index] : []))
      : [],
  );

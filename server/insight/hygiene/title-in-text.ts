import { foldText } from "../text/clean-text.ts";

const SAYS_NOTHING =
  /^(?:(?:one|two|three|four|five|zero|\d) stars?|(?:my |the |a )?(?:honest )?(?:product |customer |customer s )?reviews?|n a|na|none|no title|untitled|title|feedback|reviewed|verified purchase)$/;

/** Praise and blame of nothing in particular. */
const GENERIC = new Set(
  `the and but for with this that these those very really just not you your its was are has had have all one
  great good nice excellent perfect awesome amazing fantastic wonderful best better love loved loves like liked likes okay fine decent super cool happy satisfied pleased
  bad terrible horrible awful worst poor disappointed disappointing disappointment hate hated meh
  product products item items thing things stuff purchase purchased buy bought buying money value worth waste price recommend recommended recommends highly definitely
  nope yes wow yay ugh warning careful beware would will again star stars five four three two review works work working job well made quality exactly described advertised expected perfectly far pretty much`.split(
    /\s+/,
  ),
);

/** A heading that stands over many reviews is the shop's and not the customer's. */
const TIMES_TO_BE_THE_SHOPS = 3;
const SHARE_TO_BE_THE_SHOPS = 0.25;

type Titled = { title: string | null };

/** Finds the titles that many records carry alike, such as the product's name in an order export. */
export const findShopTitles = (records: readonly Titled[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  const titles = records.flatMap(({ title }) => (title === null ? [] : [foldText(title)]));
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  const least = Math.max(TIMES_TO_BE_THE_SHOPS, SHARE_TO_BE_THE_SHOPS * titles.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([title]) => title));
};

const wordsOf = (text: string): string[] => foldText(text).split(" ");

const DENIES = /\b(?:not|no|never|cannot|(?:do|does|did|wo|ca|is|was|could|would)n ?t)\b/;

/** Whether a title says what the text does not: a word of its own, or that what the text speaks of is not so. */
const addsWords = (title: string, text: string): boolean => {
  const known = new Set(wordsOf(text));
  const particular = wordsOf(title).filter((word) => word.length >= 3 && !GENERIC.has(word) && !DENIES.test(word));
  if (particular.some((word) => !known.has(word))) return true;
  const folded = foldText(title);
  return particular.length > 0 && DENIES.test(folded) && !foldText(text).includes(folded);
};

/**
 * Puts the customer's title above the text as a line of its own, so that "Leaked after a week" counts as said. A title
 * that opens the text already, is the shop's, or adds nothing in particular is left out. Doing it twice changes nothing.
 */
export const withTitle = (text: string, title: string | null, shopTitles: ReadonlySet<string>): string => {
  if (title === null) return text;
  const folded = foldText(title);
  if (folded === "" || SAYS_NOTHING.test(folded) || shopTitles.has(folded) || !addsWords(title, text)) return text;
  return `${title}\n${text}`;
};

import type { Domain } from "../../insight/facets/domain.ts";
import type { Product } from "../../insight/product/product.ts";

/** What a question is asked about: the product, the part that reviews name, and what kind of thing it is. */
export type Asked = { product: Product; part: string | null; domains: ReadonlySet<Domain> };

/** How shoppers ask about a facet. */
export type Question = (asked: Asked) => string;

/** Nouns that name a product only together with the word before them: "ice maker". */
const IS_VAGUE =
  /^(?:maker|bank|station|machine|set|kit|holder|stand|cleaner|opener|cover|monitor|grip|board|protector|mat|rack|box|unit)s?$/;

export const theProduct = ({ product: { noun, type }, domains }: Asked): string => {
  if (domains.has("reading") && !/book|guide|journal|planner/.test(noun)) return "the book";
  return `the ${IS_VAGUE.test(noun) ? type : noun}`;
};

export const the = (asked: Asked): string => (asked.part === null ? theProduct(asked) : `the ${asked.part}`);

export const isPlural = ({ product, part }: Asked): boolean => (part === null ? product.plural : /[^su]s$/.test(part));
export const does = (asked: Asked): string => (isPlural(asked) ? "Do" : "Does");
export const is = (asked: Asked): string => (isPlural(asked) ? "Are" : "Is");
export const whole = (asked: Asked): Asked => ({ ...asked, part: null });

/** "Does the lid leak?" */
export const doesIt =
  (verb: string) =>
  (asked: Asked): string =>
    `${does(asked)} ${the(asked)} ${verb}?`;
/** "Is the bottle easy to clean?" */
export const isIt =
  (quality: string) =>
  (asked: Asked): string =>
    `${is(whole(asked))} ${theProduct(asked)} ${quality}?`;
export const howLong =
  (verb: string, tail = "") =>
  (asked: Asked): string =>
    `How ${verb} ${does(whole(asked)).toLowerCase()} ${theProduct(asked)}${tail}?`;
export const always = (text: string) => (): string => text;

export const MEASURE =
  /\d\s*(?:"|″|in\b|inch|inches|cm|mm|ft\b|feet|foot|oz|ounce|ml|liter|litre|lb|pound|kg|g\b|grams|yards|m\b)/i;

/** A question about something that reviewers wish for. */
export const askForExtra = (thing: string, asked: Asked): string =>
  `${does(asked)} ${theProduct(asked)} come with ${thing}?`;

import type { Product } from "../product.ts";
import type { Sentence } from "../text/analyse.ts";
import { SIGNS } from "./domains/all-signs.ts";
import { DOMAINS, type Domain } from "./domains/domains.ts";

export type { Domain } from "./domains/domains.ts";

/** A word in every fifth review is no accident; a rarer one may be an aside. */
const COMMON = 0.2;

const DOMAINS_BY_WORD: ReadonlyMap<string, readonly Domain[]> = new Map(
  [
    ...Map.groupBy(
      DOMAINS.flatMap((domain) => [...SIGNS[domain].said].map((word) => ({ word, domain }))),
      ({ word }) => word,
    ),
  ].map(([word, found]) => [word, found.map(({ domain }) => domain)]),
);

/** The reviews that speak of each domain, in words of theirs or in their plain form. */
const reviewsSaying = (sentences: readonly Sentence[]): ReadonlyMap<Domain, ReadonlySet<string>> => {
  const reviews = new Map(DOMAINS.map((domain) => [domain, new Set<string>()]));
  for (const { reviewId, tokens } of sentences)
    for (const { lower, lemma } of tokens)
      for (const word of lower === lemma ? [lower] : [lower, lemma])
        for (const domain of DOMAINS_BY_WORD.get(word) ?? []) reviews.get(domain)?.add(reviewId);
  return reviews;
};

/** "5.5 lb Bag" is how it is packed, not what it is. */
const SIZE_ONLY =
  /^\s*\d+(?:\.\d+)?[\s-]?(?:lbs?|oz|ounces?|pounds?|kg|g|ml|l|liters?|gallons?|count|ct|pcs|pieces?|pack|sheets?)\b/i;

/** What follows the kind of thing in a name: "Cable 6ft 2 Pack", "Zapper Indoor". */
const TRAILING =
  /(?:\s+(?:\d[\w.-]*|packs?|kits?|count|ct|pcs|pieces?|ft|feet|oz|lbs?|inch(?:es)?|mg|ml|mah|months?|qt|quarts?|indoor|outdoor|mini|pro|plus|xl|large|small|medium|refills?|sizes?|set of \d+))+$/i;

/** The parts of a product's name, each by what it ends in: "Little Mouse", "Picture Book" of "Little Mouse, Picture Book for Kids". */
const namesOf = ({ name, type }: Product): string[] => [
  type,
  ...name
    .split(/[,|–—:;/()]/)
    .filter((part) => !SIZE_ONLY.test(part))
    .map((part) => part.split(/\s(?:for|with|by|in|and|from|that)\s/i)[0]?.trim() ?? "")
    .flatMap((part) => (TRAILING.test(part) ? [part, part.replace(TRAILING, "")] : [part])),
];

/** What a thing has besides, that makes it one of another kind as well: a "Bird Feeder with 2K Camera" takes pictures. */
const CARRIED: Partial<Record<Domain, RegExp>> = {
  picture:
    /\s(?:with|w\/)\s(?:(?!\b(?:for|in)\b)[^,|–—:;/()])*?\bcameras?\b(?!\s(?:cover|protect|lens|case|bag|compartment|mount|holder|strap|pocket|cut|slot|shutter|guard|ring|film|insert|bump|hole|stand|button|control))/i,
  solar: /\bsolar\b(?!\s(?:system|eclipse))/i,
  repelling:
    /\b(?:flea|tick)\b(?:\s(?:and|&)\s(?:flea|tick))?\s(?:\w+\s)?(?:collar|treatment|spray|drops|prevention|powder)s?\b/i,
};

const isNamed = (product: Product, domain: Domain): boolean =>
  SIGNS[domain].unless?.test(product.name) !== true &&
  (namesOf(product).some((name) => SIGNS[domain].named.test(name)) || CARRIED[domain]?.test(product.name) === true);

const WARDROBE: readonly Domain[] = ["worn", "garment"];

/** Whether a noun is something to wear, of a product that is worn: not a part of it but another thing. */
export const isOtherWear = (noun: string, domains: ReadonlySet<Domain>): boolean =>
  WARDROBE.some((domain) => domains.has(domain) && SIGNS[domain].named.test(noun));

/** What kinds of thing a product is, by its name, or by words that a fifth of its reviews use. */
export const domainsOf = (product: Product, sentences: readonly Sentence[], reviewCount: number): Set<Domain> => {
  const saying = reviewsSaying(sentences);
  const least = Math.max(1, COMMON * reviewCount);
  return new Set(DOMAINS.filter((domain) => isNamed(product, domain) || (saying.get(domain)?.size ?? 0) >= least));
};

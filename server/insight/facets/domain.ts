import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";
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
  /(?:\s+(?:\d[\w.-]*|packs?|count|ct|pcs|pieces?|ft|feet|oz|lbs?|inch(?:es)?|mg|ml|mah|months?|qt|quarts?|indoor|outdoor|mini|pro|plus|xl|large|small|medium|refills?|sizes?|bluetooth|wi-?fi|wireless|rechargeable|waterproof|usb-?c?|foldable|adjustable|portable|set of \d+))+$/i;

/** Nouns for several things together, which hide of what they are: "Towel Set", "Camera System". A tea set is no tea. */
const COLLECTIVE =
  /(?<!\b(?:tea|bar|oil|coffee|tool|boot))(?:\s+(?:gift|starter|variety|value|sampler|complete))*\s+(?:sets?|kits?|systems?|bundles?|combos?|collections?|assortments?|duos?|trios?|pairs?|gift box(?:es)?)$/i;

/** Colors that are food as well: of "Sofa, Chocolate" they say nothing. */
const SHADE = /^(?:chocolate|coffee|tea|honey|candy|spice|cocoa|mint)$/i;

/** What goes with the thing beside it, and tells nothing of its kind: "Toilet Brush and Holder". */
const COMPANION =
  /^(?:holders?|hooks?|bags?|pouch(?:es)?|covers?|cases?|box(?:es)?|chargers?|mounts?|brackets?|magnets?|batter(?:y|ies)|remotes?|cleaners?|cloths?|books?|guides?|stickers?|straps?|locks?|blades?|brush(?:es)?|lights?|tapes?|filters?|pumps?|pens?|wipes?|stands?|racks?|bowls?)$/i;

const lastWord = (part: string): string => part.split(" ").at(-1) ?? "";

/** What a part of a name may mean: whole, without what trails it, without what gathers it, and each word as one of many. */
const formsOf = (part: string): string[] => {
  const bare = part.replace(TRAILING, "");
  const single = bare.replace(COLLECTIVE, "").replace(TRAILING, "");
  return [part, bare, ...[bare, single].map((form) => form.toLowerCase().split(" ").map(singular).join(" ")), single];
};

/** Both sides of "and": "Bonnet and Pillowcase". One word before several tells them apart and stands before the last of them, "Coffee and Spice Grinder", unless they make a set. */
const sidesOf = (part: string): string[] => {
  const [first = "", ...others] = part.split(/\s+(?:and|&|\+)\s+/i).map((side) => side.trim());
  const joined = others.at(-1) ?? "";
  const right = joined.replace(TRAILING, "").replace(COLLECTIVE, "");
  if (joined === "") return [first];
  const areTwo = COLLECTIVE.test(joined) || /^\d/.test(right);
  if (!areTwo && !first.includes(" ") && right.includes(" ")) return [`${first} ${lastWord(right)}`, joined];
  return [first, ...others.filter((side) => !COMPANION.test(side.replace(TRAILING, "").replace(COLLECTIVE, "")))];
};

const isTold = (part: string, at: number): boolean => !SIZE_ONLY.test(part) && !(at > 0 && SHADE.test(part.trim()));

/** The parts of a product's name, each by what it ends in: "Little Mouse", "Picture Book" of "Little Mouse, Picture Book for Kids"; its type where the name has it otherwise. */
const namesOf = ({ name, type }: Product): string[] => {
  const parts = name
    .split(/[|–—:;/()]|,(?!(?<=\d,)\d)|\s-\s/)
    .filter(isTold)
    .flatMap((part) => sidesOf(part.split(/\s(?:for|with|by|in|from|that)\s/i)[0]?.trim() ?? ""));
  const forms = parts.flatMap(formsOf);
  const isTail = forms.some((form) => ` ${form}`.toLowerCase().endsWith(` ${type}`));
  return [...new Set([...(isTail ? [] : formsOf(type)), ...forms])];
};

/** What a thing has besides, that makes it one of another kind as well: a "Bird Feeder with 2K Camera" takes pictures. */
const CARRIED: Partial<Record<Domain, RegExp>> = {
  picture:
    /\s(?:with|w\/)\s(?:(?!\b(?:for|in)\b)[^,|–—:;/()])*?\bcameras?\b(?!\s(?:cover|protect|lens|case|bag|compartment|mount|holder|strap|pocket|cut|slot|shutter|guard|ring|film|insert|bump|hole|stand|button|control))/i,
  lighting:
    /\swith\s(?:(?!\b(?:for|in)\b)[^,|–—:;/()])*?(?<!\b(?:traffic|indicator|warning|status) )\b(?:lights?|led lights?)(?=\s*(?:$|[,|(–—:;]))/i,
  electric: /\swith\s(?:(?!\b(?:for|in)\b)[^,|–—:;/()])*?\b(?:pump|motor)s?(?=\s*(?:$|[,|(–—:;]))/i,
  solar: /\bsolar\b(?!\s(?:system|eclipse))/i,
  repelling:
    /\b(?:flea|tick)\b(?:\s(?:and|&)\s(?:flea|tick))?\s(?:\w+\s)?(?:collar|treatment|spray|drops|prevention|powder)s?\b/i,
};

const CHILD = /^(?:kids|toddler|boys?|girls?)$/;
/** What children play with, though the same thing is no toy in the hands of others. */
const PLAYED_WITH =
  /\b(?:microphone|karaoke(?: \w+)?|camera|watch|tablet|laptop|walkie[- ]?talkie|phone|radio|music player|drone|telescope|microscope|binocular|metal detector|projector|tent|teepee|tunnel|piano|keyboard|guitar|ukulele|drum|xylophone|speaker|robot|flashlight|bike|scooter|trampoline|swing|climber|slide|easel|(?:drawing|writing|doodle) (?:board|pad|tablet)|cash register|kitchen|vacuum|costume|fishing pole|basketball hoop|globe|(?:tool|tea|doctor|makeup|cooking|baking|cleaning|gardening|golf|bowling|train|jewelry|bead|craft|art|sewing) (?:set|kit|playset))s?$/i;

const isPlayedWith = ({ wearer }: Product, names: readonly string[]): boolean =>
  wearer !== null && CHILD.test(wearer) && names.some((name) => PLAYED_WITH.test(name));

const isNamed = (product: Product, names: readonly string[], domain: Domain): boolean =>
  SIGNS[domain].unless?.test(product.name) !== true &&
  (names.some((name) => SIGNS[domain].named.test(name)) ||
    CARRIED[domain]?.test(product.name) === true ||
    (domain === "toy" && isPlayedWith(product, names)));

const WARDROBE: readonly Domain[] = ["worn", "garment"];

/** Whether a noun is something to wear, of a product that is worn: not a part of it but another thing. */
export const isOtherWear = (noun: string, domains: ReadonlySet<Domain>): boolean =>
  WARDROBE.some((domain) => domains.has(domain) && SIGNS[domain].named.test(noun));

/** Kinds that speak of eating, wearing and reading in words that other things are told in too: heard from reviews only where a name tells no kind. */
const LEFT_TO_NAMES: ReadonlySet<Domain> = new Set([
  "edible",
  "cosmetic",
  "reading",
  "game",
  "drinkware",
  "cookware",
  "walking",
]);

/** Kinds that touch nothing but dishes and bodies: washed as everything is, and no fabric. */
const WASHED: ReadonlySet<Domain> = new Set(["edible", "cosmetic", "drinkware", "cookware", "tableware", "brewing"]);

const isToldBy = (named: ReadonlySet<Domain>, domain: Domain): boolean =>
  domain === "fabric" ? ![...named].some((other) => WASHED.has(other)) : named.size === 0 || !LEFT_TO_NAMES.has(domain);

/** What kinds of thing a product is, by its name, or by words that a fifth of its reviews use. */
export const domainsOf = (product: Product, sentences: readonly Sentence[], reviewCount: number): Set<Domain> => {
  const saying = reviewsSaying(sentences);
  const least = Math.max(1, COMMON * reviewCount);
  const names = namesOf(product);
  const named = new Set(DOMAINS.filter((domain) => isNamed(product, names, domain)));
  return new Set(
    DOMAINS.filter(
      (domain) => named.has(domain) || (isToldBy(named, domain) && (saying.get(domain)?.size ?? 0) >= least),
    ),
  );
};

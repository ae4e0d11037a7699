import { domainsOf } from "../../insight/facets/domain.ts";
import { describeProduct, plainName } from "../../insight/product/product.ts";
import { COLORS, KIND_NOUNS, MATERIALS } from "../../insight/product/product-words.ts";
import { isKnownWord } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { singular } from "../../insight/text/singular.ts";
import { isAsin } from "./asin.ts";
import { KNOWN_BRANDS } from "./terms/brands.ts";

const DESCRIBING = new Set(
  "the a an new best top premium quality dog cat baby kids womens mens women men boys girls insulated stainless portable electric wireless bluetooth led usb large small mini water travel desk kitchen home car pet organic natural adjustable reflective heavy soft handmade unisex leakproof waterproof nonstick multipurpose cordless handheld genuine pack set pair box".split(
    " ",
  ),
);
const DERIVED = /(?:proof|less|free|able|ible|ing|resistant|friendly|pack|pcs|inch)$/i;
const NAMED_LAST = /\s(?:by|from)\s+(\p{Lu}[\p{L}\p{N}&'’.-]+)\s*$/u;

const isEnglish = (word: string): boolean =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .every(isKnownWord);

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|['’]s$/gu, "");

/** Whether a word names a kind of thing by itself, though the vocabulary may lack it: "Nightstand", "Dehumidifiers". */
const isKindOfThing = (word: string): boolean =>
  KIND_NOUNS.has(singular(word)) || isEnglish(singular(word)) || domainsOf(describeProduct(word), [], 1).size > 0;

/** Capitals within a name that is not all in capitals, "OXO Grips", or inside a word, "iOttie": chosen by somebody. */
const isStyled = (word: string, name: string): boolean =>
  name !== name.toUpperCase() &&
  (/\p{Ll}\p{Lu}/u.test(word) || (/^\p{Lu}{3,}$/u.test(word) && !/^(?:LED|USB)$/.test(word)));

/**
 * The brand a product name opens with ("Kelvara Water Bottle") or ends with ("Water Bottle by Kelvara"), or "". A word
 * of the English language counts as a brand only when it is styled like one: to take "Garden" for a brand does harm,
 * to miss that "Apple" is one costs nothing, since the seller's name for the thing stays whole.
 */
export const brandOf = rememberText((productName: string): string => {
  const name = plainName(productName);
  const named = NAMED_LAST.exec(name)?.[1];
  if (named !== undefined && !isEnglish(named)) return named;
  const words = name.split(" ");
  const first = bare(words[0] ?? "");
  const lower = first.toLowerCase();
  if (words.length < 2 || first.length < 2 || /^\d/.test(first) || isAsin(first)) return "";
  if (!/^[\p{Script=Latin}\p{N}&'’.-]+$/u.test(first)) return "";
  if (isStyled(first, name)) return first;
  const describes = DESCRIBING.has(lower) || DERIVED.test(lower) || COLORS.has(lower) || MATERIALS.has(lower);
  return describes || lower.includes("-") || isEnglish(first) || isKindOfThing(lower) ? "" : first;
});

const CRIES = /^(?:wow|sale|hot|free|super|great|deals?|only|now|buy|save|limited|special|amazing|look|win|gift|more)$/;

/** A first word with signs that titles do not have otherwise, "Yahoo!", or "" where it cries a thing out or describes it. */
export const signedBrand = (productName: string): string => {
  const [first = ""] = productName.trim().split(/\s+/);
  const letters = first.replace(/[!$?_{}^¬¦]/gu, "");
  const lower = letters.toLowerCase();
  return letters === first || lower.length < 2 || CRIES.test(lower) || DESCRIBING.has(lower) ? "" : first;
};

const COMMON_ENDING = /(?:ic|ed|ly|er|est|ful|wear|weight|fiber|body|size|style|grade)s?$/i;
/** Capitals up to here stand for standards and materials as often as for a maker. */
const LONGEST_ACRONYM = 4;

/** What others make, and this product fits. */
const FITTED = new Set([
  ...KNOWN_BRANDS,
  ..."iphone ipad ipod macbook imac airpod airtag magsafe playstation wifi gopro youtube hdmi".split(" "),
]);

/** "nightstand", "crossbody": two English words in one, as plain nouns are made. */
const isCompound = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).some(
    (at) => isKnownWord(word.slice(0, at)) && isKnownWord(word.slice(at)),
  );

const isNoName = (lower: string): boolean =>
  FITTED.has(lower) ||
  isEnglish(lower) ||
  isKindOfThing(lower) ||
  MATERIALS.has(lower) ||
  COLORS.has(lower) ||
  COMMON_ENDING.test(lower);

export type BesideTitle = {
  productName: string;
  /** What shoppers search for: no maker's name. */
  keywords: readonly string[];
  /** The seller's bullets and the reviews: who writes a word small in them means no name. */
  texts: readonly string[];
};

/**
 * The brand that a seller's current title names, where it is surely one: no word of the language, of the product's name
 * or of what is searched for, no kind of thing, and nobody else's brand. In plain spelling it is no compound either, and
 * nobody writes it small.
 */
export const brandInTitle = (currentTitle: string, { productName, keywords, texts }: BesideTitle): string => {
  const brand = brandOf(currentTitle);
  const lower = brand.toLowerCase();
  if (brand === "" || isNoName(lower)) return "";
  const title = plainName(currentTitle);
  const isAcronym = brand === brand.toUpperCase() && brand.length <= LONGEST_ACRONYM;
  const others = [plainName(productName), ...keywords].join(" ").toLowerCase();
  const isHalf = /^\S+\s+(?:&|and)\s/i.test(title);
  const isRepeated = title.toLowerCase().split(lower).length > 2;
  if (isAcronym || isHalf || isRepeated || others.includes(lower)) return "";
  const isPlain = !isStyled(brand, title);
  return isPlain && (isCompound(lower) || texts.some((text) => text.includes(lower))) ? "" : brand;
};

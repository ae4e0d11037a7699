import { plainName } from "../insight/product.ts";
import { COLORS, KIND_NOUNS, MATERIALS } from "../insight/product-words.ts";
import { isKnownWord } from "../insight/text/analyse.ts";
import { rememberText } from "../insight/text/remember.ts";

const DESCRIBING = new Set(
  "the a an new best top premium quality dog cat baby kids womens mens women men boys girls insulated stainless portable electric wireless bluetooth led usb large small mini water travel desk kitchen home car pet organic natural adjustable reflective heavy soft handmade unisex leakproof waterproof nonstick multipurpose cordless handheld genuine pack set pair box".split(
    " ",
  ),
);
const DERIVED = /(?:proof|less|free|able|ible|ing|resistant|friendly|pack|pcs|inch)$/i;
const NAMED_LAST = /\s(?:by|from)\s+(\p{Lu}[\p{L}\p{N}&'’.-]+)\s*$/u;
const ASIN = /^b0[a-z0-9]{8}$/i;

const isEnglish = (word: string): boolean =>
  word
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .every(isKnownWord);

const bare = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|['’]s$/gu, "");

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
  if (words.length < 2 || first.length < 2 || /^\d/.test(first) || ASIN.test(first)) return "";
  if (!/^[\p{Script=Latin}\p{N}&'’.-]+$/u.test(first)) return "";
  if (isStyled(first, name)) return first;
  const describes =
    DESCRIBING.has(lower) || DERIVED.test(lower) || COLORS.has(lower) || MATERIALS.has(lower) || KIND_NOUNS.has(lower);
  return describes || lower.includes("-") || isEnglish(first) ? "" : first;
});

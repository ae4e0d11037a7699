import { rememberText } from "../../insight/text/remember.ts";
import { type FoldedText, foldText } from "./folded-text.ts";
import { compileTerms, findTerms, type Hit } from "./term-matcher.ts";
import { KNOWN_BRANDS } from "./terms/brands.ts";

const BRANDS = compileTerms(KNOWN_BRANDS);

/** As much of a text as a word before a brand is looked for in. */
const REACH = 30;

/** The words just before a hit. */
export const wordsBefore = ({ source }: FoldedText, { start }: Hit): string =>
  source.slice(Math.max(0, start - REACH), start).toLowerCase();

const COMPATIBLE =
  /(?:\b(?:fits?|for|compatible with|works with|designed for|made for|use with|suitable for)\s+(?:an?\s+|the\s+|your\s+|most\s+|all\s+)?(?:[\p{L}\p{N}]+(?:,| and| or|\s*\/)\s*){0,3})$/u;

const isFitted = (text: FoldedText, hit: Hit): boolean => COMPATIBLE.test(wordsBefore(text, hit));

const isOwn = (text: FoldedText, hit: Hit, own: readonly string[]): boolean => {
  const words = text.source.slice(hit.start, hit.end).toLowerCase();
  return own.some((brand) => brand !== "" && words.includes(brand.toLowerCase()));
};

/** Where a text names brands that are not the seller's own. */
export const otherBrands = (text: FoldedText, own: readonly string[]): Hit[] =>
  findTerms(text, BRANDS).filter((hit) => !isOwn(text, hit, own));

/** Where it names them as anything else than what the thing fits: "lid for Yeti" is allowed. */
export const unfittedBrands = (text: FoldedText, own: readonly string[]): Hit[] =>
  otherBrands(text, own).filter((hit) => !isFitted(text, hit));

/** Whether a word or phrase names a brand of some maker, which hidden terms may not. */
export const isOthersBrand = rememberText((words: string): boolean => findTerms(foldText(words), BRANDS).length > 0);

/** The first brand that a text names without saying that the thing fits it, or null. */
export const othersBrandIn = (text: string, own: readonly string[]): string | null => {
  const folded = foldText(text);
  const [hit] = unfittedBrands(folded, own);
  return hit === undefined ? null : folded.source.slice(hit.start, hit.end);
};

/** A text without the names of makers. */
export const withoutBrands = (text: string): string =>
  findTerms(foldText(text), BRANDS)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Well-known brands in a product's name, which are the seller's own unless the thing only fits them. */
export const brandsNamedIn = rememberText((productName: string): readonly string[] => {
  const folded = foldText(productName);
  return unfittedBrands(folded, []).map(({ start, end }) => folded.source.slice(start, end));
});

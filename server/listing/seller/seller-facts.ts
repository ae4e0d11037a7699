import type { OptimizationInput } from "../../../events/result/result.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { SPELLED } from "../../insight/text/number-words.ts";
import { contentWords } from "../reviews/review-index.ts";
import { ownBrandsOf } from "../rules/lint-context.ts";
import { othersBrandIn } from "../rules/others-brands.ts";
import { materialsIn } from "../words/materials.ts";
import { type Quantity, quantitiesIn } from "../words/quantities.ts";

/** What the seller says of the product, never altered. */
export type SellerFacts = {
  words: ReadonlySet<string>;
  quantities: readonly Quantity[];
  materials: ReadonlySet<string>;
  lines: readonly string[];
  /** The current title and bullets, as they stand. */
  current: Pick<OptimizationInput, "currentTitle" | "currentBullets">;
};

export type SellerInput = Pick<
  OptimizationInput,
  "productName" | "currentTitle" | "currentBullets" | "keywords" | "mustIncludeKeywords"
>;

const MARKUP = /<[^<>]{0,200}>/g;

/** "four mesh pockets", which a title gives as 4. */
const countsSpelledIn = (text: string): Quantity[] =>
  SPELLED.flatMap((word, value) =>
    value > 1 && new RegExp(`\\b${word}\\b`, "u").test(text) ? [{ value, unit: "", start: 0, end: 0, text: word }] : [],
  );

/** Reads words, measures, counts and materials from the product's name, the current listing and the seller's keywords. */
export const readSellerFacts = (input: SellerInput): SellerFacts => {
  const stated = [input.productName, input.currentTitle, ...input.currentBullets].map((line) =>
    line.replace(MARKUP, " "),
  );
  const ownBrands = ownBrandsOf(input.productName);
  const asked = [...input.keywords, ...input.mustIncludeKeywords];
  const lines = [...stated, ...asked.filter((keyword) => othersBrandIn(keyword, ownBrands) === null)];
  const text = lines.join("\n").toLowerCase();
  const tokens = analyseText(text, "seller").flatMap((sentence) => sentence.tokens);
  return {
    words: new Set([
      ...contentWords(tokens),
      ...(text.match(/[\p{L}\p{N}]+/gu) ?? []),
      ...(text.match(/(?<!\p{N})[1-9](?!\p{N})/gu) ?? []).map((digit) => SPELLED[Number(digit)] ?? digit),
    ]),
    quantities: [...lines.flatMap(quantitiesIn), ...countsSpelledIn(text)],
    materials: new Set(lines.flatMap(materialsIn)),
    lines: stated.filter((line) => line.trim() !== ""),
    current: { currentTitle: input.currentTitle, currentBullets: input.currentBullets },
  };
};

import type { OptimizationInput } from "../../../events/result/result.ts";
import { brandInTitle, brandOf } from "../rules/brand.ts";
import { nameToRead } from "./title-name.ts";

type Given = { keywords: readonly string[]; texts: readonly string[] };

/** A product's name as copy is judged by: with the brand before it where only the current title has that. */
export const withBrandOfTitle = (productName: string, currentTitle: string, given: Given): string => {
  if (brandOf(productName) !== "" || nameToRead(productName, currentTitle) !== productName) return productName;
  const brand = brandInTitle(currentTitle, { productName, ...given });
  return brand === "" ? productName : `${brand} ${productName}`;
};

/** What a seller gave, with the brand before the product's name where only the current title has it: all copy is written and judged by that name. */
export const withOwnBrand = (input: OptimizationInput): OptimizationInput => {
  const { productName, currentTitle, currentBullets, reviewsText } = input;
  const given = {
    keywords: [...input.keywords, ...input.mustIncludeKeywords],
    texts: [...currentBullets, reviewsText],
  };
  return { ...input, productName: withBrandOfTitle(productName, currentTitle, given) };
};

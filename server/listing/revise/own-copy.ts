import type { OptimizationResult } from "../../../events/result/result.ts";
import { withBrandOfTitle } from "../titles/own-name.ts";

/** Of a result, what words of the seller's are judged by. */
export type JudgedResult = Pick<OptimizationResult, "current" | "keywordCoverage" | "reviews">;

type OwnCopy = { productName: string; currentTitle: string; currentBullets: string[] };

/** What the seller had when the result was made, the product's name with its brand. */
export const ownCopyOf = ({ current, keywordCoverage, reviews }: JudgedResult, productName: string): OwnCopy => {
  const currentTitle = current?.title ?? "";
  const currentBullets = current?.bullets ?? [];
  const name = withBrandOfTitle(productName, currentTitle, {
    keywords: keywordCoverage.keywords.map(({ keyword }) => keyword),
    texts: [...currentBullets, ...reviews.map(({ text }) => text)],
  });
  return { productName: name, currentTitle, currentBullets };
};

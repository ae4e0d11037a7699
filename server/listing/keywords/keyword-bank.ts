import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Evidence } from "../../../events/result/result.ts";
import type { Mining } from "../../insight/mine-reviews.ts";

export type KeywordInput = { keywords: readonly string[]; mustIncludeKeywords: readonly string[] };

/** Something shoppers may search for; `reviews` are the distinct reviews that use it. */
export type BankKeyword = { keyword: string; reviews: number; mustInclude: boolean };

/** Keywords with the number of reviews that use them: the seller's own first, then those of buyers. */
export const keywordBank = (
  avatar: FullAvatar,
  avatarEvidence: readonly Evidence[],
  input: KeywordInput,
  mining: Mining,
): BankKeyword[] => {
  const must = new Set(input.mustIncludeKeywords.map((each) => each.trim().toLowerCase()));
  const support = new Map(avatarEvidence.map((each) => [each.path, each.reviews]));
  const own = avatar.keywords.map((keyword, index) => ({
    keyword,
    reviews: support.get(`avatar.keywords.${index}`) ?? 0,
    mustInclude: must.has(keyword),
  }));
  const known = new Set(own.map((each) => each.keyword));
  const reviewsWith = (keyword: string): number =>
    mining.reviews.filter((review) => review.text.toLowerCase().includes(keyword)).length;
  const named = [mining.product.type, ...input.mustIncludeKeywords, ...input.keywords].map((each) =>
    each.trim().toLowerCase(),
  );
  const given = [...new Set(named)].filter((each) => each !== "" && !known.has(each));
  return [
    ...given.map((keyword) => ({ keyword, reviews: reviewsWith(keyword), mustInclude: must.has(keyword) })),
    ...own,
  ];
};

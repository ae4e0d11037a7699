import type { Unseen } from "../../events/result/insights.ts";
import { count, plural } from "./format.ts";

/** Never "100%": what nobody has said yet cannot be ruled out. */
const share = (coverage: number): string => `${Math.min(99, Math.max(1, Math.floor(coverage * 100)))}%`;

const rounded = (reviews: number): number => (reviews < 20 ? reviews : Math.round(reviews / 10) * 10);

/** "These 41 reviews likely show 92% of what people talk about; about 60 more would show nearly all." Null where it cannot be told. */
export const unseenSentence = (unseen: Unseen | null, reviews: number): string | null => {
  if (unseen === null) return null;
  const these = reviews === 1 ? "This review" : `These ${plural(reviews, "review")}`;
  const seen = `${these} likely ${reviews === 1 ? "shows" : "show"} ${share(unseen.coverage)} of what people talk about`;
  if (unseen.moreReviews === null) return `${seen}.`;
  return unseen.moreReviews === 0
    ? `${seen}; more would mostly repeat it.`
    : `${seen}; about ${count(rounded(unseen.moreReviews))} more would show nearly all.`;
};

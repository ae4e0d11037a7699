import type { Unseen } from "../../events/result/insights.ts";
import { count, plural } from "./format.ts";

/**
 * In percent of all subjects, found and unseen, and no more than of what is said of them. Never 100: what nobody has said
 * yet cannot be ruled out.
 */
const shareOf = ({ found, unseen, coverage }: Unseen): number =>
  Math.min(99, Math.max(1, Math.floor(100 * Math.min(found / Math.max(1, found + unseen), coverage))));

/** The share that `moreReviews` would reach. */
const GOAL = 90;

const rounded = (reviews: number): number => (reviews < 20 ? reviews : Math.round(reviews / 10) * 10);

/** "These 41 reviews likely show 82% of what buyers talk about; about 60 more would show 90%." Null where it cannot be told. */
export const unseenSentence = (unseen: Unseen | null, reviews: number): string | null => {
  if (unseen === null) return null;
  const share = shareOf(unseen);
  const these = reviews === 1 ? "This review" : `These ${plural(reviews, "review")}`;
  const seen = `${these} likely ${reviews === 1 ? "shows" : "show"} ${share}% of what buyers talk about`;
  const { moreReviews: more } = unseen;
  if (more !== null && more > 0) return `${seen}; about ${count(rounded(more))} more would show ${GOAL}%.`;
  return more === null || share < GOAL ? `${seen}.` : `${seen}; more would mostly repeat them.`;
};

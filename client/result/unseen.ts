import type { Unseen } from "../../events/result/insights.ts";
import { count, plural } from "./format.ts";

/** Of all subjects, found and unseen. Never "100%": what nobody has said yet cannot be ruled out. */
const share = ({ found, unseen }: Unseen): string =>
  `${Math.min(99, Math.max(1, Math.floor((100 * found) / Math.max(1, found + unseen))))}%`;

/** The share that `moreReviews` would reach. */
const GOAL = "90%";

const rounded = (reviews: number): number => (reviews < 20 ? reviews : Math.round(reviews / 10) * 10);

/** "These 41 reviews likely show 82% of what buyers talk about; about 60 more would show 90%." Null where it cannot be told. */
export const unseenSentence = (unseen: Unseen | null, reviews: number): string | null => {
  if (unseen === null) return null;
  const these = reviews === 1 ? "This review" : `These ${plural(reviews, "review")}`;
  const seen = `${these} likely ${reviews === 1 ? "shows" : "show"} ${share(unseen)} of what buyers talk about`;
  if (unseen.moreReviews === null) return `${seen}.`;
  return unseen.moreReviews === 0
    ? `${seen}; more would mostly repeat them.`
    : `${seen}; about ${count(rounded(unseen.moreReviews))} more would show ${GOAL}.`;
};

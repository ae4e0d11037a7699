import { CONTENT_STARS } from "../reviews/stars.ts";
import { leaningOf } from "../statements/remarks.ts";
import { remember } from "../text/remember.ts";
import type { Unit } from "../units/unit.ts";
import type { Mining } from "./mining.ts";

/** Whether the miner hears more praise than blame in a review: "I was skeptical" is neither. */
const isPraising = (reviewId: string, byReview: ReadonlyMap<string, readonly Unit[]>): boolean =>
  (byReview.get(reviewId) ?? []).reduce((sum, { polarity, mood }) => sum + (mood === "report" ? polarity : 0), 0) > 0;

/** The stars of each review; without any, what its own words come to, by signs and by the miner. */
const leanings = remember((mining: Mining): ReadonlyMap<string, number> => {
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  const units = Map.groupBy(mining.units, ({ reviewId }) => reviewId);
  return new Map(
    mining.reviews.map((review) => {
      const leaning = leaningOf(review, sentences.get(review.id) ?? []) ?? CONTENT_STARS;
      return [review.id, review.rating === null && isPraising(review.id, units) ? CONTENT_STARS : leaning];
    }),
  );
});

/** Whether what a review says in passing may praise: it has the stars, or its words are not of discontent. */
export const isContent = (mining: Mining, reviewId: string, stars = CONTENT_STARS): boolean =>
  (leanings(mining).get(reviewId) ?? CONTENT_STARS) >= stars;

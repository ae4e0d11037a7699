import type { Mining } from "../insight/mine-reviews.ts";
import { CONTENT_STARS } from "../insight/stars.ts";
import { leaningOf } from "../insight/statements/remarks.ts";
import { remember } from "../insight/text/remember.ts";

/** The stars of each review; without any, what its own words come to. */
const leanings = remember((mining: Mining): ReadonlyMap<string, number> => {
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  return new Map(
    mining.reviews.map((review) => [review.id, leaningOf(review, sentences.get(review.id) ?? []) ?? CONTENT_STARS]),
  );
});

/** Whether what a review says in passing may praise: it has the stars, or its words are not of discontent. */
export const isContent = (mining: Mining, reviewId: string, stars = CONTENT_STARS): boolean =>
  (leanings(mining).get(reviewId) ?? CONTENT_STARS) >= stars;

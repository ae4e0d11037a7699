import { describe, expect, test } from "bun:test";
import { readReviews } from "../../../../server/insight/read-reviews.ts";
import { mineReviewSet, REVIEW_SETS, reviewSetInput } from "../../../support/reviews/review-sets.ts";

describe.each(REVIEW_SETS.map(({ id }) => ({ id })))("the invented reviews of $id", ({ id }) => {
  const mining = mineReviewSet(id);

  test("are all read and used", () => {
    const { excluded } = readReviews({ text: reviewSetInput(id).reviewsText });
    expect(excluded).toEqual([]);
    expect(mining.reviews.length).toBeGreaterThanOrEqual(20);
  });

  test("say what they say within their own text", () => {
    const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
    for (const { reviewId, start, end } of mining.units) {
      expect(start).toBeLessThan(end);
      expect(texts.get(reviewId)?.slice(start, end)).toHaveLength(end - start);
    }
  });
});

import type { Review } from "../../../events/result/review.ts";
import type { Unit } from "../units/unit.ts";

const AGAINST_ALL = 0.5;
const AGAINST_MOST = 0.75;

/** How much an opinion counts in a review of so many stars: praise in a one-star review is often irony, blame in a five-star one a detail. */
const trust = (polarity: 1 | -1, rating: number | null): number => {
  if (rating === null) return 1;
  const against = polarity > 0 ? 6 - rating : rating;
  return against >= 5 ? AGAINST_ALL : against >= 4 ? AGAINST_MOST : 1;
};

/** Weighs down what contradicts a review's own stars; nothing is dropped. */
export const weighByStars = (units: readonly Unit[], reviews: readonly Review[]): Unit[] => {
  const ratings = new Map(reviews.map((review) => [review.id, review.rating]));
  return units.map((unit) => ({
    ...unit,
    weight: unit.weight * trust(unit.polarity, ratings.get(unit.reviewId) ?? null),
  }));
};

import type { Review } from "../../../events/result/review.ts";
import type { Unit } from "../units/unit.ts";

const AGAINST_ALL = 5;
const AGAINST_MOST = 4;
const HALF = 0.5;
const MOST = 0.75;

/** What a reviewer of five stars begins a fault with. */
const TELLS_FAULT =
  /\b(?:but|only|except|although|though|however|wish|minus|cons?|downsides?|drawbacks?|complaints?|gripes?|nitpicks?|knock|(?:other|aside|apart) (?:than|from))\b/i;
/** What a reviewer of one star begins a merit with. */
const TELLS_MERIT =
  /\b(?:but|only|except|although|though|however|at least|fair enough|to be fair|credit|granted|plus side|redeeming|fine|give (?:it|them|him|her) that)\b/i;
/** "My one gripe:", "Only downside." right before a sentence. */
const ANNOUNCES_FAULT = /\b(?:cons?|downsides?|drawbacks?|complaints?|gripes?|nitpicks?)\W{1,3}$/i;
const DENIES_FAULT = /\b(?:no|zero|any|without|n't|not)\b(?: \w+){0,2}\W{1,3}$/i;
const REACH_BEFORE = 40;

/** How much an opinion says against its review's stars, 1 to 5: blame in a five-star review and praise in a one-star one are 5. */
const againstStars = (polarity: 1 | -1, rating: number | null): number =>
  rating === null ? 1 : polarity > 0 ? 6 - rating : rating;

/** Whether the words around an opinion grant that it goes against the rest: "my only gripe is the lid". What is not safe is believed of anybody. */
const isGranted = ({ polarity, facet, clause: { sentence } }: Unit, text: string): boolean => {
  if (facet?.id === "safety" && polarity < 0) return true;
  const told = text.slice(sentence.start, sentence.end);
  if (polarity > 0) return facet?.group === "service" || TELLS_MERIT.test(told);
  const before = text.slice(Math.max(0, sentence.start - REACH_BEFORE), sentence.start);
  return TELLS_FAULT.test(told) || (ANNOUNCES_FAULT.test(before) && !DENIES_FAULT.test(before));
};

/**
 * Weighs down what contradicts a review's own stars. What contradicts them wholly and is granted by no word does not count:
 * praise of one star is mostly irony, and blame of five stars is mostly said of what was before.
 */
export const weighByStars = (units: readonly Unit[], reviews: readonly Review[]): Unit[] => {
  const known = new Map(reviews.map((review) => [review.id, review]));
  return units.flatMap((unit) => {
    const review = known.get(unit.reviewId);
    const against = againstStars(unit.polarity, review?.rating ?? null);
    if (review === undefined || against < AGAINST_MOST) return [unit];
    if (against < AGAINST_ALL) return [{ ...unit, weight: unit.weight * MOST }];
    const weighed = { ...unit, weight: unit.weight * HALF };
    if (unit.mood !== "report" || isGranted(unit, review.text)) return [weighed];
    return unit.polarity > 0 ? [] : [{ ...weighed, mood: "other-product" }];
  });
};

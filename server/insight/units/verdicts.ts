import type { Review } from "../../../events/result/review.ts";
import { DISCONTENT_STARS } from "../reviews/stars.ts";
import { WHOLE } from "./aspect-units.ts";
import type { Unit } from "./unit.ts";

const WASTED = /\bwaste|\bworth it$|\bmoney down\b/;
const OF_PRICE =
  /[$€£]|\b(?:prices?|priced|pricey|pricier|pricing|expensive|costs?|costly|cheap|cheaper|bucks|dollars?|cents|overpriced|afford\w*|half off|on sale)\b/i;

const FEWEST_LETTERS = 20;

/** Whether a review says why: with another complaint, or in other words than these where its stars are low. */
const givesReason = (
  { clause: { sentence } }: Unit,
  ofReview: readonly Unit[],
  { rating, text }: Pick<Review, "rating" | "text">,
): boolean =>
  ofReview.some(({ polarity, mood, facet }) => polarity < 0 && mood === "report" && facet?.id !== "value") ||
  (rating !== null && rating <= DISCONTENT_STARS && text.length - (sentence.end - sentence.start) >= FEWEST_LETTERS);

/** "Waste of money" of what died: a verdict on the whole, and not on its price, where no word of the review names one. */
export const asVerdict = (unit: Unit, ofReview: readonly Unit[], review: Pick<Review, "rating" | "text">): Unit => {
  const isVerdict = unit.facet?.id === "value" && unit.polarity < 0 && WASTED.test(unit.opinion);
  return isVerdict && !OF_PRICE.test(review.text) && givesReason(unit, ofReview, review)
    ? { ...unit, facet: null, key: WHOLE, target: "", term: "" }
    : unit;
};

const DEAR = /^(?:expensive|pricey|pricier|costly|steep|(?:a bit|too|so|very) (?:expensive|pricey))$/;
const WORTH = /\b(?:worth|value|deal|bargain|penny)\b/;

/** "A bit pricey but worth it": what is dear and worth it is no poor value. */
export const isOutweighed = ({ facet, polarity, opinion, clause, start }: Unit, ofReview: readonly Unit[]): boolean =>
  facet?.id === "value" &&
  polarity < 0 &&
  DEAR.test(opinion) &&
  ofReview.some(
    (other) =>
      other.facet?.id === "value" &&
      other.polarity > 0 &&
      other.mood === "report" &&
      other.clause.sentence === clause.sentence &&
      other.start > start &&
      WORTH.test(other.opinion),
  );

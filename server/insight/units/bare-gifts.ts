import type { Review } from "../../../events/result/review.ts";
import { CONTENT_STARS } from "../reviews/stars.ts";
import { textFrom } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const PRAISED =
  /\b(?:makes?|made) (?:\p{L}+ ){0,3}(?:gift|present)s?\b|\b(?:great|perfect|good|nice|wonderful|lovely|awesome|excellent|ideal|thoughtful|fun|cute|best|unique|amazing|fantastic) (?:\p{L}+ ){0,2}(?:gift|present)s?\b|\b(?:loved|proud|stuffers?|elephant|santa)\b/u;
/** Told by who was given it, and not by who gives. */
const RECEIVED = /\b(?:received|receiving|asked for|asked|asking for|requested|was given|were given|gave me|got me)\b/;
const GOT = /\bgot (?:this|it|these|them|the)\b/;
const FOR_SOMEBODY = /\bfor (?:my|our|his|her|a friend|someone|the kids|mom|dad)\b/;
/** Bought for somebody, and nothing said of a gift. */
const NAMED =
  /\b(?:gift|gifts|present|presents|christmas|xmas|birthday|anniversary|wedding|shower|valentine|father|mother)\b/;
const LOVED_BY =
  /\b(?:he|she|they|who|kids?|son|daughter|wife|husband|mom|dad|mother|father|sister|brother|friend|niece|nephew|grand\w+) (?:(?:just|really|absolutely|also|all|both) )?(?:loves?|loved|likes?|liked|enjoys?|enjoyed|adores?|adored|uses? (?:it|them|this)|wears? (?:it|them|this)|says (?:it|its|it's|they|they're)|swears|approves|(?:was|is|are|were) (?:so |very |really )?(?:happy|thrilled|pleased|delighted|excited))\b/i;
/** So many more words of praise than of blame make up for stars that are not given. */
const LEAD = 1;

/** "got it for Christmas": an occasion praises a gift only in a review that is content with it. */
export const isBareGift = (
  { facet, polarity, opinion, clause }: Unit,
  ofReview: readonly Unit[],
  { rating, text }: Pick<Review, "rating" | "text">,
): boolean => {
  if (facet?.id !== "gift" || polarity < 0) return false;
  const told = textFrom(clause.sentence.tokens);
  if (PRAISED.test(`${opinion} ${textFrom(clause.tokens)}`)) return false;
  if (RECEIVED.test(told) || (GOT.test(told) && !FOR_SOMEBODY.test(told))) return true;
  if (LOVED_BY.test(text)) return false;
  if (!NAMED.test(opinion)) return true;
  if (rating !== null) return rating < CONTENT_STARS;
  const others = ofReview.filter((unit) => unit.mood === "report" && unit.facet?.id !== "gift");
  return others.reduce((sum, unit) => sum + unit.polarity, 0) < LEAD;
};

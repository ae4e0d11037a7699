import type { Span } from "../../../events/result/review.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { ratingsOf, textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { remember } from "../../insight/text/remember.ts";

/** Parts are what reviewers talk about, and nobody shops for "belly strap" when looking for a harness. */
export const PARTS =
  /\b(?:straps?|pads?|lids?|buttons?|bins?|zippers?|edges?|poles?|seams?|buckles?|clips?|rings?|handles?|caps?|corners?|screws?|hooks?|tabs?|labels?|bases?|sides?|backs?|fronts?|tops?|bottoms?|sizes?|colou?rs?|stairs|grounds|washers?|cups)$/;

/** Where another thing is spoken of. */
export const OTHER_THING =
  /\b(?:than|instead of|my (?:old|last|previous|other)|the (?:old|last|previous|other) one|used to|unlike|compared|replac\w+|wish|same (?:company|brand|maker|manufacturer|people|seller))\b/i;

const LEAST_RATING = 4;
const FOR_CARS = / for (?:the )?(?:car|truck)$/;
const NOT_IN_CARS = /\b(?:treats?|food|cream|tent|powder|book|game)\b/;

const sentencesOf = remember((mining: Mining) => Map.groupBy(mining.sentences, (sentence) => sentence.reviewId));

const sentenceAround = (mining: Mining, span: Span): string => {
  const found = (sentencesOf(mining).get(span.reviewId) ?? []).find(
    ({ start, end }) => start <= span.start && span.end <= end,
  );
  return found === undefined ? "" : (textsOf(mining).get(span.reviewId) ?? "").slice(found.start, found.end);
};

/** Whether a mention speaks well of this thing, not of another one or in a complaint. */
export const isGoodMention = (mining: Mining, span: Span): boolean =>
  (ratingsOf(mining).get(span.reviewId) ?? LEAST_RATING) >= LEAST_RATING &&
  !isInBlame(mining, span) &&
  !OTHER_THING.test(sentenceAround(mining, span));

/** Phrases of buyers that no shopper would look for this thing by. */
export const isWeakKeyword = (keyword: string, spans: readonly Span[], mining: Mining): boolean => {
  const namesThing = keyword.split(" ").includes(mining.product.noun);
  if (PARTS.test(keyword) && !namesThing) return true;
  if (FOR_CARS.test(keyword) && NOT_IN_CARS.test(keyword)) return true;
  return spans.length > 0 && !spans.some((span) => isGoodMention(mining, span));
};

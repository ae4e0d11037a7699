import type { Mining } from "../mining/mining.ts";
import type { Product } from "../product/product.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Token } from "../text/analyse.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";
import { OF_MOST } from "../units/strangers.ts";

const POINTING = wordSet("it them this these mine");
const WEARERS = wordSet("he she him her his hers");
/** What reviews of anything name. */
export const OUTSIDE = wordSet(
  "store shop way day time week month year minute hour house home car foot side end place night morning people person life thing",
);

/** In so many reviews a thing stands that is not one reviewer's alone. */
const SHARED = 3;

/** Whether a noun names a thing that several reviews speak of: not the product itself, and not what reviews of anything name. */
export const namesShared = ({ sentences, product }: Mining): ((token: Token) => boolean) => {
  const counts = nounCounts(sentences);
  return ({ pos, lemma }) =>
    pos === "NOUN" && lemma !== product.noun && !OUTSIDE.has(lemma) && (counts.get(lemma) ?? 0) >= SHARED;
};

/** "thin for a winter robe": another kind of thing, which nobody else speaks of. */
const isOfOtherKind = ({ sentences, product }: Mining): ((token: Token) => boolean) => {
  const counts = nounCounts(sentences);
  return ({ lemma, pos }) =>
    pos === "NOUN" && KIND_NOUNS.has(lemma) && lemma !== product.noun && counts.get(lemma) === 1;
};

/** Whether words of a review speak of the product, or of a part that most things have or other reviews name too: the same, of words that are quoted. */
export const quotesShared = (mining: Mining): ((tokens: readonly Token[]) => boolean) => {
  if (!hasPlenty(mining)) return () => true;
  const counts = nounCounts(mining.sentences);
  const isOtherKind = isOfOtherKind(mining);
  const isShared = ({ lemma }: Token): boolean => OF_MOST.has(lemma) || (counts.get(lemma) ?? 0) > 1;
  return (tokens) => {
    const nouns = tokens.filter(({ pos }) => pos === "NOUN");
    const isOfIt = nouns.length === 0 || nouns.some(isShared) || tokens.some(({ lower }) => POINTING.has(lower));
    return isOfIt && !nouns.some(isOtherKind);
  };
};

/**
 * Whether a remark speaks of the product or of a part that other reviews name too. Of plenty of reviews, a part that only
 * one of them names belongs to another thing, or to one reviewer's day.
 */
export const speaksOfShared = (mining: Mining): ((remark: Remark) => boolean) => {
  if (!hasPlenty(mining)) return () => true;
  const counts = nounCounts(mining.sentences);
  const named = new Set(mining.product.name.toLowerCase().split(/\s+/));
  const isOtherKind = isOfOtherKind(mining);
  /** "had to swap desks with Denise", "had to buy one separately": what the words alone do not tell. */
  const isUntold = ({ pos, lower, lemma }: Token): boolean =>
    lower === "one" || (pos === "PROPN" && !named.has(lower) && (counts.get(lemma) ?? 0) <= 1);
  /** "had to hang on to a stranger": what buyers did with nothing that others speak of. */
  const isOfTheThing = ({ lower, lemma }: Token): boolean =>
    POINTING.has(lower) ||
    lemma === mining.product.noun ||
    lemma === mining.product.wearer ||
    (mining.product.wearer !== null && WEARERS.has(lower)) ||
    (!OUTSIDE.has(lemma) && (counts.get(lemma) ?? 0) > 1);
  return ({ told: { subject, tokens } }) =>
    !tokens.some(isOtherKind) &&
    (subject.about !== "buyers" || (tokens.some(isOfTheThing) && !tokens.some(isUntold))) &&
    (subject.about !== "part" ||
      OF_MOST.has(subject.noun) ||
      (counts.get(singular(subject.noun)) ?? 0) > 1 ||
      (counts.get(subject.noun) ?? 0) > 1);
};

const CAME =
  /\b(?:comes?|came|arrives?|arrived|ships?|shipped|gets? here|got here)\b.*\b(?:early|quick|quickly|fast|on time|late|soon|packed|packaged|wrapped|days?)\b|\bpack(?:ed|aged) (?:really |very |so )?(?:well|nicely|carefully)\b/i;

const PARCEL =
  /^(?:the |an? )?(?:box|boxes|package|parcel|packaging|envelope|cardboard)\b.*\b(?:fell apart|soaked|dent(?:ed)?|damaged|crushed|torn|open|ripped|wet|intact|perfect (?:shape|condition))\b/i;

/** "Driver was lovely": who brought it; a driver is also a part, or the thing itself. */
const BROUGHT_BY =
  /^(?:the |our |my |and )?(?:delivery )?(?:drivers?|couriers?|postman|postie|mailman|mail carrier|delivery (?:man|guy|lady|woman|person))\b.*\b(?:lovely|polite|friendly|kind|nice|helpful|rude|careful|cheerful|grumpy|left|carried|delivered|brought|knocked|rang|threw|dumped|dropped|handed|waited|called|phoned)\b/i;

/** How a parcel came is no quality of what is in it: "comes two days early", "the box was dented" of anything but a box. */
export const isOfDelivery = (told: string, { noun }: Product): boolean =>
  CAME.test(told) || (noun !== "box" && PARCEL.test(told)) || (noun !== "driver" && BROUGHT_BY.test(told));

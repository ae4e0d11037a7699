import type { Mining } from "../../insight/mine-reviews.ts";
import { KIND_NOUNS } from "../../insight/product-words.ts";
import { ratingsOf } from "../../insight/reviews-by-id.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isInBlame } from "../../insight/themes/blamed-words.ts";
import { foldedWords, foldWord } from "../rules/fold.ts";
import { OTHER_THING } from "./weak-keywords.ts";

const CONTENT_RATING = 4;
const LEAST_REVIEWS = 2;
/** One in so many reviewers has to name it. */
const SHARE = 12;
const MOST = 8;
/** What anything comes in, stands on or lies beside. */
const SURROUNDINGS = wordSet(
  "bag box can case glass truck car door table chair desk shelf tool bar paper tape card book phone bed gun",
);

/** Things that several content reviewers name beside the product, as parts and companions of it: what shoppers of it type as well. */
export const namedThings = (mining: Mining): string[] => {
  const ratings = ratingsOf(mining);
  const own = new Set(foldedWords(mining.product.name));
  const least = Math.max(LEAST_REVIEWS, Math.round(mining.reviews.length / SHARE));
  const named = new Map<string, Set<string>>();
  for (const { tokens, reviewId } of mining.sentences) {
    if ((ratings.get(reviewId) ?? CONTENT_RATING) < CONTENT_RATING) continue;
    const things = tokens.filter(
      ({ pos, lemma, lower }) =>
        pos === "NOUN" &&
        (KIND_NOUNS.has(lemma) || KIND_NOUNS.has(lower)) &&
        !SURROUNDINGS.has(lemma) &&
        !own.has(foldWord(lower)),
    );
    if (things.length === 0 || OTHER_THING.test(tokens.map(({ text }) => text).join(" "))) continue;
    for (const { lemma, start, end } of things)
      if (!isInBlame(mining, { reviewId, start, end })) named.set(lemma, (named.get(lemma) ?? new Set()).add(reviewId));
  }
  return [...named]
    .filter(([, reviews]) => reviews.size >= least)
    .toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST)
    .map(([thing]) => thing);
};

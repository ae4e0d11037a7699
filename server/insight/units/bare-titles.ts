import type { Review } from "../../../events/result/review.ts";
import { plainNoun } from "../aspects/noun-groups.ts";
import { FACETS } from "../facets/all-facets.ts";
import type { FacetReading } from "../facets/reading.ts";
import type { Product } from "../product/product.ts";
import { DISCONTENT_STARS } from "../reviews/stars.ts";
import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import type { Unit } from "./unit.ts";

const MOST_WORDS = 3;
const PASSED_OVER = new Set(["PUNCT", "DET", "SYM"]);

/** The facets that a noun phrase raises, by its words. */
const BY_WORDS = Map.groupBy(
  FACETS.flatMap((facet) => facet.raised.map((phrase) => ({ phrase, facet }))),
  ({ phrase }) => phrase,
);

const isOwnNoun = (words: readonly string[], { type }: Product): boolean => {
  const own = new Set(type.split(" ").map(plainNoun));
  return words.some((word) => own.has(plainNoun(word)));
};

const unitOf = (sentence: Sentence, reading: FacetReading, product: Product): Unit[] => {
  const named = sentence.tokens.filter(({ pos }) => !PASSED_OVER.has(pos));
  const [first, last] = [named[0], named.at(-1)];
  const [clause] = splitClauses(sentence);
  const words = named.map(({ lower }) => lower);
  if (first === undefined || last === undefined || clause === undefined || words.length > MOST_WORDS) return [];
  const facet = (BY_WORDS.get(words.join(" ")) ?? [])
    .map((each) => reading(each.facet))
    .find((meant) => meant !== null);
  if (facet === undefined || facet === null || isOwnNoun(words, product)) return [];
  const opinion = words.join(" ");
  return [
    {
      reviewId: sentence.reviewId,
      facet,
      key: facet.id,
      target: "",
      term: "",
      opinion,
      polarity: -1,
      weight: 1,
      mood: "report",
      start: first.start,
      end: last.end,
      clause,
    },
  ];
};

/** What a review of one or two stars opens with and says no more of, "Smell.": the stars tell that it is a complaint. */
export const bareTitles = (
  sentences: readonly Sentence[],
  reviews: readonly Review[],
  reading: FacetReading,
  product: Product,
): readonly Unit[] => {
  const low = new Set(reviews.flatMap(({ id, rating }) => (rating !== null && rating <= DISCONTENT_STARS ? [id] : [])));
  if (low.size === 0) return [];
  return sentences.flatMap((sentence, index) => {
    const opens = sentences[index - 1]?.reviewId !== sentence.reviewId;
    return opens && low.has(sentence.reviewId) && sentence.tokens.at(-1)?.lower !== "?"
      ? unitOf(sentence, reading, product)
      : [];
  });
};

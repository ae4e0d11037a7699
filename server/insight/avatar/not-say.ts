import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { hasPlenty, hasTooFewToMissWords } from "../reviews/plenty.ts";
import { splitClauses } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { spansAmong } from "../text/spans-of.ts";
import type { Unit } from "../units/unit.ts";
import { byReviews, distinctReviews, type Supported } from "./avatar-draft.ts";
import { JARGON, PLAIN_WORDS, SELLER_WORDS } from "./jargon.ts";

const spansOf = spansAmong(PLAIN_WORDS);

const plain = (text: string): string =>
  text.toLowerCase().replace(/[-–—]/g, " ").replace(/[’‘]/g, "'").replace(/\s+/g, " ");

/** "perfect" of "perfectly": who says the one has no other word for the other. */
const stemOf = (words: string): string => words.replace(/(?<=\p{L}{4})(?:ly|ness)$/u, "");

/** Words of the listing that mark a seller's way of speaking. */
const ownJargon = (currentListing: string, said: string): string[] =>
  currentListing
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""))
    .filter((word) => SELLER_WORDS.test(word) && !said.includes(stemOf(plain(word))));

/** Whether words stand where they praise this product: not denied, not in a complaint and not of another product. */
const praiseIn = ({ sentences, units }: Mining): ((span: Span) => boolean) => {
  const byReview = Map.groupBy(sentences, ({ reviewId }) => reviewId);
  const unitsOf = Map.groupBy(units, ({ reviewId }) => reviewId);
  const isAgainst = ({ polarity, mood }: Unit): boolean => polarity < 0 || mood !== "report";
  return ({ reviewId, start, end }) => {
    const sentence = (byReview.get(reviewId) ?? []).find((each) => each.start <= start && end <= each.end);
    if (sentence === undefined) return false;
    const clause = splitClauses(sentence).find((each) => each.start <= start && start < each.end);
    const tokens = clause?.tokens ?? sentence.tokens;
    const at = tokens.findIndex((token) => token.start >= start);
    const beside = (unitsOf.get(reviewId) ?? []).filter(
      (unit) => unit.clause.start <= start && start < unit.clause.end,
    );
    const here = beside.filter((unit) => unit.start < end && start < unit.end);
    return !isNegated(tokens, at) && !(here.length > 0 ? here : beside).some(isAgainst);
  };
};

/** Whoever gives it to somebody has a plain word for it: a gift is nothing foreign to them. */
const GIVEN =
  /\b(?:gifts?|gifted|(?<!\bat )presents?|stocking stuffers?|(?:christmas|xmas|birthday|bday|mother's day|father's day|valentine's day|wedding|graduation|anniversary|baby shower)|(?:gave|given) (?:it|this|these|them|one) to)\b/;

const MOST_UNSAID = 8;
const LEAST = 2;
/** Two of plenty who say something plainly tell no way of speaking. */
const LEAST_OF_PLENTY = 3;
const MOST_WITHOUT_LISTING = 5;

/**
 * Words no review uses: those of the seller's current listing first; then what sellers write where these reviewers have plain words
 * of their own for it, with those words as evidence. Words of the current listing are proved by their absence and carry no spans.
 */
export const buildNotSay = (mining: Mining, currentListing: string): Supported[] => {
  const said = plain(mining.reviews.map((review) => `${review.title ?? ""} ${review.text}`).join("\n"));
  const listing = plain(currentListing);
  const isGiven = GIVEN.test(said);
  const unsaid = JARGON.filter(
    ({ words, alike }) =>
      !said.includes(stemOf(plain(words))) && alike?.test(said) !== true && !(isGiven && words.includes("gift")),
  );
  const listed = unsaid.filter(({ words }) => listing.includes(plain(words)));
  const own = [...listed.map(({ words }) => words), ...ownJargon(currentListing, said)]
    .filter((phrase, index, all) => all.findIndex((other) => plain(other).includes(plain(phrase))) === index)
    .map((text) => ({ text, spans: [] }));
  if (hasTooFewToMissWords(mining)) return own.slice(0, MOST_UNSAID);
  const isPraise = praiseIn(mining);
  const inPlainWords = unsaid
    .filter((jargon) => !listed.includes(jargon))
    .flatMap(({ words, plain: pattern }) =>
      pattern === null ? [] : [{ text: words, spans: spansOf(mining.reviews, pattern).filter(isPraise) }],
    )
    .filter(({ spans }) => distinctReviews(spans) >= (hasPlenty(mining) ? LEAST_OF_PLENTY : LEAST))
    .toSorted(byReviews)
    .slice(0, MOST_WITHOUT_LISTING);
  return [...own, ...inPlainWords].slice(0, MOST_UNSAID);
};

import { hasPersonalData } from "../hygiene/personal-data.ts";
import type { Mining } from "../mining/mining.ts";
import type { Product } from "../product/product.ts";
import { hasPlenty } from "../reviews/plenty.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { isNoun } from "../text/word-classes.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";
import { generalShare } from "./common-words.ts";
import { BLAND, EDGE_STOP, type Gram, gramsIn } from "./grams.ts";
import { standOut } from "./log-odds.ts";
import { isOfDelivery, namesShared, quotesShared } from "./other-things.ts";
import { namesPart } from "./part-nouns.ts";
import { isQuotedIn } from "./quotes-in.ts";
import { sentenceSaid } from "./said-sentences.ts";
import { wholeThought } from "./whole-thought.ts";

type Counts = { of: Map<string, number>; total: number };

const countWords = (mining: Mining): Counts => {
  const of = new Map<string, number>();
  let total = 0;
  for (const sentence of mining.sentences)
    for (const token of sentence.tokens) {
      of.set(token.lower, (of.get(token.lower) ?? 0) + 1);
      total += 1;
    }
  return { of, total };
};

/** How telling a phrase is: how far its words stand out from general English, and from the listing where that uses them too. */
const tellingOf = ({ tokens }: Gram, counts: Counts, listing: ReadonlySet<string>): number => {
  const scores = tokens
    .filter((token) => !EDGE_STOP.has(token.lower) && /\p{L}/u.test(token.text))
    .map((token) => {
      const score = standOut(
        counts.of.get(token.lower) ?? 0,
        counts.total,
        generalShare(token.lower, token.lemma, token.known),
      );
      return (BLAND.has(token.lower) ? 0.3 : 1) * (listing.has(token.lower) ? 0.6 : 1) * Math.max(score, 0);
    });
  return scores.reduce((sum, score) => sum + score, 0) / Math.sqrt(Math.max(1, scores.length));
};

const sharedWords = (a: readonly Token[], b: readonly Token[]): number => {
  const words = new Set(a.map((token) => token.lemma));
  return new Set(b.filter((token) => words.has(token.lemma) && !EDGE_STOP.has(token.lower)).map((token) => token.lemma))
    .size;
};

/** In words: the more of a whole sentence, the more it shows; of a run of words, or what only points, no more than a phrase counts. */
const MOST_COUNTED = 8;
const MOST_OF_RUN = 5;
const POINTS = /^(?:it|they|this|these|that)$/;
const MOST_SENTENCES = 2_500;
const MOST_SAID = 10;

/** Said by one reviewer only, a phrase has to be a whole thought. */
const isWhole = (gram: Gram): boolean =>
  gram.whole &&
  gram.tokens.every((token) => token.known || /^['\d]/.test(token.text)) &&
  gram.tokens.some((token) => token.pos === "VERB" || token.pos === "ADJ") &&
  gram.tokens.slice(1).every((token) => token.pos !== "PROPN") &&
  gram.tokens.filter((token) => !EDGE_STOP.has(token.lower) && !BLAND.has(token.lower)).length >= 2;

const isBland = (tokens: readonly Token[], noun: string): boolean =>
  tokens.every((token) => BLAND.has(token.lower) || EDGE_STOP.has(token.lower) || token.lower === noun);

/**
 * Where reviews are plenty, a phrase has to hold words of an opinion that the miner hears too, in half of its places, or name
 * a thing that others name as well; what a single reviewer says has to be about nothing else, a whole sentence at least first.
 */
const isHeardIn = (mining: Mining): ((grams: readonly Gram[]) => boolean) => {
  if (!hasPlenty(mining)) return () => true;
  const counts = nounCounts(mining.sentences);
  const isOfThing = namesShared(mining);
  const nounsOf = ({ tokens }: Gram): readonly Token[] => tokens.filter(isNoun);
  const isShared = ({ lemma }: Token): boolean => (counts.get(lemma) ?? 0) > 1;
  const opensShared = quotesShared(mining);
  const isOfIt = (gram: Gram): boolean => (gram.sentence ? opensShared(gram.tokens) : nounsOf(gram).every(isShared));
  const units = Map.groupBy(mining.units, ({ reviewId }) => reviewId);
  const isHeard = ({ span }: Gram): boolean =>
    (units.get(span.reviewId) ?? []).some(({ start, end }) => start < span.end && span.start < end);
  return (grams) =>
    (grams.filter(isHeard).length * 2 >= grams.length || grams.some(({ tokens }) => tokens.some(isOfThing))) &&
    (distinctReviews(grams.map(({ span }) => span)) > 1 || grams.every(isOfIt));
};

type Ranked = { first: Gram; grams: readonly Gram[]; reviews: number };

/** What several say is quoted as a phrase, what one says as a whole thought. */
const ownWords = (
  { first, grams, reviews }: Ranked,
  texts: ReadonlyMap<string, string>,
  product: Product,
): Supported | null => {
  const spans = grams.map(({ span }) => span);
  if (reviews > 1) {
    const exact = spans.map((span) => texts.get(span.reviewId)?.slice(span.start, span.end) ?? "");
    const text = exact.find((each) => each === each.toLowerCase()) ?? exact[0];
    return text === undefined ? null : { text, spans };
  }
  const { reviewId, start } = first.span;
  const thought = wholeThought(first.within, texts.get(reviewId) ?? "", start, product);
  return thought === null ? null : { text: thought.text.slice(1, -1), spans: [thought.span] };
};

/** In their own words and spelling: phrases that several reviewers use, and whole thoughts of single ones, none of them quoted elsewhere. */
export const buildSay = (mining: Mining, currentListing: string, elsewhere: readonly string[] = []): Supported[] => {
  const texts = textsOf(mining);
  const listing = new Set(currentListing.toLowerCase().split(/[^\p{L}\p{N}']+/u));
  const counts = countWords(mining);
  const isHeard = isHeardIn(mining);
  const textOf = ({ reviewId, start, end }: Sentence): string => texts.get(reviewId)?.slice(start, end) ?? "";
  const isPart = namesPart(mining);
  /** "Came late, but nothing inside was damaged" is all of how it came; "and the fit is right" is not. */
  const namesAPart = ({ tokens }: Gram): boolean => tokens.some((token) => isNoun(token) && isPart(token.lemma));
  const ranked = [
    ...Map.groupBy(
      mining.sentences.slice(0, MOST_SENTENCES).flatMap((sentence) => {
        const said = [...gramsIn(sentence, mining), ...sentenceSaid(sentence, mining)];
        return isOfDelivery(textOf(sentence), mining.product) ? said.filter(namesAPart) : said;
      }),
      (gram) => gram.key,
    ).values(),
  ]
    .flatMap((grams) => {
      const [first, reviews] = [
        grams.find(({ sentence }) => sentence) ?? grams[0],
        distinctReviews(grams.map(({ span }) => span)),
      ];
      if (first === undefined || isBland(first.tokens, mining.product.noun) || (reviews < 2 && !isWhole(first)))
        return [];
      if (!isHeard(grams) || isOfDelivery(first.key, mining.product)) return [];
      const isFull = first.sentence && !POINTS.test(first.tokens[0]?.lower ?? "");
      const length = Math.min(first.tokens.length, isFull ? MOST_COUNTED : MOST_OF_RUN);
      return [
        { first, grams, reviews, score: tellingOf(first, counts, listing) * (0.4 + 0.2 * length) * reviews ** 1.2 },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.reviews > 1) - Number(a.reviews > 1) || b.score - a.score || (a.first.key < b.first.key ? -1 : 1),
    );
  const kept: (Ranked & { own: Supported })[] = [];
  const perReview = new Map<string, number>();
  for (const each of ranked) {
    if (kept.length === MOST_SAID) break;
    const { reviewId } = each.first.span;
    const crowded = each.reviews === 1 && (perReview.get(reviewId) ?? 0) > 0;
    const repeats = kept.some(
      ({ first }) =>
        first.key.includes(each.first.key) ||
        each.first.key.includes(first.key) ||
        sharedWords(first.tokens, each.first.tokens) >= Math.min(2, each.first.tokens.length - 1),
    );
    if (crowded || repeats) continue;
    const own = ownWords(each, texts, mining.product);
    if (own === null || hasPersonalData(own.text) || isQuotedIn(elsewhere, own.text)) continue;
    kept.push({ ...each, own });
    perReview.set(reviewId, (perReview.get(reviewId) ?? 0) + 1);
  }
  return kept.map(({ own }) => own);
};

import type { Span } from "../../../events/result/review.ts";
import { nounGroup } from "../aspects/noun-groups.ts";
import { nounTerms } from "../aspects/noun-terms.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Mining } from "../mining/mining.ts";
import { shownThemes } from "../mining/shown-themes.ts";
import { isJudgedNoun } from "../product/judged-nouns.ts";
import { hasCrowd, hasMany, hasPlenty } from "../reviews/plenty.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { GENERAL_NOUNS } from "../text/general-nouns.ts";
import { isHypothetical } from "../text/negation.ts";
import { singular } from "../text/singular.ts";
import { BODY } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { isOfDelivery, OUTSIDE } from "./other-things.ts";
import { type OwnWords, ownWordsAround } from "./own-words.ts";
import { FORMER } from "./said-of-product.ts";

/** What reviewers of anything name without speaking of the thing. */
const OF_ANYTHING = wordSet(
  "review star photo picture video bit lot money price dollar buck cost purchase order brand company amazon store seller box package job way fact reason problem issue trouble complaint idea matter case kind sort type number half part top bottom side front back end middle edge corner size use time minute hour day night week month year morning summer winter christmas birthday gift present friend neighbor people person man woman kid child baby dog cat house home room kitchen bathroom bedroom garage office car hand finger arm head face eye hair skin body life world work school word name thing stuff one everything anything something nothing quality product item version model color colour look design lady guy driver teacher technician owner salesman horse knee joke ride road rain drop tree page replacement section fit weight length unit machine device pair difference chance choice luck mind rest plan hope dream",
);

type Mention = { sentence: Sentence; at: Token; term: string; group: string };

const isTopic = (noun: Token, own: ReadonlySet<string>): boolean =>
  !own.has(noun.lemma) &&
  !own.has(noun.lower) &&
  !OUTSIDE.has(noun.lemma) &&
  !OF_ANYTHING.has(noun.lemma) &&
  !GENERAL_NOUNS.has(noun.lemma) &&
  noun.pos === "NOUN" &&
  !BODY.has(noun.lemma) &&
  isJudgedNoun(noun.lemma);

const mentionsIn = (mining: Mining): Mention[] => {
  const { product, sentences } = mining;
  const named = [product.noun, ...`${product.name} ${product.type}`.toLowerCase().split(/[^\p{L}\d]+/u)];
  const own = new Set([...named, ...named.map(singular)]);
  return sentences.flatMap((sentence) =>
    nounTerms(sentence.tokens).flatMap(({ head, term }) =>
      isTopic(head, own) ? [{ sentence, at: head, term, group: nounGroup(head.lemma) }] : [],
    ),
  );
};

const ofMention = ({ sentence, at }: Mention): Span => ({
  reviewId: sentence.reviewId,
  start: at.start,
  end: at.end,
});

const CONTENT = new Set(["NOUN", "VERB", "ADJ"]);

const contentOf = ({ tokens }: Sentence): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ pos, lemma }) => (CONTENT.has(pos) && lemma.length > 2 ? lemma : [])));

/** In words. */
const SHORTEST = 4;
const BEST_WORDS = 11;
const OF_LENGTH = 0.08;
const JUDGES = 1.2;
/** A judgement, or words that several others use too. */
const LEAST_WORTH = 1;

type Quote = { own: OwnWords; worth: number };

/** How well a sentence speaks for all that name the topic: by the words that others use too, by a judgement, and by its length. */
const quotesOf = (mentions: readonly Mention[], mining: Mining): Quote[] => {
  const texts = textsOf(mining);
  const said = new Map<string, Set<string>>();
  for (const { sentence } of mentions)
    for (const word of contentOf(sentence)) said.set(word, (said.get(word) ?? new Set()).add(sentence.reviewId));
  return mentions.flatMap(({ sentence, at, group }): Quote[] => {
    const text = texts.get(sentence.reviewId) ?? "";
    const place = sentence.tokens.indexOf(at);
    const own = isHypothetical(sentence.tokens, place) ? null : ownWordsAround(sentence, text, at.start);
    if (
      own === null ||
      own.words < SHORTEST ||
      isOfDelivery(own.text, mining.product) ||
      FORMER.test(`${own.text.slice(1, -1)} `)
    )
      return [];
    const shared = [...contentOf(sentence)]
      .filter((word) => nounGroup(word) !== group)
      .reduce((sum, word) => sum + Math.log(said.get(word)?.size ?? 1), 0);
    const judges = opinionsIn(sentence.tokens).length > 0 ? JUDGES : 0;
    const told = shared + judges;
    return told < LEAST_WORTH ? [] : [{ own, worth: told - OF_LENGTH * Math.abs(own.words - BEST_WORDS) }];
  });
};

const mostCommon = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || a.length - b.length,
  )[0]?.[0] ?? "";

const MOST = 8;
/** The share of its reviews in which a topic has been told of already. */
const TOLD = 0.6;

/** What several reviewers speak of and no theme tells, each with the words of the one who says it best: things without a verdict that words alone would settle. */
export const buildTopics = (mining: Mining): Supported[] => {
  const least = hasCrowd(mining) ? 6 : hasMany(mining) ? 4 : hasPlenty(mining) ? 3 : 2;
  const shown = shownThemes(mining).flatMap(({ units }) => units);
  const toldBy = Map.groupBy(shown, ({ reviewId }) => reviewId);
  const isTold = ({ sentence }: Mention): boolean =>
    (toldBy.get(sentence.reviewId) ?? []).some(({ start, end }) => start < sentence.end && sentence.start < end);
  const topics = [...Map.groupBy(mentionsIn(mining), ({ group }) => group).values()]
    .map((mentions) => ({ mentions, reviews: distinctReviews(mentions.map(ofMention)) }))
    .filter(({ reviews }) => reviews >= least)
    .filter(({ mentions, reviews }) => distinctReviews(mentions.filter(isTold).map(ofMention)) < TOLD * reviews)
    .toSorted((a, b) => b.reviews - a.reviews);
  const quoted = new Set<string>();
  const lines = topics.flatMap(({ mentions }): Supported[] => {
    const best = quotesOf(mentions, mining)
      .filter(({ own: { span } }) => !quoted.has(`${span.reviewId}:${span.start}`))
      .toSorted((a, b) => b.worth - a.worth)[0];
    if (best === undefined) return [];
    quoted.add(`${best.own.span.reviewId}:${best.own.span.start}`);
    const name = mostCommon(mentions.map(({ term }) => term));
    const rest = mentions.map(ofMention).filter(({ reviewId }) => reviewId !== best.own.span.reviewId);
    return [{ text: `${capitalize(name)}: ${best.own.text}`, spans: [best.own.span, ...rest] }];
  });
  return lines.toSorted(byReviews).slice(0, MOST);
};

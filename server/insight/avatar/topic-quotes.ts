import { nounGroup } from "../aspects/noun-groups.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { signsIn } from "../statements/signs.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { isHypothetical } from "../text/negation.ts";
import { isVerb } from "../text/word-classes.ts";
import { isJudgedThere, isToldThere } from "./judged-mention.ts";
import { isOfDelivery } from "./other-things.ts";
import { type OwnWords, ownWordsAround, within } from "./own-words.ts";
import { isQuotedIn } from "./quotes-in.ts";
import { FORMER } from "./said-of-product.ts";
import type { Mention } from "./topic-mentions.ts";
import { isOfReviewerLeftOut } from "./whole-thought.ts";

const CONTENT = new Set(["NOUN", "VERB", "ADJ"]);

const contentOf = ({ tokens }: Sentence): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ pos, lemma }) => (CONTENT.has(pos) && lemma.length > 2 ? lemma : [])));

/** In words. */
const SHORTEST = 4;
/** "The lid I don't" is judged elsewhere, and tells nothing alone. */
const SHORTEST_UNJUDGED = 5;
const BEST_WORDS = 11;
const OF_LENGTH = 0.08;
const JUDGES = 1.2;
const IS_OF_IT = 1;
/** Of a name only, "a bath towel" for the bath, or of no sentence, "several shirts a week". */
const LESS = 0.8;
/** "So why the giant tub" */
const ASKS = /^“(?:so\s+)?(?:why|how|what)\b/i;
/** A judgement, or words that several others use too. */
const LEAST_WORTH = 1;

/** `lemma` is what it calls the topic, `said` are the words it uses besides the topic; `judges` whether it has an opinion of it, `isOfIt` whether the topic is what it speaks of. */
type Voice = {
  lemma: string;
  own: OwnWords;
  worth: number;
  judges: boolean;
  isOfIt: boolean;
  said: ReadonlySet<string>;
};

export type TopicQuote = Pick<Voice, "lemma" | "own">;

const hasOpinion = (tokens: readonly Token[]): boolean => opinionsIn(tokens).length > 0 || signsIn(tokens).length > 0;

/** How well a sentence speaks for all that name the topic: by the words that others use too, by a judgement, by what it speaks of, and by its length. */
const voicesOf = (mentions: readonly Mention[], mining: Mining): Voice[] => {
  const texts = textsOf(mining);
  const counts = new Map<string, Set<string>>();
  for (const { sentence } of mentions)
    for (const word of contentOf(sentence)) counts.set(word, (counts.get(word) ?? new Set()).add(sentence.reviewId));
  return mentions.flatMap(({ sentence, at, group, isHead }): Voice[] => {
    const text = texts.get(sentence.reviewId) ?? "";
    const place = sentence.tokens.indexOf(at);
    const isJudged = isJudgedThere(sentence, at);
    const isOfIt = isToldThere(sentence, at);
    const own =
      isHypothetical(sentence.tokens, place) || !(isJudged || isOfIt) ? null : ownWordsAround(sentence, text, at.start);
    if (
      own === null ||
      own.words < SHORTEST ||
      ASKS.test(own.text) ||
      isOfReviewerLeftOut(trimClause(within(sentence, own.span)), mining.product) ||
      isOfDelivery(own.text, mining.product) ||
      FORMER.test(`${own.text.slice(1, -1)} `)
    )
      return [];
    const said = new Set([...contentOf(sentence)].filter((word) => nounGroup(word) !== group));
    const shared = [...said].reduce((sum, word) => sum + Math.log(counts.get(word)?.size ?? 1), 0);
    const judges = isJudged && hasOpinion(within(sentence, own.span));
    const told = shared + (judges ? JUDGES : 0) + (isOfIt ? IS_OF_IT : 0);
    if (told < LEAST_WORTH || (!judges && own.words < SHORTEST_UNJUDGED)) return [];
    const lacks = Number(!isHead) + Number(!within(sentence, own.span).some(isVerb));
    const worth = told - OF_LENGTH * Math.abs(own.words - BEST_WORDS) - LESS * lacks;
    return [{ lemma: at.lemma, own, worth, judges, isOfIt, said }];
  });
};

/** The share of its words that a second voice may have in common with the first. */
const ALIKE = 0.34;

const isAnother = (first: Voice, { own, judges, isOfIt, said }: Voice): boolean =>
  (judges || isOfIt) &&
  own.span.reviewId !== first.own.span.reviewId &&
  said.intersection(first.said).size <= ALIKE * Math.min(said.size, first.said.size);

const keyOf = ({ own }: Voice): string => own.text.slice(1, -1).toLowerCase();

/** The words of the reviewers who say best what is said of a topic, each by something else, so many at most. What is `quoted` already is not quoted again, and what is chosen is added to it. */
export const topicQuotes = (
  mentions: readonly Mention[],
  mining: Mining,
  quoted: Set<string>,
  most: number,
): TopicQuote[] => {
  const voices = voicesOf(mentions, mining)
    .filter((voice) => !isQuotedIn([...quoted], keyOf(voice)))
    .toSorted((a, b) => b.worth - a.worth);
  const chosen: Voice[] = [];
  for (const voice of voices)
    if (chosen.length < most && chosen.every((other) => isAnother(other, voice))) chosen.push(voice);
  for (const voice of chosen) quoted.add(keyOf(voice));
  return chosen.map(({ lemma, own }) => ({ lemma, own }));
};

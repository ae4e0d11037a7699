import type { Span } from "../../../events/result/review.ts";
import { nounGroup } from "../aspects/noun-groups.ts";
import { nounTerms } from "../aspects/noun-terms.ts";
import { PEOPLE } from "../contexts/situation-words.ts";
import type { Mining } from "../mining/mining.ts";
import { isJudgedNoun } from "../product/judged-nouns.ts";
import { KIND_NOUNS } from "../product/product-words.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { GENERAL_NOUNS } from "../text/general-nouns.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { singular } from "../text/singular.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { BODY } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { sentencesOfOthers } from "./of-other-thing.ts";
import { OUTSIDE } from "./other-things.ts";

/** What reviewers of anything name without speaking of the thing. */
const OF_ANYTHING = wordSet(
  "review star photo picture video bit lot money price dollar buck cost purchase order brand company amazon store seller box package job way fact reason problem issue trouble complaint idea matter case kind sort type number half part top bottom side front back end middle edge corner size use time minute hour day night week month year morning summer winter christmas birthday gift present friend neighbor people person man woman kid child baby dog cat house home room kitchen bathroom bedroom garage office car hand finger arm head face eye skin body life world work school word name thing stuff one everything anything something nothing quality product item version model color colour look design lady guy driver teacher technician owner salesman horse knee joke ride road rain drop tree page replacement section fit weight length unit machine device pair difference chance choice luck mind rest plan hope dream bed couch sofa floor wall desk table shelf counter fridge sink porch deck",
);

/** A word that names a topic, where it stands; nouns for the same part are one `group`. `isHead` where it is no mere name of something else, as "paper" of "paper rod" is. */
export type Mention = { sentence: Sentence; at: Token; term: string; group: string; isHead: boolean };

export const spanOfMention = ({ sentence, at }: Mention): Span => ({
  reviewId: sentence.reviewId,
  start: at.start,
  end: at.end,
});

/** Ills and effects, which are no parts that anybody judges: so many reviewers name them of their own accord. */
const NAMED_BY = 5;

/** "Chalk wipes off": a sentence's first word has a capital whatever it is. */
const isNamed = ({ tokens }: Sentence, noun: Token): boolean =>
  noun.pos === "NOUN" || (noun.pos === "PROPN" && noun.known && tokens[0] === noun);

/** "It drys fast": what stands right behind it is its verb. */
const AS_SUBJECT = /^(?:it|they|i|we|he|she)$/;
const CLAUSE_EDGE = /^(?:and|but|[,.;:!])$/;

/** A noun in the singular, which what follows agrees with as its verb. */
const isOne = (token: Token | undefined): boolean => isNoun(token) && token?.lower === token?.lemma;

/** "Charges fast", "rubber side grips well", "lighter than": the tagger takes some verbs and qualities for nouns. */
const isMistaken = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (word === undefined) return false;
  if (word.lower.endsWith("er") && !word.lemma.endsWith("er")) return true;
  if (AS_SUBJECT.test(tokens[at - 1]?.lower ?? "")) return true;
  if (!/[^s]s$/.test(word.lower) || (next?.pos !== "ADV" && next?.pos !== "ADJ")) return false;
  const start = tokens.findLastIndex(({ lower }, index) => index < at && CLAUSE_EDGE.test(lower)) + 1;
  const end = tokens.findIndex(({ lower }, index) => index > at && CLAUSE_EDGE.test(lower));
  const isVerbs = at === 0 || isOne(tokens[at - 1]);
  return isVerbs && !tokens.slice(start, end === -1 ? undefined : end).some((token) => isVerb(token));
};

const OWNER = /^(?:the|an?|this|its?|my|our|your|that)$/;

/** "The remote works", but not "so light": the tagger takes some nouns for qualities of nothing. */
const isBareQuality = (tokens: readonly Token[], at: number): boolean => {
  const [word, next] = [tokens[at], tokens[at + 1]];
  return (
    word?.pos === "ADJ" &&
    tokens[at - 1]?.pos !== "ADV" &&
    tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => OWNER.test(lower)) &&
    !isNoun(next) &&
    next?.pos !== "ADJ" &&
    next?.text !== "-"
  );
};

const isOfAnything = (lemma: string): boolean =>
  OUTSIDE.has(lemma) || OF_ANYTHING.has(lemma) || GENERAL_NOUNS.has(lemma) || PEOPLE.has(lemma) || BODY.has(lemma);

/** In letters: so short an end names nothing. */
const SHORTEST_END = 3;

/** "Pump with Gauge", "Candle in Jar": what a product has, or stands in, is a part of it that may be told of. */
const HAS = /\s(?:with|w\/|in)\s/i;

/** Where reviewers name what is no theme's: parts that some reviewers judge, and what so many name that it is no accident. */
export const mentionsIn = (mining: Mining): Mention[] => {
  const { product, sentences, domains } = mining;
  const ofOthers = sentencesOfOthers(mining);
  const [called = ""] = product.name.split(HAS);
  const named = [product.noun, ...`${called} ${product.type}`.toLowerCase().split(/[^\p{L}\d]+/u)];
  /** "Buds" of earbuds: the thing itself by the end of its name. */
  const isEndOfName = (lemma: string): boolean =>
    lemma.length >= SHORTEST_END &&
    [product.noun, ...called.toLowerCase().split(/[^\p{L}\d]+/u)].some((word) => singular(word).endsWith(lemma));
  const own = new Set([...named, ...named.map(singular), ...[...domains].filter((domain) => KIND_NOUNS.has(domain))]);
  const counts = nounCounts(sentences);
  const isTopic = ({ lemma, lower }: Token): boolean =>
    !own.has(lemma) &&
    !own.has(lower) &&
    !isEndOfName(lemma) &&
    !isOfAnything(lemma) &&
    (isJudgedNoun(lemma) || (counts.get(lemma) ?? 0) >= NAMED_BY);
  return sentences.flatMap((sentence) => {
    const { tokens } = sentence;
    if (ofOthers.has(sentence)) return [];
    const terms = new Map(nounTerms(tokens).map((term) => [term.head, term]));
    return tokens.flatMap((at, index): Mention[] => {
      if (!isNamed(sentence, at) && !isBareQuality(tokens, index)) return [];
      if (!isTopic(at) || isMistaken(tokens, index)) return [];
      const term = terms.get(at)?.term ?? at.lower;
      return [{ sentence, at, term, group: nounGroup(at.lemma), isHead: !isNoun(tokens[index + 1]) }];
    });
  });
};

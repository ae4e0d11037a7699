import type { Aspect, Polarity } from "../aspects/aspect.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import { ruleAspects } from "../aspects/rule-aspects.ts";
import { type Tag, type TaggedTerm, tagTexts } from "../model/tag-document.ts";
import { documentOf, type Sentence, type Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { remember } from "../text/remember.ts";
import { SENSED } from "../text/senses.ts";
import { isVerb } from "../text/word-classes.ts";
import { wordSet } from "../text/word-table.ts";
import { asTold, blamedOutright } from "./told-outright.ts";

export type { Aspect } from "../aspects/aspect.ts";

/** A mention that is less likely than this is left to the likelier mentions of the same term. */
const LEAST_MENTION = 0.15;

/** A single sentence that has no word of opinion is believed only if the model is sure. */
const LEAST_UNJUDGED = 0.97;

/**
 * Below these odds (as a logarithm) about two thirds of what looks like praise are meant as such, in products that were
 * not learned; a listing had better not rest on it.
 */
const LEAST_PRAISE = 2;

/** The same of blame, six in ten of which are meant below these odds: a seller had better not be sent after it. */
const LEAST_BLAME = 0.8;

type Range = { start: number; end: number };

const gap = (a: Range, b: Range): number => Math.max(a.start - b.end, b.start - a.end, 0);

const opinionWords = (term: Range, clause: Clause, sign: 1 | -1): Range | null => {
  const { tokens, sentence } = clause;
  const tied = ruleAspects(sentence).find((aspect) => aspect.start < term.end && term.start < aspect.end);
  const ofTied = tied === undefined ? null : { start: tied.opinionStart, end: tied.opinionEnd };
  if (tied !== undefined && (tied.polarity === "positive") === sign > 0) return ofTied;
  const opinions = opinionsIn(tokens)
    .flatMap((opinion) => {
      const token = tokens[opinion.index];
      return token === undefined || (token.start < term.end && term.start < token.end)
        ? []
        : [{ start: token.start, end: token.end, fits: opinion.sign === sign }];
    })
    .toSorted((one, other) => gap(one, term) - gap(other, term));
  // A word that judges it otherwise than the whole does is at best half of what is said.
  return opinions.find(({ fits }) => fits) ?? ofTied ?? opinions[0] ?? null;
};

const DEGREE = wordSet("pretty super awful awfully terribly crazy wicked ridiculously insanely");

/** "pretty weak": the word of degree praises nothing, what it grades is the opinion. */
const graded = (opinion: Range, { tokens }: Clause): Range => {
  const next = tokens[tokens.findIndex((token) => token.end === opinion.end) + 1];
  const isDegree = tokens.some((token) => token.end === opinion.end && DEGREE.has(token.lower));
  return isDegree && (next?.pos === "ADJ" || next?.pos === "ADV") ? { start: next.start, end: next.end } : opinion;
};

const IN_PREDICATE = new Set(["AUX", "PART", "ADV", "VERB", "ADJ", "ADP"]);
const LONGEST_PREDICATE = 5;

/** "never stays up": what the clause says of a term that no word of opinion judges. */
const predicateOf = (term: Range, { tokens }: Clause): Range => {
  const after = tokens.findIndex((token) => token.start >= term.end && IN_PREDICATE.has(token.pos));
  const runEnd = tokens.findIndex((token, index) => index > after && !IN_PREDICATE.has(token.pos));
  const run = after === -1 ? [] : tokens.slice(after, runEnd === -1 ? tokens.length : runEnd);
  const words = run.some(isVerb)
    ? run.slice(0, LONGEST_PREDICATE)
    : tokens.filter((token) => token.end <= term.start && isVerb(token)).slice(-1);
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? term : { start: first.start, end: last.end };
};

const OUTSIDE_TERM = new Set(["DET", "PRON"]);

/** "Handle on top", "the grab handle": what opens a clause in its plain form before a preposition or an auxiliary, or has an article, is a noun, whatever the tagger makes of it. */
const isVerbal = (head: Token, words: readonly Token[], { tokens }: Clause): boolean => {
  if (head.pos !== "VERB" && head.pos !== "AUX") return false;
  if (words.some(({ pos, start }) => pos === "DET" && start < head.start)) return false;
  const next = tokens[1];
  if (tokens[0] !== head || head.lower !== head.lemma || next === undefined) return true;
  const isFinite = next.pos === "VERB" && next.lower !== next.lemma && !next.lower.endsWith("ing");
  return !(next.pos === "ADP" || next.pos === "AUX" || isFinite);
};

const aspectOf = ({ sentence, from, to, probability }: Tag, polarity: Polarity, leastUnjudged: number): Aspect[] => {
  const words = sentence.tokens.slice(from, to);
  const start = words.findIndex(({ pos }) => !OUTSIDE_TERM.has(pos));
  const [first, last] = [words[Math.max(0, start)], words.at(-1)];
  const clause = splitClauses(sentence).find(
    (each) => first !== undefined && each.start <= first.start && first.end <= each.end,
  );
  if (first === undefined || last === undefined || clause === undefined) return [];
  const preposition = words.findIndex(({ pos }, index) => index > 0 && pos === "ADP");
  const head = words[preposition === -1 ? words.length - 1 : preposition - 1] ?? last;
  const range = { start: first.start, end: last.end };
  const opinion = opinionWords(range, clause, polarity === "positive" ? 1 : -1);
  if (opinion === null && probability < leastUnjudged) return [];
  const judging = opinion === null ? predicateOf(range, clause) : graded(opinion, clause);
  return [
    {
      kind: isVerbal(head, words, clause) ? "verb" : "noun",
      term: words
        .slice(Math.max(0, start))
        .map(({ lower }) => lower)
        .join(" "),
      head: head.lemma,
      ...range,
      opinionStart: judging.start,
      opinionEnd: judging.end,
      polarity,
      clause,
    },
  ];
};

const polarityOf = (praise: number): Polarity => (praise >= 0 ? "positive" : "negative");

const isLikely = (tag: Tag, index: number): boolean => index === 0 || tag.probability >= LEAST_MENTION;

/** "sounds like …": what follows decides, not the odds. */
const isLikened = ({ sentence: { tokens }, to }: Tag): boolean =>
  SENSED.test(tokens[to - 1]?.lower ?? "") && tokens[to]?.lower === "like";

const isClear = (tag: Tag): boolean => tag.praise <= -LEAST_BLAME || tag.praise >= LEAST_PRAISE || isLikened(tag);

type TagsBySentence = ReadonlyMap<Sentence, readonly Tag[]>;

const clearTags = (terms: readonly TaggedTerm[]): TagsBySentence =>
  Map.groupBy(terms.flatMap(({ mentions }) => mentions.filter(isLikely)).filter(isClear), (tag) => tag.sentence);

const clearTagsOf = remember((text: readonly Sentence[]): TagsBySentence => clearTags(tagTexts([text]).flat()));

const aspectsIn = (tags: TagsBySentence, sentence: Sentence): readonly Aspect[] =>
  (tags.get(sentence) ?? [])
    .toSorted((a, b) => a.from - b.from)
    .flatMap((tag) => aspectOf(tag, polarityOf(tag.praise), LEAST_UNJUDGED))
    .map(asTold);

/** Tells the aspects of a product that a sentence clearly praises or blames, at each place where it does, in the order of the text. */
export type Miner = (sentence: Sentence) => readonly Aspect[];

/** Reads each text by itself. */
export const mineAspects: Miner = remember((sentence) => aspectsIn(clearTagsOf(documentOf(sentence)), sentence));

/** Reads texts on one product together: what several of them judge is likelier judged by one more. */
export const minerOf = (texts: readonly (readonly Sentence[])[]): Miner => {
  const tags = clearTags(tagTexts(texts).flat());
  return remember((sentence) => aspectsIn(tags, sentence));
};

const mainAspect = ({ mentions, praise }: TaggedTerm): Aspect[] =>
  mentions.slice(0, 1).flatMap((tag) => aspectOf(tag, polarityOf(praise), 0));

const isNew = (aspect: Aspect, heard: readonly Aspect[]): boolean =>
  !heard.some((other) => other.term === aspect.term || (aspect.start < other.end && other.start < aspect.end));

/** Each aspect that a text judges once, where it does so most clearly, with the polarity of all its mentions; texts on one product, read together. */
export const mineTexts = (texts: readonly (readonly Sentence[])[]): Aspect[][] =>
  tagTexts(texts).map((terms, index) => {
    const heard = terms.flatMap(mainAspect).map(asTold);
    const outright = blamedOutright(texts[index] ?? []).filter((aspect) => isNew(aspect, heard));
    return [...heard, ...outright].toSorted((a, b) => a.start - b.start);
  });

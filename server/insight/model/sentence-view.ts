import type { PartOfSpeech } from "wink-nlp";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { negatedPlaces } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { nounTerms } from "../units/noun-terms.ts";
import { opinionsIn } from "../units/opinions.ts";
import { ruleAspects } from "../units/rule-aspects.ts";
import { hashText } from "./hash.ts";
import type { Words } from "./words.ts";

const PARTS: readonly PartOfSpeech[] =
  "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X SPACE".split(" ") as PartOfSpeech[];
const PART_IDS = new Map(PARTS.map((part, index) => [part, index + 1]));

/** A sentence as numbers, one column per kind of fact, so that features are cheap to combine. */
export type SentenceView = {
  sentence: Sentence;
  length: number;
  word: Int32Array;
  lemma: Int32Array;
  part: Int32Array;
  shape: Int32Array;
  /** Its number among the words with vectors, −1 for a word that has none. */
  wordId: Int32Array;
  /** The class of the word by its meaning, −1 for a word that has none. */
  meaning: Int32Array;
  /** What the word says by itself: −1 blames, 1 praises. */
  bare: Int32Array;
  /** What it says here, with negation. */
  opinion: Int32Array;
  negated: Int32Array;
  clause: Int32Array;
  /** Bits: 1 the clause praises, 2 it blames. */
  mood: Int32Array;
  /** 0 outside, 1 alone, 2 first, 3 within, 4 last of a run of nouns. */
  chunk: Int32Array;
  /** What the rules make of the token: 0 nothing, 1 first and 2 further word of a noun, 3 and 4 of a verb. */
  rule: Int32Array;
  /** What the rules say of it: −1 blamed, 1 praised, 0 nothing. */
  ruled: Int32Array;
};

const SMALL_LETTERS = /^[a-z]+$/;

const shapeOf = ({ text }: Token, index: number): number => {
  if (SMALL_LETTERS.test(text)) return 0;
  if (/^\p{Lu}{2,}$/u.test(text)) return 3;
  if (/^\p{Lu}/u.test(text)) return index === 0 ? 1 : 2;
  if (/^\p{Ll}+$/u.test(text)) return 0;
  return /\d/.test(text) ? 4 : 5;
};

const isNot = (lower: string): boolean => lower === "n't" || lower === "'t" || lower === "nt";

const fillWords = (view: SentenceView, words: Words): void => {
  view.sentence.tokens.forEach((token, index) => {
    const lower = isNot(token.lower) ? "not" : token.lower;
    view.word[index] = hashText(lower.replace(/\d/g, "0"));
    view.lemma[index] = hashText(token.lemma);
    view.part[index] = PART_IDS.get(token.pos) ?? 0;
    view.shape[index] = shapeOf(token, index);
    const id = words.ids.get(lower) ?? words.ids.get(token.lemma) ?? -1;
    view.wordId[index] = id;
    view.meaning[index] = id === -1 ? -1 : (words.classes[id] ?? -1);
    view.bare[index] = wordPolarity(token);
  });
};

const chunkRole = (at: number, from: number, to: number): number => {
  if (at === from) return to - from === 1 ? 1 : 2;
  return at === to - 1 ? 4 : 3;
};

const fillClauses = (view: SentenceView): void => {
  const places = new Map(view.sentence.tokens.map((token, index) => [token, index]));
  splitClauses(view.sentence).forEach(({ tokens }, clause) => {
    const offset = places.get(tokens[0] as Token) ?? 0;
    const opinions = opinionsIn(tokens);
    const mood = opinions.reduce((bits, { sign }) => bits | (sign > 0 ? 1 : 2), 0);
    const negated = negatedPlaces(tokens);
    tokens.forEach((_, at) => {
      view.clause[offset + at] = clause;
      view.mood[offset + at] = mood;
      view.negated[offset + at] = negated[at] === true ? 1 : 0;
    });
    for (const { index, sign } of opinions) view.opinion[offset + index] = sign;
    for (const { from, to } of nounTerms(tokens))
      for (let at = from; at < to; at += 1) view.chunk[offset + at] = chunkRole(at, from, to);
  });
};

const fillRules = (view: SentenceView): void => {
  for (const aspect of ruleAspects(view.sentence)) {
    view.sentence.tokens.forEach((token, index) => {
      if (token.start < aspect.start || token.end > aspect.end) return;
      view.rule[index] = (token.start === aspect.start ? 1 : 2) + (aspect.kind === "verb" ? 2 : 0);
      view.ruled[index] = aspect.polarity === "positive" ? 1 : -1;
    });
  }
};

/** Reads a sentence into columns. */
export const viewSentence = (sentence: Sentence, words: Words): SentenceView => {
  const length = sentence.tokens.length;
  const column = (fill = 0): Int32Array => new Int32Array(length).fill(fill);
  const view: SentenceView = {
    sentence,
    length,
    word: column(),
    lemma: column(),
    part: column(),
    shape: column(),
    wordId: column(-1),
    meaning: column(-1),
    bare: column(),
    opinion: column(),
    negated: column(),
    clause: column(-1),
    mood: column(),
    chunk: column(),
    rule: column(),
    ruled: column(),
  };
  fillWords(view, words);
  fillClauses(view);
  fillRules(view);
  return view;
};

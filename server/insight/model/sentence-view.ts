import type { PartOfSpeech } from "wink-nlp";
import { nounTerms } from "../aspects/noun-terms.ts";
import { opinionsIn } from "../aspects/opinions.ts";
import { ruleAspects } from "../aspects/rule-aspects.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { opensContrast, splitClauses } from "../text/clauses.ts";
import { hashText } from "../text/hash.ts";
import { negatedPlaces } from "../text/negation.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { rememberText } from "../text/remember.ts";
import type { DocumentView } from "./document-view.ts";
import * as column from "./kernel/columns.ts";
import { SMALL_WORDS } from "./kernel/sizes.ts";
import type { Words } from "./words.ts";

const PARTS: readonly PartOfSpeech[] =
  "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X SPACE".split(" ") as PartOfSpeech[];
const PART_IDS = new Map(PARTS.map((part, index) => [part, index + 1]));

const SMALL_WORD_IDS = new Map(
  `the a an this that these those my your its their our i it they you we he she of for in on to with from at by and or but
  not is are was were be have has had do does did very so too no all one would could will can if as when than just . , !
  ? ( ) - " : ; 's 't n't`
    .split(/\s+/)
    .map((word, index) => [word, index]),
);

/** A sentence of a text as numbers, one column after the other, so that features are cheap to combine. */
export type SentenceView = {
  sentence: Sentence;
  length: number;
  columns: Int32Array;
  /** Where in its text the sentence stands. */
  place: number;
  document: DocumentView;
};

export const columnOf = ({ columns, length }: SentenceView, which: number): Int32Array =>
  columns.subarray(which * length, (which + 1) * length);

/** Of a token that is in no clause. */
const NO_CLAUSE = -1;
const SMALL_LETTERS = /^[a-z]+$/;

/** The shape of a word; one with a capital counts as such only where it does not open its sentence. */
const shapeOf = rememberText((text): number => {
  if (SMALL_LETTERS.test(text)) return 0;
  if (/^\p{Lu}{2,}$/u.test(text)) return 3;
  if (/^\p{Lu}/u.test(text)) return 2;
  if (/^\p{Ll}+$/u.test(text)) return 0;
  return /\d/.test(text) ? 4 : 5;
});

const shapeAt = (text: string, index: number): number => {
  const shape = shapeOf(text);
  return index === 0 && shape === 2 ? 1 : shape;
};

const isNot = (lower: string): boolean => lower === "n't" || lower === "'t" || lower === "nt";

const nameOf = (lower: string): string => (isNot(lower) ? "not" : lower);

/** What is the same wherever a word stands, column by column. */
const FORM_COLUMNS = [
  column.WORD,
  column.LAST_TWO,
  column.LAST_THREE,
  column.LAST_FOUR,
  column.FIRST_THREE,
  column.SMALL_WORD,
] as const;

const formOf = rememberText((lower): readonly number[] => [
  hashText(nameOf(lower).replace(/\d/g, "0")),
  hashText(lower.slice(-2)),
  hashText(lower.slice(-3)),
  hashText(lower.slice(-4)),
  hashText(lower.slice(0, 3)),
  SMALL_WORD_IDS.get(lower) ?? SMALL_WORDS,
]);

const hashOf = rememberText(hashText);

const fillWords = ({ columns, length, sentence, document }: SentenceView, words: Words): void => {
  for (let at = 0; at < length; at += 1) {
    const token = sentence.tokens[at] as Token;
    const { lower, lemma } = token;
    const id = words.ids.get(nameOf(lower)) ?? words.ids.get(lemma) ?? -1;
    const form = formOf(lower);
    for (let index = 0; index < FORM_COLUMNS.length; index += 1)
      columns[(FORM_COLUMNS[index] ?? 0) * length + at] = form[index] ?? 0;
    columns[column.LEMMA * length + at] = hashOf(lemma);
    columns[column.PART * length + at] = PART_IDS.get(token.pos) ?? 0;
    columns[column.SHAPE * length + at] = shapeAt(token.text, at);
    columns[column.WORD_ID * length + at] = id;
    columns[column.MEANING * length + at] = id === -1 ? -1 : (words.classes[id] ?? -1);
    columns[column.BARE * length + at] = wordPolarity(token);
    columns[column.CONTRAST * length + at] = opensContrast(lower) ? 1 : 0;
    columns[column.REPEATED * length + at] = document.counts.get(lemma) ?? 1;
  }
};

const chunkRole = (at: number, from: number, to: number): number => {
  if (at === from) return to - from === 1 ? 1 : 2;
  return at === to - 1 ? 4 : 3;
};

const fillClauses = ({ columns, length, sentence }: SentenceView): void => {
  const put = (which: number, at: number, value: number): void => {
    columns[which * length + at] = value;
  };
  let offset = 0;
  columns.fill(NO_CLAUSE, column.CLAUSE * length, (column.CLAUSE + 1) * length);
  splitClauses(sentence).forEach(({ tokens }, clause) => {
    offset = sentence.tokens.indexOf(tokens[0] as Token, offset);
    const opinions = opinionsIn(tokens);
    const mood = opinions.reduce((bits, { sign }) => bits | (sign > 0 ? 1 : 2), 0);
    const negated = negatedPlaces(tokens);
    for (let at = 0; at < tokens.length; at += 1) {
      put(column.CLAUSE, offset + at, clause);
      put(column.MOOD, offset + at, mood);
      put(column.NEGATED, offset + at, negated[at] === true ? 1 : 0);
    }
    for (const { index, sign } of opinions) put(column.OPINION, offset + index, sign);
    for (const { from, to } of nounTerms(tokens))
      for (let at = from; at < to; at += 1) put(column.CHUNK, offset + at, chunkRole(at, from, to));
  });
};

const fillRules = ({ columns, length, sentence }: SentenceView): void => {
  for (const { start, end, kind, polarity } of ruleAspects(sentence))
    sentence.tokens.forEach((token, at) => {
      if (token.start < start || token.end > end) return;
      columns[column.RULE * length + at] = (token.start === start ? 1 : 2) + (kind === "verb" ? 2 : 0);
      columns[column.RULED * length + at] = polarity === "positive" ? 1 : -1;
    });
};

/** Reads a sentence of a text into columns. */
export const viewSentence = (sentence: Sentence, document: DocumentView, words: Words): SentenceView => {
  const { length } = sentence.tokens;
  const columns = new Int32Array(length * column.COLUMNS);
  const view = { sentence, length, columns, place: document.places.get(sentence) ?? 0, document };
  fillWords(view, words);
  fillClauses(view);
  fillRules(view);
  return view;
};

/** The sum of all opinions of a sentence. */
export const moodOf = (view: SentenceView): number =>
  columnOf(view, column.OPINION).reduce((sum, sign) => sum + sign, 0);

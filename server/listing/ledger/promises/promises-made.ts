import type { Product } from "../../../insight/product/product.ts";
import { analyseText, type Token } from "../../../insight/text/analyse.ts";
import { rememberText } from "../../../insight/text/remember.ts";
import { isNoun } from "../../../insight/text/word-classes.ts";
import { instructs } from "../../clauses/instructs.ts";
import type { Statement } from "../../clauses/read-clause.ts";
import { PARTS } from "../../keywords/weak-keywords.ts";
import { wordOfToken } from "../../reviews/review-index.ts";
import { materialsIn } from "../../words/materials.ts";
import { isDeniedBefore } from "../turned-words.ts";
import { ALL_PROMISED } from "./all-promised.ts";
import type { Promised } from "./promised.ts";

/** A promise that a clause makes, and the part that it makes it of: "foam" of "supportive foam". */
export type Made = { promised: Promised; part: readonly string[] };

type Said = { promised: Promised; words: string; start: number };

const READERS = ALL_PROMISED.map((promised) => ({
  promised,
  all: new RegExp(promised.says.source, `${promised.says.flags}g`),
}));

const saidIn = rememberText((text: string): readonly Said[] =>
  READERS.flatMap(({ promised, all }) =>
    promised.unless?.test(text) === true
      ? []
      : [...text.matchAll(all)].map((match) => ({ promised, words: match[0], start: match.index })),
  ),
);

const tokensOf = rememberText((text: string): readonly Token[] =>
  analyseText(text.toLowerCase(), "listing").flatMap(({ tokens }) => tokens),
);

const SEGMENT_ENDS = /[,:;.!?()–—]/u;
const NEGATES = /\b(?:not|no|never|without|hardly|barely|cannot|nothing|none|neither|nor)\b|n['’]?t\b/iu;
/** "without losing its grip", "not just waterproof", "no bag is more durable" */
const AFFIRMS =
  /\b(?:not (?:just|only|merely|simply)|(?:los|sacrific|compromis)\p{L}+|giv\p{L}+ up|(?:more|better)\b[\p{L} -]{0,40})\s?(?:\b(?:an?|the|its?|your)\s?)?$/iu;
/** "no lid to keep it warm", though "no fuss waterproof fly" is waterproof */
const NOTHING_TO = /\b(?:no|without an?) (?:\p{L}+ ){1,2}to $/iu;
const NO_WORDS: ReadonlySet<string> = new Set();

/** Whether the words of a promise are themselves denied: "the liner is not waterproof", "no waterproof liner". */
const isDenied = (text: string, start: number): boolean => {
  const before = text.slice(0, start).split(SEGMENT_ENDS).at(-1) ?? "";
  if (!NEGATES.test(before) || AFFIRMS.test(before)) return false;
  const tokens = tokensOf(text);
  const first = tokens.findIndex(({ end }) => end > start);
  const at = tokens.findLastIndex((token, index) => index < first && !isNoun(token)) + 1;
  const no = tokens.findLastIndex(({ lower }, index) => index < first && lower === "no");
  if (no !== -1 && tokens.slice(no + 1, first).some(({ pos }) => pos !== "ADJ" && pos !== "ADV"))
    return NOTHING_TO.test(before);
  return isDeniedBefore(tokens, at, NO_WORDS);
};

const WITH_CARE = /\b(?:slowly|carefully|gently|with care)\b/iu;

/** Whether a clause blames what the words of a promise name, or tells buyers to take care of it: "the zipper can snag". */
const isLimited = ({ text, matters, negated }: Statement, words: string): boolean =>
  (!negated &&
    matters.some(({ sign, target }) => sign < 0 && target !== "" && words.toLowerCase().includes(target)) &&
    matters.every(({ sign }) => sign < 0)) ||
  (instructs(text) && WITH_CARE.test(text));

const OF_WHOLE = new Set("material fabric construction design build quality body structure".split(" "));

/** Whether a noun names what the whole is made of, as glass does; foam is named as a part is. */
const isOfWhole = (word: string): boolean => OF_WHOLE.has(word) || (word !== "foam" && materialsIn(word).length > 0);

const MORE_PARTS = /^(?:stake|wheel|hinge|clasp)s?$/;

const isSmall = (word: string): boolean => PARTS.test(word) || MORE_PARTS.test(word);

/** "keeps it dry day and night" */
const TIMES = /^(?:day|night|morning|week|month|year|hour|minute|time)s?$/;

const isNamed = (token: Token | undefined): boolean => token !== undefined && (isNoun(token) || isSmall(token.lower));

/** The nouns right behind the words of a promise, or else those before them; a load is borne by the whole, and a material is no part. */
const partOf = (text: string, { promised: { of }, words, start }: Said): string[] => {
  if (of === undefined || of === "whole" || /\d/.test(words)) return [];
  const tokens = tokensOf(text);
  const first = tokens.findIndex((token) => token.start >= start + words.length);
  // "sturdy top handle"
  const after = first !== -1 && tokens[first]?.pos === "ADJ" && isNamed(tokens[first + 1]) ? first + 1 : first;
  const next = tokens.findIndex((token, at) => at >= after && !isNoun(token) && !isSmall(token.lower));
  const behind = after === -1 ? [] : tokens.slice(after, next === -1 ? undefined : next);
  const named = behind.length > 0 ? behind : tokens.filter((token) => isNoun(token) && token.end <= start);
  const nouns = named.filter(({ lower }) => !TIMES.test(lower));
  const isPart =
    of === "smallPart" || of === "namedPart"
      ? nouns.some(({ lower }) => isSmall(lower))
      : !nouns.some(({ lower }) => isOfWhole(lower));
  return isPart ? nouns.map(wordOfToken) : [];
};

const withoutName = rememberText((type: string) => new RegExp(`\\b${RegExp.escape(type)}e?s?\\b`, "giu"));

/** The promises of a clause. The name of a product promises nothing: a "seat cushion" need not be soft. */
export const promisesMade = (statement: Statement, { type, noun }: Product): Made[] => {
  const text = statement.text.replace(withoutName(type), " ").replace(withoutName(noun), " ");
  const made = saidIn(text).filter(
    ({ promised, words, start }) =>
      promised.notFor?.test(type) !== true && !isDenied(text, start) && !isLimited(statement, words),
  );
  return made
    .filter(({ promised }, at) => made.findIndex((other) => other.promised === promised) === at)
    .map((said) => ({ promised: said.promised, part: partOf(text, said) }));
};

/** Parts whose troubles break no promise of a statement, which does not name them: a lid that comes off is no mat that slides. */
export const partsApart = (statement: Statement, product: Product): ReadonlySet<string> =>
  new Set(
    promisesMade(statement, product)
      .flatMap(({ promised: { notOf } }) => [...(notOf ?? [])])
      .filter((word) => !statement.words.includes(word)),
  );

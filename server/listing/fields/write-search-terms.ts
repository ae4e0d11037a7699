import { COLORS, UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import type { Wanted } from "../keywords/worth.ts";
import { type Chosen, chooseParts, fitting, type Part } from "../packing/choose-parts.ts";
import { isAsin } from "../rules/asin.ts";
import { isOthersBrand, withoutBrands } from "../rules/others-brands.ts";
import { SUBJECTIVE_TERMS, TEMPORARY_TERMS } from "../rules/terms/search.terms.ts";
import { fieldWords } from "../words/find-words.ts";
import { bytes, characters, foldedWords, foldWord } from "../words/fold.ts";
import { STOP_WORDS } from "../words/small-words.ts";
import { apart, isPromotional } from "./apart-words.ts";

export type TermsInput = {
  /** What shoppers may type, the most important first; the first ones `firm` many must be in. */
  phrases: readonly string[];
  firm: number;
  /** What reviewers say besides, for room that the phrases leave. */
  fill?: readonly string[];
  wanted: readonly Wanted[];
  /** All copy that shoppers see; the search finds its words anyway. */
  visible: string;
  brand: string;
  max: number;
};

export type PackedTerms = { text: string; value: number; bound: number; optimal: boolean; used: number };

const BANNED = new Set<string>([
  ...[...SUBJECTIVE_TERMS, ...TEMPORARY_TERMS].filter((term) => !term.includes(" ")),
  "product",
  "item",
  ..."per all any each both every other others only also such must off".split(" "),
]);
const SEPARATOR = 1;

/** Whether a word may stand among the hidden terms at all. */
export const isTerm = (word: string, brand: string): boolean =>
  word.length > 1 &&
  !STOP_WORDS.has(word) &&
  !BANNED.has(word) &&
  !isOthersBrand(word) &&
  !isAsin(word) &&
  !/^\d+$/.test(word) &&
  !(UNITS_OF_MEASURE.has(word) && word.length < 4) &&
  (brand === "" || foldWord(word) !== foldWord(brand));

const SIZE = new RegExp(`(\\d)[ -](${[...UNITS_OF_MEASURE].join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** "1 3/8 inch": nobody types it, and its end would be another size. */
const FRACTION = new RegExp(
  `\\d+(?:[ -]\\d+)?/\\d+[ -]?(?:${[...UNITS_OF_MEASURE].join("|")})?(?![\\p{L}\\p{N}])`,
  "giu",
);

/** The words of a phrase, a size being one word as shoppers type it: "32oz". */
const wordsIn = (phrase: string): string[] =>
  phrase
    .toLowerCase()
    .replace(FRACTION, " ")
    .replace(PER_EACH, " ")
    .replace(SIZE, "$1$2")
    .split(/[^\p{L}\p{N}]+/u);

/** "24 g protein per serving": how much there is of it in each says nothing without what it is of. */
const PER_EACH = /(?<![\p{L}\p{N}])\d[\d.,]* ?\p{L}{1,4} (?=(?:\p{L}+ ){0,3}per\b)/giu;

/** An age without its number, which may not stand among the terms, says nothing: "year old". */
const AGE = /(?:\b\d{1,2}[- ]?)?\b(?:years?|yrs?|months?)[- ]olds?\b/giu;

/** "self-charging" beside "charging" in a title: half a word is left, and that is none. */
const HALVED = /(?<![\p{L}-])(?:self|semi|multi|ultra|anti|non|pre)[ -](\p{L}+)/giu;

/** Phrases without words that say nothing one by one, without the names of makers, and none that promotes; what the seller insists on stays. */
const wholePhrases = ({ phrases, firm, visible }: Pick<TermsInput, "phrases" | "firm" | "visible">): string[] => {
  const used = fieldWords([visible]);
  return phrases.flatMap((phrase, index) => {
    const nameless = withoutBrands(phrase);
    if (index < firm) return [nameless];
    const whole = nameless.replace(HALVED, (both, rest: string) => (used.hasWords([foldWord(rest)]) ? rest : both));
    return isPromotional(nameless) ? [] : [whole.replace(AGE, " ")];
  });
};

type Term = Part<"term"> & { folded: string };

const termsFrom = (phrases: readonly string[], { visible, brand }: TermsInput): Map<string, Term> => {
  const used = fieldWords([visible]);
  const terms = new Map<string, Term>();
  for (const word of phrases.flatMap(wordsIn)) {
    const folded = foldWord(word);
    if (!isTerm(word, brand) || used.hasWords([folded]) || terms.has(folded)) continue;
    terms.set(folded, {
      text: word,
      folded,
      kind: "term",
      room: bytes(word) + SEPARATOR,
      brings: [folded],
      senses: new Set(),
      spans: [],
    });
  }
  return terms;
};

/** Words of one phrase stay together, in the order of the phrases. */
const inPhraseOrder = (phrases: readonly string[], chosen: ReadonlyMap<string, string>): string[] => {
  const left = new Map(chosen);
  return phrases.flatMap(wordsIn).flatMap((word) => {
    const folded = foldWord(word);
    const term = left.get(folded);
    left.delete(folded);
    return term === undefined ? [] : [term];
  });
};

/**
 * The hidden search terms: of all words that shoppers use and the visible copy lacks, those worth most within the
 * limit in bytes, spaces counted. The search matches words one by one, so a phrase is won as soon as all of its words
 * stand somewhere, be it half in the title; none is written twice. What is only there to fill takes what room is left.
 */
export const writeSearchTerms = (input: TermsInput): PackedTerms => {
  const phrases = wholePhrases(input);
  const fill = wholePhrases({ ...input, phrases: input.fill ?? [], firm: 0 });
  const firmWords = new Set(input.phrases.slice(0, input.firm).flatMap(wordsIn).map(foldWord));
  const choose = (from: readonly string[], isKept: (term: Term) => boolean): Chosen<"term"> => {
    const parts = [...termsFrom(from, input).values()];
    const frame = { limit: input.max + SEPARATOR, most: { term: parts.length } };
    const required = fitting(parts.filter(isKept), frame);
    return chooseParts(parts, input.wanted, { ...frame, given: foldedWords(input.visible), required });
  };
  const first = choose(phrases, ({ folded }) => firmWords.has(folded));
  const kept = new Set(first.parts.map(({ text }) => foldWord(text)));
  const chosen = fill.length === 0 ? first : choose([...phrases, ...fill], ({ folded }) => kept.has(folded));
  const words = new Map(chosen.parts.map((part) => [foldWord(part.text), part.text]));
  const text = apart(inPhraseOrder([...phrases, ...fill], words)).join(" ");
  const optimal = chosen.optimal && first.optimal;
  return { text, value: chosen.value, bound: chosen.bound, optimal, used: bytes(text) };
};

export type TagsInput = Pick<TermsInput, "phrases" | "firm" | "wanted"> & { count: number; each: number };

/** Sellers of colours and sizes have attributes for them. */
const isTag = (phrase: string, each: number): boolean =>
  characters(phrase) <= each &&
  /^[\p{L}\p{N}][\p{L}\p{N} '-]*$/u.test(phrase) &&
  !wordsIn(phrase).some((word) => BANNED.has(word)) &&
  !isOthersBrand(phrase) &&
  !wordsIn(phrase).every((word) => COLORS.has(word) || STOP_WORDS.has(word));

/** Whole phrases are what tags are matched by, so one of several words is worth more than a word. */
const TAG_WORTH = { phrase: 3, word: 1 };

/** Tags, for marketplaces that match whole phrases: of the phrases short enough, the set that covers most. */
export const writeTags = ({ phrases, firm, wanted, count, each }: TagsInput): PackedTerms => {
  const tags = [...new Set(phrases.map((phrase) => phrase.toLowerCase()))].filter((phrase) => isTag(phrase, each));
  const parts = tags.map(
    (text): Part<"tag"> => ({
      text,
      kind: "tag",
      room: 1,
      brings: [...foldedWords(text).filter((word) => !STOP_WORDS.has(word)), `tag:${text}`],
      senses: new Set(),
      spans: [],
    }),
  );
  const frame = { limit: count, most: { tag: count } };
  const firmTags = new Set(phrases.slice(0, firm).map((phrase) => phrase.toLowerCase()));
  const chosen: Chosen<"tag"> = chooseParts(
    parts,
    [
      ...wanted,
      ...tags.map((text) => ({
        value: text.includes(" ") ? TAG_WORTH.phrase : TAG_WORTH.word,
        needs: [`tag:${text}`],
      })),
    ],
    {
      ...frame,
      given: [],
      required: fitting(
        parts.filter((part) => firmTags.has(part.text)),
        frame,
      ),
    },
  );
  const text = chosen.parts.map((part) => part.text).join(", ");
  return { text, value: chosen.value, bound: chosen.bound, optimal: chosen.optimal, used: characters(text) };
};

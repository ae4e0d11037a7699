import { analyseText } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { isOthersBrand } from "../rules/others-brands.ts";
import { isPuffery, segmentsOf, sizesIn, trimSmall } from "../seller/short-facts.ts";
import { characters, foldWord, wordsOf } from "../words/fold.ts";
import { contentWords, sensesOf } from "../words/same-sense.ts";
import { isVariant } from "../words/sizes.ts";
import { SMALL_TITLE_WORDS } from "../words/small-words.ts";
import type { TitleName } from "./title-name.ts";

const LONGEST = 45;
const LEAST_WORDS = 2;
const MOST_WORDS = 6;
/** Nobody reads a word with pleasure for the third time. */
const MOST_REPEATS = 2;
/** Where a name goes over to what comes with it and whom it is for. */
const TAIL = /\s+(?:with|for|that|featuring|including|made|by|w\/)\s+/i;
const OF_PEOPLE = /\b(?:gifts?|presents?|men|women|kids?|boys?|girls?|him|her|mom|dad|adults?|size)\b/i;

const isName = (text: string, { head }: TitleName): boolean => {
  const words = wordsOf(text);
  const said = sensesOf(head);
  const last = analyseText(text.toLowerCase(), "seller")
    .flatMap(({ tokens }) => tokens)
    .at(-1);
  const counts = Map.groupBy(
    [...wordsOf(head), ...words].map(foldWord).filter((word) => !SMALL_TITLE_WORDS.has(word)),
    (word) => word,
  );
  return (
    words.length >= LEAST_WORDS &&
    words.length <= MOST_WORDS &&
    characters(text) <= LONGEST &&
    isNoun(last) &&
    contentWords(text).some((word) => !said.has(word) && sensesOf(word).isDisjointFrom(said)) &&
    !sensesOf(text).isDisjointFrom(said) &&
    !OF_PEOPLE.test(text) &&
    !isVariant(text) &&
    sizesIn(text).length === 0 &&
    !isOthersBrand(text) &&
    [...counts.values()].every((each) => each.length <= MOST_REPEATS)
  );
};

const withoutPuffery = (segment: string): string => {
  const words = segment.split(" ");
  return trimSmall(words.filter((word, at) => !isPuffery(word, words[at + 1], words[at - 1]))).join(" ");
};

/** The second half of a quality: "Relieving" of "Pressure Relieving". */
const SECOND_HALF = /^(?:and|or|&|\p{L}+(?:ing|ed)|proof|free|resistant|less|steel|wall|foam|duty|psi)$/iu;
const LEAST_LEFT = 3;

/** "in" and the last number of "5 in 1" tell nothing without the first. */
const isSmallAt = (words: readonly string[], at: number): boolean =>
  SMALL_TITLE_WORDS.has(words[at]?.toLowerCase() ?? "") ||
  (/^\d/.test(words[at] ?? "") && SMALL_TITLE_WORDS.has(words[at - 1]?.toLowerCase() ?? ""));

/** A name from each of its words on, since what reviewers deny may stand first; none of a string of search words, which says a word twice. */
const endsOf = (text: string, { noun }: TitleName): string[] => {
  const words = text.split(" ");
  if (new Set(words.map(foldWord)).size < words.length) return [];
  const opens = (word: string, at: number): boolean =>
    at === 0 ||
    (!SECOND_HALF.test(word) &&
      !isSmallAt(words, at) &&
      foldWord(word) !== foldWord(noun) &&
      (at === 1 || words.length - at >= LEAST_LEFT));
  return words.flatMap((word, at) => (opens(word, at) ? [words.slice(at).join(" ")] : []));
};

/**
 * What else the seller's title calls the thing, as much of each as nobody denies: "Wireless Maternity Sleep Bra" beside
 * "Seamless Nursing Bra".
 */
export const secondNames = (title: string, name: TitleName, isSound: (text: string) => boolean): string[] =>
  segmentsOf(title).flatMap((segment) => {
    const whole = withoutPuffery(segment.split(TAIL)[0] ?? segment);
    return endsOf(whole, name).filter((text) => isName(text, name) && isSound(text));
  });

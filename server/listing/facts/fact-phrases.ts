import { isConcrete } from "./fact-kinds.ts";
import { nounPhrase } from "./noun-phrase.ts";
import type { FactGroup } from "./read-facts.ts";
import { HANGS, wordCount } from "./wording.ts";

const MOST_WORDS = 5;
const LONGEST = 36;
const JOINS = /,(?!(?<=\d,)\d)\s*|;\s*|\s+(?:and|with|for|that|which|plus)\s+/i;
/** What people do or have belongs to a sentence. */
const TELLS =
  /\b(?:you\w*|it|its|they|only|not|no|all|every|any|each|up to|most|included|includes?|recommended)\b|[:+&/]|^\d+ ?[x×]\b|^(?:press|records?|set|put|use|turn|push|pull|add)\b/i;

/** A measure of nothing in particular, cut from a list of measures. */
const BARE_MEASURE = /^\d[\d.,]*[ -]?\p{L}+$/u;

/** The parts and features that the clauses of a seller's bullets name, each short enough to stand between commas. */
export const factPhrases = (groups: readonly FactGroup[]): string[] => {
  const phrases = groups
    .flatMap(({ facts }) => facts)
    .filter(({ reason }) => reason === null)
    .flatMap(({ text }) => text.split(JOINS).map(nounPhrase))
    .filter(
      (text) =>
        text.length <= LONGEST &&
        wordCount(text) > 1 &&
        wordCount(text) <= MOST_WORDS &&
        isConcrete(text) &&
        !TELLS.test(text) &&
        !BARE_MEASURE.test(text) &&
        !HANGS.test(text),
    );
  return [...new Set(phrases)];
};

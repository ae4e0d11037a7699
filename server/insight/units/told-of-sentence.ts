import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { remember } from "../text/remember.ts";
import { sentenceText } from "./misreadings/misreading.ts";
import { moodsOf } from "./sentence-moods.ts";
import type { Unit } from "./unit.ts";

/** What a sentence tells, by where it stands in the sentence's words with a space between. */
type Told = { polarity: 1 | -1; from: number; to: number; words: string };

const placesOf = remember(({ tokens }: Sentence): readonly number[] => {
  let at = 0;
  return tokens.map(({ lower }) => {
    const start = at;
    at += lower.length + 1;
    return start;
  });
});

/** The opinion that a sentence tells under a facet or a key of its own, or null where its words stand in no clause. */
const unitTold = (sentence: Sentence, told: Told, under: Pick<Unit, "facet" | "key">): Unit | null => {
  const places = placesOf(sentence);
  const first = sentence.tokens[places.findLastIndex((place) => place <= told.from)];
  const last = sentence.tokens[places.findLastIndex((place) => place < told.to)];
  if (first === undefined || last === undefined) return null;
  const clause = splitClauses(sentence).find(({ start, end }) => start <= first.start && first.start < end);
  if (clause === undefined) return null;
  return {
    ...under,
    reviewId: sentence.reviewId,
    target: "",
    term: "",
    opinion: told.words,
    polarity: told.polarity,
    weight: 1,
    mood: moodsOf(sentence)(clause),
    start: first.start,
    end: last.end,
    clause,
  };
};

export type SignedPattern = { polarity: 1 | -1; pattern: RegExp };

/** What to look for in sentences that have the word `named`: the first pattern that matches tells, but praise behind what is `denying` tells nothing. */
type Search = { named: RegExp; patterns: readonly SignedPattern[]; denying: RegExp };

const toldIn = (text: string, { patterns, denying }: Search): Told | null => {
  for (const { polarity, pattern } of patterns) {
    const match = pattern.exec(text);
    if (match === null || (polarity > 0 && denying.test(text.slice(0, match.index)))) continue;
    return { polarity, from: match.index, to: match.index + match[0].length, words: match[0] };
  }
  return null;
};

/** An opinion under a facet or a key of its own for each sentence in which the search finds one. */
export const unitsTold = (
  sentences: readonly Sentence[],
  search: Search,
  under: Pick<Unit, "facet" | "key">,
): readonly Unit[] =>
  sentences.flatMap((sentence): Unit[] => {
    const text = sentenceText(sentence);
    const told = search.named.test(text) ? toldIn(text, search) : null;
    const unit = told === null ? null : unitTold(sentence, told, under);
    return unit === null ? [] : [unit];
  });

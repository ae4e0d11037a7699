import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { remember } from "../text/remember.ts";
import { moodsOf } from "./sentence-moods.ts";
import type { Unit } from "./unit.ts";

/** What a sentence tells, by where it stands in the sentence's words with a space between. */
export type Told = { polarity: 1 | -1; from: number; to: number; words: string };

const placesOf = remember(({ tokens }: Sentence): readonly number[] => {
  let at = 0;
  return tokens.map(({ lower }) => {
    const start = at;
    at += lower.length + 1;
    return start;
  });
});

/** The opinion that a sentence tells under a facet or a key of its own, or null where its words stand in no clause. */
export const unitTold = (sentence: Sentence, told: Told, under: Pick<Unit, "facet" | "key">): Unit | null => {
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

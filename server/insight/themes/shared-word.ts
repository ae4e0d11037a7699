import { plainNoun } from "../aspects/noun-groups.ts";
import type { Token } from "../text/analyse.ts";
import { GENERAL_NOUNS } from "../text/general-nouns.ts";
import { wordSet } from "../text/word-table.ts";
import type { Unit } from "../units/unit.ts";

const LEAST_VOICES = 2;
const SHORTEST = 3;
/** Words that begin alike are forms of one word: "rust", "rusty", "rusted". */
const STEM = 4;

/** Verbs of faults that say what happened; most verbs say little without their object. */
export const HAPPENINGS = wordSet(
  "rust corrode scratch scuff chip peel fade crack snap bend fray rip tear split shatter warp shrink pill stain clump clog jam drip squeak rattle hum beep wrinkle melt slide slip fall wobble shift",
);

const stemOf = (word: string): string => plainNoun(word).slice(0, STEM);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** The fault that a verb or an adjective names, "rust" for "rusted" and "rusty"; or "". */
const happeningOf = ({ lower, lemma, start, end }: Token, unit: Unit): string => {
  const isInside = start >= unit.start && end <= unit.end && unit.polarity < 0;
  return isInside ? ([lemma, lower.replace(/y$/, "")].find((word) => HAPPENINGS.has(word)) ?? "") : "";
};

const nounOf = (token: Token, { polarity }: Unit): string => {
  const noun = plainNoun(token.lemma);
  const isPart = token.pos === "NOUN" && token.known && !GENERAL_NOUNS.has(noun);
  // Praise that there is no crack is no praise of the crack.
  return isPart && (polarity < 0 || !HAPPENINGS.has(noun)) ? noun : "";
};

/**
 * The word that at least half of the reviews behind some opinions, and two of them, share beyond the words they are told in:
 * "rust" where a thing wears out early; "" where there is none.
 */
export const sharedWord = (units: readonly Unit[], told: string): string => {
  const known = new Set(wordsOf(told).map(stemOf));
  const found = units.flatMap((unit) =>
    unit.clause.tokens
      .map((token) => happeningOf(token, unit) || nounOf(token, unit))
      .filter((word) => word.length >= SHORTEST && !known.has(stemOf(word)))
      .map((word) => ({ word, stem: stemOf(word), reviewId: unit.reviewId })),
  );
  const reviews = (some: readonly { reviewId: string }[]): number => new Set(some.map(({ reviewId }) => reviewId)).size;
  const least = Math.max(LEAST_VOICES, reviews(units) / 2);
  const [best] = [...Map.groupBy(found, ({ stem }) => stem).values()]
    .filter((group) => reviews(group) >= least)
    .toSorted((a, b) => reviews(b) - reviews(a) || ((a[0]?.stem ?? "") < (b[0]?.stem ?? "") ? -1 : 1));
  const forms = [...Map.groupBy(best ?? [], ({ word }) => word)];
  return forms.toSorted((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? "";
};

import type { FacetReading } from "../facets/reading.ts";
import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { asMeant } from "./as-meant.ts";
import { aspectUnits, eventUnits } from "./aspect-units.ts";
import { facetUnits } from "./facet-units.ts";
import { type Aspect, type Miner, mineAspects } from "./mine-aspects.ts";
import { moodsOf } from "./sentence-moods.ts";
import type { Unit } from "./unit.ts";
import { isBodyAtEase } from "./whose.ts";
import { findWish } from "./wishes.ts";
import { wordingUnits } from "./wording-units.ts";

const overlaps = (a: Unit, b: Unit): boolean => a.start < b.end && b.start < a.end;

/** Adds those that speak of words which no earlier unit speaks of. */
const addNew = (units: readonly Unit[], more: readonly Unit[]): Unit[] => [
  ...units,
  ...more.filter((unit) => !units.some((other) => overlaps(unit, other))),
];

const lengthOf = ({ start, end }: Unit): number => end - start;

/** "My boss can't hear me", "worked great on induction": words of any product that are the lesser part of words on a matter of its kind. */
const isWithin = (unit: Unit, whole: Unit): boolean =>
  whole.facet?.only !== undefined &&
  whole.start <= unit.start &&
  unit.end <= whole.end &&
  (unit.facet === null || (unit.facet.only === undefined && lengthOf(whole) > 2 * lengthOf(unit)));

/** The wordings that no other opinion takes words from. */
const unsilenced = (wordings: readonly Unit[], others: readonly Unit[]): Unit[] =>
  wordings.filter((unit) => !others.some((other) => overlaps(other, unit) && !isWithin(other, unit)));

const wishUnits = (sentence: Sentence): Unit[] => {
  const wish = findWish(sentence);
  const [first, last] = [sentence.tokens[wish?.from ?? -1], sentence.tokens[(wish?.to ?? 0) - 1]];
  if (wish === null || first === undefined || last === undefined) return [];
  const clause = splitClauses(sentence).find((each) => each.start <= first.start && first.end <= each.end);
  if (clause === undefined) return [];
  return [
    {
      reviewId: sentence.reviewId,
      facet: null,
      key: `wish:${wish.target}`,
      target: wish.target,
      term: wish.term,
      opinion: sentence.tokens
        .slice(wish.from, wish.to)
        .map((token) => token.lower)
        .join(" "),
      polarity: -1,
      weight: 1,
      mood: "wish",
      start: first.start,
      end: last.end,
      clause,
    },
  ];
};

/** A single word may be said in another sense: where the miner clearly hears the opposite in the clause, and nothing like it, the word is not believed. */
const isOpposed = ({ clause, polarity, opinion }: Unit, heard: readonly Aspect[]): boolean => {
  const here = opinion.includes(" ") ? [] : heard.filter((aspect) => aspect.clause === clause);
  return here.length > 0 && here.every((aspect) => (aspect.polarity === "positive") !== polarity > 0);
};

/** "the lid doesn't shut right": a part that fails is not praised by the words that say so. */
const isFailure = ({ target, polarity }: Unit): boolean => target !== "" && polarity < 0;

/** What a sentence's words say, and all wordings that they hold. */
const saidIn = (sentence: Sentence, reading: FacetReading, mine: Miner): { said: Unit[]; wordings: Unit[] } => {
  const clauses = splitClauses(sentence);
  const moodIn = moodsOf(sentence);
  const heard = mine(sentence);
  const byFacet = clauses
    .flatMap((clause) => facetUnits(clause, reading, moodIn(clause)))
    .filter((unit) => !isOpposed(unit, heard));
  const events = clauses
    .flatMap((clause) => eventUnits(clause, reading, moodIn(clause)))
    .filter((unit) => !isFailure(unit) || !isBodyAtEase(unit));
  const blaming = events.filter(isFailure);
  const wordings = wordingUnits(sentence, reading, moodIn, byFacet);
  const byWording = unsilenced(wordings, [...byFacet, ...blaming]);
  const told = [...byFacet.filter((unit) => !byWording.some((whole) => isWithin(unit, whole))), ...byWording];
  const aspects = aspectUnits(heard, reading, moodIn).filter(
    (unit) => unit.polarity < 0 || !blaming.some((event) => overlaps(unit, event)),
  );
  return { said: addNew(addNew(told, aspects), events), wordings };
};

/** What a sentence's words say, whatever is meant by them: by the facets of buyers first, by their cues and then by wordings, then by the nouns and verbs that no facet covers, then by what fails. */
export const unitsAsSaid = (sentence: Sentence, reading: FacetReading, mine: Miner = mineAspects): Unit[] =>
  saidIn(sentence, reading, mine).said;

/** Every opinion of a sentence, as it is meant, and what is wished for. "Worked great for five months": words that mean nothing silence no wording. */
export const extractUnits = (sentence: Sentence, reading: FacetReading, mine: Miner = mineAspects): Unit[] => {
  const { said, wordings } = saidIn(sentence, reading, mine);
  const meant = said.map((unit) => ({ unit, as: asMeant(unit, reading) }));
  const kept = meant.flatMap(({ unit, as }) => (as.length > 0 ? [unit] : []));
  const spoken = unsilenced(
    wordings.filter((wording) => !said.includes(wording)),
    kept,
  );
  return [
    ...addNew(
      meant.flatMap(({ as }) => as),
      spoken.flatMap((unit) => asMeant(unit, reading)),
    ),
    ...wishUnits(sentence),
  ];
};

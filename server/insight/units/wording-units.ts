import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import { WORDINGS } from "../facets/wordings/all-wordings.ts";
import type { Sentence } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { requiredRuns, withoutLookbehind } from "../text/required-runs.ts";
import { type Parts, type RunFinder, runFinder, standsAround, standsIn, type Wanted } from "../text/run-finder.ts";
import { written } from "../text/written.ts";
import { unitOf } from "./facet-units.ts";
import type { Mood, Unit } from "./unit.ts";

type Pattern = { facet: Facet; polarity: 1 | -1; pattern: RegExp };

/** A way in which a pattern may match: where of each group of runs at least one stands. */
type Way = { pattern: number; groups: readonly (readonly Wanted[])[] };

/** A way, and the run by which it is told first. */
type Told = { first: Wanted; way: Way };

/** All patterns; the ways that are told first by a run, by the part that it is found by; and patterns that need none. */
type Book = {
  patterns: readonly Pattern[];
  finder: RunFinder;
  byPart: ReadonlyMap<number, readonly Told[]>;
  always: readonly number[];
};

const buildBook = (): Book => {
  const patterns = FACETS.flatMap((facet) =>
    (WORDINGS[facet.id] ?? []).map(([sign, pattern]): Pattern => ({ facet, polarity: sign === "+" ? 1 : -1, pattern })),
  );
  const needs = patterns.flatMap(({ pattern }, index) =>
    requiredRuns(pattern).map((groups) => ({ pattern: index, groups })),
  );
  const runs = [...new Set(needs.flatMap(({ groups }) => groups.flat()))];
  const finder = runFinder(runs);
  const byRun = new Map(runs.map((run, index) => [run, finder.wanted[index]]));
  const ways = needs.map(
    ({ pattern, groups }): Way => ({
      pattern,
      groups: groups.map((group) => group.flatMap((run) => byRun.get(run) ?? [])),
    }),
  );
  const told = ways.flatMap((way) => (way.groups[0] ?? []).map((first) => ({ first, way })));
  return {
    patterns,
    finder,
    byPart: Map.groupBy(told, ({ first }) => first.part),
    always: ways.flatMap(({ pattern, groups }) => (groups.length === 0 ? pattern : [])),
  };
};

let known: Book | null = null;

const bookOf = (): Book => (known ??= buildBook());

const NOTHING_TOLD: readonly Told[] = [];

/** By a part, the ways that speak of the product at hand; most patterns are about other kinds of product. */
const toldFor = remember((reading: FacetReading): ((part: number) => readonly Told[]) => {
  const { patterns, byPart } = bookOf();
  const heard = patterns.map(({ facet }) => reading(facet) !== null);
  const known = new Map<number, readonly Told[]>();
  return (part) => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const told = byPart.get(part)?.filter(({ way }) => heard[way.pattern]) ?? NOTHING_TOLD;
    known.set(part, told);
    return told;
  };
});

/** The patterns that may match, in the order of the book: those that find all that they need in a text. */
const candidatesFor = (text: string, reading: FacetReading): readonly Pattern[] => {
  const { patterns, finder, always } = bookOf();
  const toldBy = toldFor(reading);
  const found = new Set(always);
  let parts: Parts | null = null;
  const stands = (run: Wanted): boolean => standsIn(run, (parts ??= finder.partsIn(text)), text);
  finder.eachPartIn(text, (part, place) => {
    for (const { first, way } of toldBy(part))
      if (
        !found.has(way.pattern) &&
        standsAround(first, place, text) &&
        way.groups.every((group, at) => at === 0 || group.some(stands))
      )
        found.add(way.pattern);
  });
  return [...found].sort((a, b) => a - b).flatMap((index) => patterns[index] ?? []);
};

/** What matches wherever the pattern does, and is tried faster. */
const coreOf = remember(withoutLookbehind);

const matchOf = ({ pattern }: Pattern, text: string): RegExpExecArray | null =>
  coreOf(pattern)?.test(text) === false ? null : pattern.exec(text);

const clauseAt = (clauses: readonly Clause[], offset: number): Clause | undefined =>
  clauses.find((clause) => clause.start <= offset && offset < clause.end);

/** The clause in which a match ends, and which of its tokens it takes. */
const placeOf = (
  { index, 0: words }: RegExpExecArray,
  starts: readonly number[],
  { tokens }: Sentence,
  clauses: readonly Clause[],
): { clause: Clause; from: number; to: number } | null => {
  const first = tokens[starts.findLastIndex((start) => start <= index)];
  const last = tokens[starts.findLastIndex((start) => start < index + words.length)];
  const clause = last === undefined ? undefined : clauseAt(clauses, last.start);
  if (first === undefined || last === undefined || clause === undefined) return null;
  const from = clause.tokens.findIndex((token) => token.start >= first.start);
  return { clause, from: Math.max(0, from), to: clause.tokens.findLastIndex((token) => token.start <= last.start) + 1 };
};

/** The opinions of a sentence that are put in words of their own: "says his feet don't ache anymore at quitting time". */
export const wordingUnits = (
  sentence: Sentence,
  reading: FacetReading,
  moodIn: (clause: Clause) => Mood,
  told: readonly Unit[],
): Unit[] => {
  const { text, starts } = written(sentence);
  const clauses = splitClauses(sentence);
  const found: Unit[] = [];
  for (const candidate of candidatesFor(text, reading)) {
    const facet = reading(candidate.facet);
    const match = facet === null ? null : matchOf(candidate, text);
    const place = match === null ? null : placeOf(match, starts, sentence, clauses);
    if (facet === null || place === null) continue;
    const { clause, from, to } = place;
    const isTold = [...told, ...found].some((unit) => unit.facet === facet && unit.clause === clause);
    if (isTold || isNegated(clause.tokens, from)) continue;
    const { polarity } = candidate;
    const cue = { facet, bearing: polarity > 0 ? "praised" : "blamed", from, to } as const;
    const unit = unitOf(clause, cue, { polarity, index: to - 1 }, reading, moodIn(clause));
    if (unit !== null) found.push(unit);
  }
  return found;
};

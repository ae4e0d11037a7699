import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import { WORDINGS } from "../facets/wordings/all-wordings.ts";
import type { Sentence } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { requiredRuns, withoutLookbehind } from "../text/required-words.ts";
import { runFinder } from "../text/run-finder.ts";
import { written } from "../text/written.ts";
import { unitOf } from "./facet-units.ts";
import type { Mood, Unit } from "./unit.ts";

type Pattern = {
  facet: Facet;
  polarity: 1 | -1;
  pattern: RegExp;
  /** What matches wherever the pattern does, and is tried faster. */
  core: RegExp | null;
  /** Of each group of runs at least one stands wherever the pattern matches. */
  needs: readonly (readonly number[])[];
};

/** All patterns; which runs of letters stand in a text; and which patterns are told first by each run, or by none. */
type Book = {
  patterns: readonly Pattern[];
  runsIn: (text: string) => ReadonlySet<number>;
  byRun: ReadonlyMap<number, readonly number[]>;
  always: readonly number[];
};

const buildBook = (): Book => {
  const numbers = new Map<string, number>();
  const numberOf = (run: string): number => {
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    return number;
  };
  const patterns = FACETS.flatMap((facet) =>
    (WORDINGS[facet.id] ?? []).map(
      ([sign, pattern]): Pattern => ({
        facet,
        polarity: sign === "+" ? 1 : -1,
        pattern,
        core: withoutLookbehind(pattern),
        needs: requiredRuns(pattern).map((runs) => runs.map(numberOf)),
      }),
    ),
  );
  const told = patterns.flatMap(({ needs }, index) => (needs[0] ?? []).map((run) => ({ run, index })));
  return {
    patterns,
    runsIn: runFinder([...numbers.keys()]),
    byRun: new Map(
      [...Map.groupBy(told, ({ run }) => run)].map(([run, found]) => [run, found.map(({ index }) => index)]),
    ),
    always: patterns.flatMap(({ needs }, index) => (needs.length === 0 ? index : [])),
  };
};

let known: Book | null = null;

const bookOf = (): Book => (known ??= buildBook());

/** The patterns that speak of the product at hand, by their place in the book. */
const heardOf = remember((reading: FacetReading): readonly boolean[] =>
  bookOf().patterns.map(({ facet }) => reading(facet) !== null),
);

const NO_PATTERNS: readonly number[] = [];

/** The patterns that may match, in the order of the book: those that find all that they need in a text. */
const candidatesFor = (text: string, reading: FacetReading): readonly Pattern[] => {
  const { patterns, runsIn, byRun, always } = bookOf();
  const runs = runsIn(text);
  const heard = heardOf(reading);
  const found = new Set(always);
  for (const run of runs)
    for (const pattern of byRun.get(run) ?? NO_PATTERNS) if (heard[pattern] === true) found.add(pattern);
  return [...found]
    .toSorted((a, b) => a - b)
    .flatMap((index) => patterns[index] ?? [])
    .filter(({ needs }) => needs.every((group) => group.some((run) => runs.has(run))));
};

const matchOf = ({ pattern, core }: Pattern, text: string): RegExpExecArray | null =>
  core === null || core.test(text) ? pattern.exec(text) : null;

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

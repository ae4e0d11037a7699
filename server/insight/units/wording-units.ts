import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import { WORDINGS } from "../facets/wordings/all-wordings.ts";
import type { Sentence } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { remember } from "../text/remember.ts";
import { requiredWords, withoutLookbehind } from "../text/required-words.ts";
import { written } from "../text/written.ts";
import { unitOf } from "./facet-units.ts";
import type { Mood, Unit } from "./unit.ts";

type Pattern = {
  facet: Facet;
  polarity: 1 | -1;
  pattern: RegExp;
  /** What matches wherever the pattern does, and is tried faster. */
  core: RegExp | null;
};

/** A run of letters that patterns need, found by the letters at its opening. */
type Run = { run: string; opening: number; patterns: readonly number[] };

/** By so many letters in a row a run is looked for; the shortest runs by one less. */
const GRAMS = [4, 3] as const;
const LETTER_BITS = 5;
const LETTERS = 31;
const NO_RUNS: readonly Run[] = [];

/** Letters in a row as a number; others that come to the same number only cost a look. */
const codeOf = (letters: string): number =>
  [...letters].reduce((code, letter) => (code << LETTER_BITS) | (letter.charCodeAt(0) & LETTERS), 0);

/** Where in a run its longest word begins: "feel fine" is looked for by "feel". */
const openingOf = (run: string, gram: number): number => {
  const words = [...run.matchAll(/\p{L}+/gu)].toSorted((a, b) => b[0].length - a[0].length);
  return Math.min(words[0]?.index ?? 0, run.length - gram);
};

/** The runs that are looked for by so many letters: `places` has for each number of letters where in `buckets` they are. */
type Table = { gram: number; places: Uint16Array; buckets: readonly (readonly Run[])[] };

type Book = { patterns: readonly Pattern[]; tables: readonly Table[]; always: readonly number[] };

const tableOf = (gram: number, runs: readonly Run[]): Table => {
  const byCode = Map.groupBy(runs, ({ run, opening }) => codeOf(run.slice(opening, opening + gram)));
  const places = new Uint16Array(1 << (LETTER_BITS * gram));
  const buckets: (readonly Run[])[] = [NO_RUNS];
  for (const [code, bucket] of byCode) {
    places[code] = buckets.length;
    buckets.push(bucket);
  }
  return { gram, places, buckets };
};

const gramOf = (run: string): number => (run.length >= GRAMS[0] ? GRAMS[0] : GRAMS[1]);

const buildBook = (): Book => {
  const patterns = FACETS.flatMap((facet) =>
    (WORDINGS[facet.id] ?? []).map(
      ([sign, pattern]): Pattern => ({
        facet,
        polarity: sign === "+" ? 1 : -1,
        pattern,
        core: withoutLookbehind(pattern),
      }),
    ),
  );
  const needed = patterns.map(({ pattern }) => requiredWords(pattern));
  const mentions = needed.flatMap((words, pattern) => (words ?? []).map((run) => ({ run, pattern })));
  const runs = [...Map.groupBy(mentions, ({ run }) => run)].map(
    ([run, found]): Run => ({
      run,
      opening: openingOf(run, gramOf(run)),
      patterns: [...new Set(found.map(({ pattern }) => pattern))],
    }),
  );
  return {
    patterns,
    tables: GRAMS.map((gram) =>
      tableOf(
        gram,
        runs.filter(({ run }) => gramOf(run) === gram),
      ),
    ),
    always: needed.flatMap((words, pattern) => (words === null ? pattern : [])),
  };
};

let known: Book | null = null;

const bookOf = (): Book => (known ??= buildBook());

const addFound = ({ gram, places, buckets }: Table, text: string, found: Set<Run>): void => {
  const mask = places.length - 1;
  let code = 0;
  for (let at = 0; at < text.length; at += 1) {
    code = ((code << LETTER_BITS) | (text.charCodeAt(at) & LETTERS)) & mask;
    const place = places[code] ?? 0;
    if (place === 0 || at + 1 < gram) continue;
    for (const each of buckets[place] ?? NO_RUNS)
      if (text.startsWith(each.run, at + 1 - gram - each.opening)) found.add(each);
  }
};

/** The patterns that speak of the product at hand, by their place in the book. */
const heardOf = remember((reading: FacetReading): readonly boolean[] =>
  bookOf().patterns.map(({ facet }) => reading(facet) !== null),
);

/** The patterns that may match, in the order of the book: those of which a text holds a run. */
const candidatesFor = (text: string, reading: FacetReading): readonly Pattern[] => {
  const { patterns, tables, always } = bookOf();
  const runs = new Set<Run>();
  for (const table of tables) addFound(table, text, runs);
  const heard = heardOf(reading);
  const found = new Set(always);
  for (const run of runs) for (const pattern of run.patterns) if (heard[pattern] === true) found.add(pattern);
  return [...found].toSorted((a, b) => a - b).flatMap((index) => patterns[index] ?? []);
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

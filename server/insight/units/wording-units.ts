import { FACETS } from "../facets/all-facets.ts";
import type { Facet } from "../facets/facet.ts";
import type { FacetReading } from "../facets/reading.ts";
import { WORDINGS } from "../facets/wordings/all-wordings.ts";
import type { Sentence } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNegated } from "../text/negation.ts";
import { type PatternBook, patternBook } from "../text/pattern-book.ts";
import { remember } from "../text/remember.ts";
import { withoutLookbehind } from "../text/required-runs.ts";
import { written } from "../text/written.ts";
import { unitOf } from "./facet-units.ts";
import type { Mood, Unit } from "./unit.ts";

type Pattern = { facet: Facet; polarity: 1 | -1; pattern: RegExp };

const PATTERNS: readonly Pattern[] = FACETS.flatMap((facet) =>
  (WORDINGS[facet.id] ?? []).map(([sign, pattern]): Pattern => ({ facet, polarity: sign === "+" ? 1 : -1, pattern })),
);

let known: PatternBook | null = null;

const bookOf = (): PatternBook => (known ??= patternBook(PATTERNS.map(({ pattern }) => pattern)));

/** The patterns that speak of the product at hand; most are about other kinds of product. */
const toldFor = remember((reading: FacetReading) => {
  const heard = PATTERNS.map(({ facet }) => reading(facet) !== null);
  return bookOf().toldOf((pattern) => heard[pattern] === true);
});

/** The patterns that may match, in the order of the list. */
const candidatesFor = (text: string, reading: FacetReading): readonly Pattern[] =>
  [...bookOf().candidatesIn(text, toldFor(reading))].sort((a, b) => a - b).flatMap((place) => PATTERNS[place] ?? []);

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

const WISHES =
  /\b(?:wish|if only|(?:should|could|ought to|needs to) (?:be|have been) (?:[\w'’-]+ ){0,4}longer|could do with|could ?n['’]?t|could not|needs? (?:half|less|a lot less)|doubt|expect)\b|\bwould(?: ?['’]?ve| have)? (?:been|be) (?:nice|good|handy|great|useful|welcome)\b|\bat the same time$|^no (?!longer)/;

/** "Wish the lamp was stronger", "I doubt one person could do it": a wording that blames by what it wishes or doubts is a report. */
const moodTold = (unit: Unit, words: string): Unit =>
  unit.polarity < 0 && unit.mood === "wish" && WISHES.test(words) ? { ...unit, mood: "report" } : unit;

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
    if (unit !== null) found.push(moodTold(unit, match?.[0] ?? ""));
  }
  return found;
};

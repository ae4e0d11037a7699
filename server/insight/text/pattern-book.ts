import { requiredRuns } from "./required-runs.ts";
import { type Choice, choiceOf, oneStandsIn, runFinder, standsAround, type Wanted } from "./run-finder.ts";

/** A way in which a pattern may match: where behind the run by which it is told, of each further group of runs at least one stands. */
type Way = { pattern: number; further: readonly Choice[] };

/** A way, and the run by which it is told first. */
type Told = { first: Wanted; way: Way };

/** By the part of a run that stands in a text, the ways that it tells first. */
type ToldBy = (part: number) => readonly Told[];

export type PatternBook = {
  /** The ways of some of the patterns, by their places in the list. */
  toldOf: (isHeard: (pattern: number) => boolean) => ToldBy;
  /** The places of the patterns that may match a text in lower case: those that find all that they need. */
  candidatesIn: (text: string, toldBy?: ToldBy) => ReadonlySet<number>;
};

const NOTHING_TOLD: readonly Told[] = [];

/** Many patterns, to be tried only where all that they require stands. Of flags they have "g", "i" and "u" at most. */
export const patternBook = (patterns: readonly RegExp[]): PatternBook => {
  const needs = patterns.flatMap((each, pattern) =>
    requiredRuns(each).map((groups) => ({
      pattern,
      groups: groups.map((runs) => runs.map((run) => run.toLowerCase())),
    })),
  );
  const runs = [...new Set(needs.flatMap(({ groups }) => groups.flat()))];
  const finder = runFinder(runs);
  const byRun = new Map(runs.map((run, index) => [run, finder.wanted[index]]));
  const told = needs.flatMap(({ pattern, groups }): Told[] => {
    const [firsts = [], ...further] = groups.map((group) => group.flatMap((run) => byRun.get(run) ?? []));
    const way = { pattern, further: further.map(choiceOf) };
    return firsts.map((first) => ({ first, way }));
  });
  const byPart: ReadonlyMap<number, readonly Told[]> = Map.groupBy(told, ({ first }) => first.part);
  const always = needs.flatMap(({ pattern, groups }) => (groups.length === 0 ? pattern : []));
  const toldByAny: ToldBy = (part) => byPart.get(part) ?? NOTHING_TOLD;
  return {
    toldOf: (isHeard) => {
      const known: (readonly Told[] | undefined)[] = [];
      return (part) => (known[part] ??= toldByAny(part).filter(({ way }) => isHeard(way.pattern)));
    },
    candidatesIn: (text, toldBy = toldByAny) => {
      const found = new Set(always);
      const parts = finder.partsIn(text);
      for (let index = 0; index < parts.found.length; index += 1)
        for (const { first, way } of toldBy(parts.found[index] ?? 0))
          if (
            !found.has(way.pattern) &&
            standsAround(first, parts.places[index] ?? 0, text) &&
            way.further.every((choice) => oneStandsIn(choice, parts, text))
          )
            found.add(way.pattern);
      return found;
    },
  };
};

/** Tells which of many patterns may match a text; "ſ" is an "s" to patterns with the flags "i" and "u". */
export const patternSieve = (patterns: readonly RegExp[]): ((text: string) => ReadonlySet<RegExp>) => {
  let book: PatternBook | null = null;
  return (text) => {
    book ??= patternBook(patterns);
    return new Set(
      [...book.candidatesIn(text.toLowerCase().replaceAll("ſ", "s"))].flatMap((place) => patterns[place] ?? []),
    );
  };
};

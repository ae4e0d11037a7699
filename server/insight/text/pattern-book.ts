import { requiredRuns } from "./required-runs.ts";
import { type Parts, runFinder, standsAround, standsIn, type Wanted } from "./run-finder.ts";

/** A way in which a pattern may match: where of each group of runs at least one stands. */
type Way = { pattern: number; groups: readonly (readonly Wanted[])[] };

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
  const ways = needs.map(
    ({ pattern, groups }): Way => ({
      pattern,
      groups: groups.map((group) => group.flatMap((run) => byRun.get(run) ?? [])),
    }),
  );
  const told = ways.flatMap((way) => (way.groups[0] ?? []).map((first) => ({ first, way })));
  const byPart: ReadonlyMap<number, readonly Told[]> = Map.groupBy(told, ({ first }) => first.part);
  const always = ways.flatMap(({ pattern, groups }) => (groups.length === 0 ? pattern : []));
  const toldByAny: ToldBy = (part) => byPart.get(part) ?? NOTHING_TOLD;
  return {
    toldOf: (isHeard) => {
      const known = new Map<number, readonly Told[]>();
      return (part) => {
        const found = known.get(part);
        if (found !== undefined) return found;
        const heard = toldByAny(part).filter(({ way }) => isHeard(way.pattern));
        known.set(part, heard);
        return heard;
      };
    },
    candidatesIn: (text, toldBy = toldByAny) => {
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

import { analysePattern, type PatternAnalysis, type Runs, WORD_END } from "./analyse-pattern.ts";
import { remember } from "./remember.ts";
import { storedAnalysis } from "./stored-analyses.ts";

const analysisOf = remember((pattern: RegExp): PatternAnalysis => storedAnalysis(pattern) ?? analysePattern(pattern));

/**
 * What a match of a pattern without flags holds, for each alternative of the pattern: of each group of runs of letters at
 * least one, where `WORD_END` at the end of a run is no letter. To look for them first is cheaper than to try the pattern.
 * The rarest groups stand first; no groups where nothing is sure.
 */
export const requiredRuns = (pattern: RegExp): PatternAnalysis["ways"] => analysisOf(pattern).ways;

/** Runs of letters of which every match of a pattern holds at least one; null where nothing is sure. */
export const requiredWords = remember((pattern: RegExp): Runs | null => {
  const rare = requiredRuns(pattern).map(([first]) => first ?? null);
  if (rare.includes(null)) return null;
  const runs = [...new Set(rare.flatMap((each) => (each ?? []).map((run) => run.replaceAll(WORD_END, ""))))];
  return runs.filter((run) => !runs.some((other) => other.length < run.length && run.includes(other)));
});

/** The pattern without what it must not stand behind: it matches wherever the pattern does, and engines try it several times faster. Null where there is nothing to leave out. */
export const withoutLookbehind = (pattern: RegExp): RegExp | null => {
  const { lookbehinds } = analysisOf(pattern);
  if (lookbehinds.length === 0) return null;
  const source = lookbehinds
    .toSorted(([a], [b]) => b - a)
    .reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), pattern.source);
  return new RegExp(source, pattern.flags);
};

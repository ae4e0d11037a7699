import { analysePattern, type PatternAnalysis } from "./analyse-pattern.ts";
import { hashText } from "./hash.ts";
import stored from "./stored-analyses.json" with { type: "json" };

/** Between the parts of a line, the ways of a pattern, the groups of a way and the runs of a group. */
const [BETWEEN_PARTS, BETWEEN_WAYS, BETWEEN_GROUPS, BETWEEN_RUNS] = ["\t", "‖", "¦", "·"];

const split = (text: string, separator: string): readonly string[] => (text === "" ? [] : text.split(separator));

const keyOf = ({ source, unicode }: RegExp): string => (hashText(unicode ? `u ${source}` : source) >>> 0).toString(36);

const write = ({ ways, lookbehinds }: PatternAnalysis): string =>
  [
    lookbehinds.map((place) => place.join("-")).join(" "),
    ways.map((groups) => groups.map((runs) => runs.join(BETWEEN_RUNS)).join(BETWEEN_GROUPS)).join(BETWEEN_WAYS),
  ].join(BETWEEN_PARTS);

const read = (line: string): PatternAnalysis => {
  const [places = "", ways = ""] = line.split(BETWEEN_PARTS);
  return {
    lookbehinds: split(places, " ").map((place) => {
      const [start = 0, end = 0] = place.split("-").map(Number);
      return [start, end];
    }),
    ways: ways.split(BETWEEN_WAYS).map((way) => split(way, BETWEEN_GROUPS).map((group) => group.split(BETWEEN_RUNS))),
  };
};

const lines: Readonly<Record<string, string>> = stored;

/** What was found in a pattern when the file was written; null for a pattern that is not in it. */
export const storedAnalysis = (pattern: RegExp): PatternAnalysis | null => {
  const line = lines[keyOf(pattern)];
  return line === undefined ? null : read(line);
};

/** The text of the file that holds what is found in patterns, so that a process need not look for it. */
export const writeAnalyses = (patterns: readonly RegExp[]): string => {
  const distinct = new Map(patterns.map((pattern) => [`${pattern.source} ${pattern.unicode}`, pattern]));
  const entries = [...distinct.values()].map((pattern) => [keyOf(pattern), write(analysePattern(pattern))] as const);
  const file = Object.fromEntries(entries);
  if (Object.keys(file).length < entries.length) throw new Error("Two patterns have the same key.");
  return `${JSON.stringify(file, null, 2)}\n`;
};

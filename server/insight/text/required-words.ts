import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { remember } from "./remember.ts";

/** Runs of letters of which a match holds at least one; null where none is sure. */
type Runs = readonly string[] | null;

const SHORTEST = 3;

const shortestOf = (runs: readonly string[]): number => Math.min(...runs.map((run) => run.length));

/** The surer of two: whose shortest run is the longer one. */
const surer = (a: Runs, b: Runs): Runs => (a === null || b === null ? (a ?? b) : shortestOf(b) > shortestOf(a) ? b : a);

const runsOfGroup = (element: AST.Element): Runs => {
  if (element.type === "Group" || element.type === "CapturingGroup") return runsOf(element.alternatives);
  return element.type === "Quantifier" && element.min > 0 ? runsOfGroup(element.element) : null;
};

const runsOfSequence = ({ elements }: AST.Alternative): Runs => {
  let best: Runs = null;
  let run = "";
  for (const element of elements) {
    if (element.type === "Character") run += String.fromCodePoint(element.value);
    else {
      best = surer(surer(best, run.length < SHORTEST ? null : [run]), runsOfGroup(element));
      run = "";
    }
  }
  return surer(best, run.length < SHORTEST ? null : [run]);
};

function runsOf(alternatives: readonly AST.Alternative[]): Runs {
  const runs = alternatives.map(runsOfSequence);
  return runs.includes(null) ? null : runs.flatMap((each) => each ?? []);
}

const parser = new RegExpParser();

/** Runs of letters of which every match of a pattern holds at least one; null where that cannot be told. To look for them first is cheaper than to try the pattern. */
export const requiredWords = remember(
  (pattern: RegExp): Runs => runsOf(parser.parsePattern(pattern.source).alternatives),
);

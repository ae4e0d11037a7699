import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { remember } from "./remember.ts";
import { wordSet } from "./word-table.ts";

/** Runs of letters of which a match holds at least one; null where none is sure. */
type Runs = readonly string[] | null;

const SHORTEST = 3;

/** Words that stand in most texts, so that to find one tells nothing. */
const COMMON = wordSet(
  "the and to with like my have in on one had out keep all use can great hold every got get not for nice ing just has took good back light that this was were are is it its from they them when but you your his her she he our we been after even only still would could than then too very really more less time day days will what how any off over again other did does do don",
);

/** How much it tells to find a run: the length of its longest word that is not common. */
const tellsOf = (run: string): number =>
  Math.max(1, ...(run.match(/\p{L}+/gu) ?? []).map((word) => (COMMON.has(word) ? 1 : word.length)));

const leastOf = (runs: readonly string[]): number => Math.min(...runs.map(tellsOf));

/** The surer of two: whose least telling run tells more. */
const surer = (a: Runs, b: Runs): Runs => (a === null || b === null ? (a ?? b) : leastOf(b) > leastOf(a) ? b : a);

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

/** The pattern without what it must not stand behind: it matches wherever the pattern does, and engines try it several times faster. Null where there is nothing to leave out. */
export const withoutLookbehind = (pattern: RegExp): RegExp | null => {
  const cuts: { start: number; end: number }[] = [];
  visitRegExpAST(parser.parsePattern(pattern.source), {
    onAssertionEnter: (node) => {
      if (node.kind === "lookbehind") cuts.push({ start: node.start, end: node.end });
    },
  });
  if (cuts.length === 0) return null;
  const source = cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), pattern.source);
  return new RegExp(source, pattern.flags);
};

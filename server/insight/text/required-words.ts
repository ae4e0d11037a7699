import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { remember } from "./remember.ts";
import { wordSet } from "./word-table.ts";

/** Runs of letters of which a match holds at least one. */
type Runs = readonly string[];

const SHORTEST = 3;

/** Words that stand in most texts, so that to find one tells nothing. */
const COMMON = wordSet(
  "the and to with like my have in on one had out keep all use can great hold every got get not for nice ing just has took good back light that this was were are is it its from they them when but you your his her she he our we been after even only still would could than then too very really more less time day days will what how any off over again other did does do don",
);

/** How much it tells to find a run: the length of its longest word that is not common. */
const tellsOf = (run: string): number =>
  Math.max(1, ...(run.match(/\p{L}+/gu) ?? []).map((word) => (COMMON.has(word) ? 1 : word.length)));

const leastOf = (runs: readonly string[]): number => Math.min(...runs.map(tellsOf));

/** The one whose least telling run tells most, the first of several; null where there is none. */
const surest = (groups: readonly Runs[]): Runs | null =>
  groups.reduce<Runs | null>((best, runs) => (best === null || leastOf(runs) > leastOf(best) ? runs : best), null);

const groupsOfElement = (element: AST.Element): Runs[] => {
  if (element.type === "Group" || element.type === "CapturingGroup") return groupsOf(element.alternatives);
  return element.type === "Quantifier" && element.min > 0 ? groupsOfElement(element.element) : [];
};

const groupsOfSequence = ({ elements }: AST.Alternative): Runs[] => {
  const groups: Runs[] = [];
  let run = "";
  const endRun = (): void => {
    if (run.length >= SHORTEST) groups.push([run]);
    run = "";
  };
  for (const element of elements)
    if (element.type === "Character") run += String.fromCodePoint(element.value);
    else {
      endRun();
      groups.push(...groupsOfElement(element));
    }
  endRun();
  return groups;
};

function groupsOf(alternatives: readonly AST.Alternative[]): Runs[] {
  const [only, ...others] = alternatives.map(groupsOfSequence);
  if (only !== undefined && others.length === 0) return only;
  const best = [only ?? [], ...others].map(surest);
  return best.includes(null) ? [] : [best.flatMap((runs) => runs ?? [])];
}

const parser = new RegExpParser();

/**
 * What every match of a pattern holds: of each group of runs of letters at least one. To look for them first is cheaper than
 * to try the pattern. The group that tells most stands first; none where nothing is sure.
 */
export const requiredRuns = remember((pattern: RegExp): readonly Runs[] => {
  const groups = groupsOf(parser.parsePattern(pattern.source).alternatives);
  const first = surest(groups);
  return first === null ? [] : [first, ...groups.filter((group) => group !== first)];
});

/** The group of runs that tells most of what every match of a pattern holds; null where nothing is sure. */
export const requiredWords = (pattern: RegExp): Runs | null => requiredRuns(pattern)[0] ?? null;

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

import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { rememberText } from "./remember.ts";
import { wordSet } from "./word-table.ts";

/** Stands at an end of a run where no letter may follow: "|ant" is not in "want". */
export const WORD_END = "|";

/** Runs of letters of which a match holds at least one. */
export type Runs = readonly string[];

/** A run of fewer letters stands almost anywhere. */
const FEWEST_LETTERS = 2;
/** So many ways to write a part of a pattern are written out, and so many for two parts together. */
const MOST_FORMS = 100;
const MOST_JOINED = 8;
const MOST_OF_CLASS = 4;

/** Words that stand in most texts, so that to find one tells nothing. */
const COMMON = wordSet(
  "a an i the and to with like my have in on one had out keep all use can great hold every got get not for nice ing just has took good back light that this was were are is it its from they them when but you your his her she he our we been after even only still could would than then too very really more less time day days will what how any off over again other did does do don",
);

const MOST_RUNS = 40_000;

/** How seldom a run stands in a text, roughly: the length of its longest word that is not common. */
export const tellsOf = rememberText((run): number => {
  let most = 0;
  for (const word of run.match(/\p{L}+/gu) ?? []) if (word.length > most && !COMMON.has(word)) most = word.length;
  return most;
}, MOST_RUNS);

/** How often one of the runs stands in a text, roughly. */
const frequencyOf = (runs: Runs): number => runs.reduce((sum, run) => sum + 0.3 ** tellsOf(run), 0);

/** The rarest group, the first of several; null where there is none. */
const rarest = (groups: readonly Runs[]): Runs | null =>
  groups.reduce<{ runs: Runs; frequency: number } | null>((best, runs) => {
    const frequency = frequencyOf(runs);
    return best === null || frequency < best.frequency ? { runs, frequency } : best;
  }, null)?.runs ?? null;

const joined = (before: Runs, after: Runs): Runs | null =>
  before.length * after.length <= (before.length === 1 || after.length === 1 ? MOST_FORMS : MOST_JOINED)
    ? before.flatMap((start) => after.map((end) => start + end))
    : null;

/** All that an element may match, null where that is too much. */
const formsOf = (element: AST.Element): Runs | null => {
  switch (element.type) {
    case "Character":
      return element.raw === `\\${WORD_END}` ? null : [String.fromCodePoint(element.value)];
    case "CharacterClass": {
      const letters = element.elements.map((each) =>
        each.type === "Character" ? String.fromCodePoint(each.value) : "",
      );
      return element.negate || letters.length > MOST_OF_CLASS || letters.includes("") ? null : letters;
    }
    case "Assertion":
      return [element.kind === "word" && !element.negate ? WORD_END : ""];
    case "Group":
    case "CapturingGroup": {
      const forms = element.alternatives.map(formsOfSequence);
      const all = forms.flatMap((each) => each ?? []);
      return forms.includes(null) || all.length > MOST_FORMS ? null : all;
    }
    case "Quantifier": {
      const forms = element.max === 1 ? formsOf(element.element) : null;
      return forms === null || element.min === 1 ? forms : ["", ...forms];
    }
    default:
      return null;
  }
};

function formsOfSequence({ elements }: AST.Alternative): Runs | null {
  return elements.reduce<Runs | null>(
    (before, element) => {
      const forms = before === null ? null : formsOf(element);
      return before === null || forms === null ? null : joined(before, forms);
    },
    [""],
  );
}

/** The ends of words count at the ends of a run only, and only beside a letter. */
const tidy = (form: string): string => {
  const letters = form.replaceAll(WORD_END, "");
  const opens = form.startsWith(WORD_END) && /^\w/.test(letters);
  const closes = form.endsWith(WORD_END) && /\w$/.test(letters);
  return (opens ? WORD_END : "") + letters + (closes ? WORD_END : "");
};

/** Without runs that hold another one. */
const shortest = (runs: Runs): Runs => {
  const all = [...new Set(runs)];
  return all.filter((run) => !all.some((other) => other.length < run.length && run.includes(other)));
};

const areLong = (runs: Runs): boolean => runs.every((run) => (run.match(/\w/g) ?? []).length >= FEWEST_LETTERS);

const groupsOfElement = (element: AST.Element): Runs[] => {
  if (element.type === "Group" || element.type === "CapturingGroup") return groupsOf(element.alternatives);
  return element.type === "Quantifier" && element.min > 0 ? groupsOfElement(element.element) : [];
};

const groupsOfSequence = ({ elements }: AST.Alternative): Runs[] => {
  const groups: Runs[] = [];
  let forms: Runs = [""];
  const end = (next: Runs): void => {
    const runs = shortest(forms.map(tidy));
    if (areLong(runs)) groups.push(runs);
    forms = next;
  };
  for (const element of elements) {
    const isRepeated = element.type === "Quantifier" && element.min > 0 && element.max > 1;
    const further = formsOf(isRepeated ? element.element : element);
    const together = further === null ? null : joined(forms, further);
    if (together === null) end(further ?? [""]);
    else forms = together;
    if (further === null) groups.push(...groupsOfElement(element));
    if (isRepeated) end([""]);
  }
  end([""]);
  return groups;
};

function groupsOf(alternatives: readonly AST.Alternative[]): Runs[] {
  const [only, ...others] = alternatives.map(groupsOfSequence);
  if (only !== undefined && others.length === 0) return only;
  const best = [only ?? [], ...others].map(rarest);
  return best.includes(null) ? [] : [shortest(best.flatMap((runs) => runs ?? []))];
}

/** Where a part of the source begins and ends. */
type Place = readonly [start: number, end: number];

/** What a pattern without flags tells of the texts that it matches, and where what it must not stand behind is written. */
export type PatternAnalysis = {
  /** For each alternative, groups of runs of letters: of each group a match holds at least one. The rarest stand first. */
  ways: readonly (readonly Runs[])[];
  lookbehinds: readonly Place[];
};

const waysOf = ({ alternatives }: AST.Pattern): PatternAnalysis["ways"] =>
  alternatives.map((alternative) => groupsOfSequence(alternative).toSorted((a, b) => frequencyOf(a) - frequencyOf(b)));

const lookbehindsOf = (pattern: AST.Pattern): Place[] => {
  const found: Place[] = [];
  visitRegExpAST(pattern, {
    onAssertionEnter: (node) => {
      if (node.kind === "lookbehind") found.push([node.start, node.end]);
    },
  });
  return found;
};

const parser = new RegExpParser();

/** Reads a pattern. */
export const analysePattern = ({ source, unicode }: RegExp): PatternAnalysis => {
  const pattern = parser.parsePattern(source, 0, source.length, unicode);
  return { ways: waysOf(pattern), lookbehinds: lookbehindsOf(pattern) };
};

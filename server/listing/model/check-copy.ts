import { readSellerFacts } from "../seller/seller-facts.ts";
import type { Prepared } from "../stages/prepare.ts";
import type { Written } from "../writer/write-bullets.ts";
import { type FieldName, type Grounds, problemsOf, writtenOf } from "./line-problems.ts";
import type { ModelCopy, ModelLine } from "./model-copy.ts";
import { repairLine } from "./repair-line.ts";

/** The lines of a field that may stand, and what was wrong with the others or with parts that were left out. */
export type CheckedField = { lines: readonly Written[]; problems: readonly string[] };

export type CheckedCopy = Readonly<Record<FieldName, CheckedField>>;

/** More bullets than these are not looked at. */
export const BULLETS = 5;
export const TITLES = 4;

const checkLine = (line: ModelLine, field: FieldName, grounds: Grounds): CheckedField => {
  if (line.text.trim() === "") return { lines: [], problems: [] };
  const problems = problemsOf(line, field, grounds);
  const standing = problems.length === 0 ? line : repairLine(line, field, grounds);
  return { lines: standing === null ? [] : [writtenOf(standing, field, grounds.prepared)], problems };
};

/** Holds each line of a model's copy to the same rules as our own: marketplace rules, a ground for every clause, no invented number or material. A part that fails is left out where the rest can stand. */
export const checkCopy = (copy: ModelCopy, prepared: Prepared): CheckedCopy => {
  const grounds: Grounds = { prepared, seller: readSellerFacts(prepared.input) };
  const check = (field: FieldName, lines: readonly ModelLine[]): CheckedField => {
    const checked = lines.map((line) => checkLine(line, field, grounds));
    return {
      lines: checked.flatMap((each) => each.lines),
      problems: checked.flatMap((each) => each.problems),
    };
  };
  return {
    titles: check("titles", copy.titles.slice(0, TITLES)),
    highlights: check("highlights", prepared.profile.hasHighlights ? [copy.highlights] : []),
    bulletsA: check("bulletsA", copy.bullets_a.slice(0, BULLETS)),
    bulletsB: check("bulletsB", copy.bullets_b.slice(0, BULLETS)),
  };
};

import { overlaps } from "../../insight/text/spans-of.ts";
import { isCaveatHeader } from "../phrases/caveat-header.ts";
import { isGeneralAdvice } from "../phrases/general-advice.ts";
import type { Profile } from "../rules/profiles.ts";
import { type CopyDraft, leastBullets, type PackedDraft } from "../stages/write-listing.ts";
import { contentOf } from "../writer/draft.ts";
import type { Written } from "../writer/write-bullets.ts";
import { BULLETS, type CheckedCopy, TITLES } from "./check-copy.ts";
import type { FieldName } from "./line-problems.ts";

const FIELDS: readonly FieldName[] = ["titles", "highlights", "bulletsA", "bulletsB"];
const SETS = ["bulletsA", "bulletsB"] as const;

/** How many lines of its own a field needs before the model is not asked for it again. */
const ENOUGH: Readonly<Record<FieldName, number>> = { titles: 1, highlights: 1, bulletsA: BULLETS, bulletsB: BULLETS };

/** How many lines of two answers a field takes. */
const MOST: Readonly<Record<FieldName, number>> = { ...ENOUGH, titles: TITLES };

export const fieldsFor = ({ hasHighlights }: Profile): readonly FieldName[] =>
  FIELDS.filter((field) => field !== "highlights" || hasHighlights);

export const isSettled = (copy: CheckedCopy, field: FieldName): boolean => copy[field].lines.length >= ENOUGH[field];

/** The lesser of two lines shares at least this of its content words with the other where both say the same. */
const SHARED = 0.6;

const saysTheSame = (one: Written, other: Written): boolean => {
  const [a, b] = [new Set(contentOf(one.text)), new Set(contentOf(other.text))];
  return a.intersection(b).size >= SHARED * Math.max(1, Math.min(a.size, b.size));
};

/** Of what an addition rests on, at least this share is what a line speaks of already where both are of one matter. */
const SHARED_GROUND = 0.5;

const isOfItsMatter = (line: Written, addition: Written): boolean =>
  addition.spans.length > 0 &&
  addition.spans.filter((span) => line.spans.some((own) => overlaps(own, span))).length >=
    SHARED_GROUND * addition.spans.length;

/** Lines, and after them those of others that say something else, up to so many. */
const fillUp = (lines: readonly Written[], others: readonly Written[], most: number): readonly Written[] =>
  others.reduce(
    (all, line) => (all.length >= most || all.some((each) => saysTheSame(each, line)) ? all : [...all, line]),
    lines,
  );

/** A set of the model's bullets with those of the built-in writer that it lacks: bullets of further matters, and where there are fewer than rules want, any. */
const filledSet = (own: readonly Written[], builtIn: readonly Written[], least: number): readonly Written[] => {
  const further = builtIn.filter(
    (line) => !isGeneralAdvice(line.text) && !own.some((each) => isOfItsMatter(each, line)),
  );
  const filled = fillUp(fillUp(own, further, BULLETS), builtIn, Math.min(least, BULLETS));
  return filled.toSorted((a, b) => Number(isCaveatHeader(a.text)) - Number(isCaveatHeader(b.text)));
};

/** Two answers as one: of each field the one with more lines that may stand, or fewer problems, filled up from the other. Problems are those of the later. */
export const joinCopies = (first: CheckedCopy | null, second: CheckedCopy): CheckedCopy => {
  if (first === null) return second;
  const join = (field: FieldName): CheckedCopy[FieldName] => {
    const [better, other] = [first[field], second[field]].toSorted(
      (a, b) => b.lines.length - a.lines.length || a.problems.length - b.problems.length,
    );
    return {
      lines: fillUp(better?.lines ?? [], other?.lines ?? [], MOST[field]),
      problems: second[field].problems,
    };
  };
  return {
    titles: join("titles"),
    highlights: join("highlights"),
    bulletsA: join("bulletsA"),
    bulletsB: join("bulletsB"),
  };
};

/** What is still wrong with the fields that need more lines, for who writes them again. */
export const problemsLeft = (copy: CheckedCopy, profile: Profile): string[] =>
  fieldsFor(profile).flatMap((field) => {
    if (isSettled(copy, field)) return [];
    const { lines, problems } = copy[field];
    return [`${field} needs ${ENOUGH[field]} lines that stand and has ${lines.length}`, ...problems];
  });

const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  titles: "titles",
  highlights: "item highlights",
  bulletsA: "bullet set A",
  bulletsB: "bullet set B",
};

export type Settled = {
  draft: PackedDraft;
  /** Fields and bullets that the built-in writer wrote, in words. */
  ours: readonly string[];
  /** Sets with fewer bullets than the model was asked for, and how many they have, in words: some did not pass, and the built-in writer's say what others do. */
  short: readonly string[];
  /** Whether nothing of the model's stands. */
  isAllOurs: boolean;
};

/** What stands of a model's copy, and the built-in writer's for the rest: whole fields, and bullets where the model's are too few. */
export const settleCopy = (copy: CheckedCopy | null, builtIn: PackedDraft, profile: Profile): Settled => {
  const linesOf = (field: FieldName): readonly Written[] => copy?.[field].lines ?? [];
  const [titles, [highlights]] = [linesOf("titles"), linesOf("highlights")];
  const sets = Object.fromEntries(
    SETS.map((field) => [
      field,
      linesOf(field).length === 0 ? builtIn[field] : filledSet(linesOf(field), builtIn[field], leastBullets(profile)),
    ]),
  ) as Pick<CopyDraft, (typeof SETS)[number]>;
  const fields = fieldsFor(profile);
  const ours = fields.flatMap((field) => {
    const own = linesOf(field).length;
    if (own === 0) return [FIELD_NAMES[field]];
    const added = field === "bulletsA" || field === "bulletsB" ? sets[field].length - own : 0;
    return added === 0
      ? []
      : [`${added} ${added === 1 ? "bullet" : "bullets"} of set ${field === "bulletsA" ? "A" : "B"}`];
  });
  return {
    draft: {
      ...builtIn,
      ...(titles.length > 0 ? { titles } : {}),
      ...(highlights === undefined ? {} : { highlights }),
      ...sets,
    },
    ours,
    short: SETS.flatMap((field) =>
      linesOf(field).length > 0 && sets[field].length < BULLETS && (copy?.[field].problems.length ?? 0) > 0
        ? [`${FIELD_NAMES[field]} (${sets[field].length})`]
        : [],
    ),
    isAllOurs: fields.every((field) => linesOf(field).length === 0),
  };
};

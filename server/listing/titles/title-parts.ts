import type { FoundContext } from "../../insight/contexts/find-contexts.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { type Claim, featuresOf, type Worded } from "../claims/claims.ts";
import { holdsInTitle } from "../claims/spoken-against.ts";
import { claimMark, factMark, type Mark, useMark } from "../keywords/worth.ts";
import type { Part } from "../packing/choose-parts.ts";
import { withNumerals } from "../rules/word-checks.ts";
import { characters, wordsOf } from "../words/fold.ts";
import { contentWords, sensesOf, sharesSense } from "../words/same-sense.ts";
import { toTitleCase } from "../words/title-case.ts";
import type { TitleName } from "./title-name.ts";
import type { ComesWith } from "./title-phrases.ts";

export const TITLE_KINDS = ["must", "modifier", "with", "use", "feature", "fact", "variant"] as const;
export type TitleKind = (typeof TITLE_KINDS)[number];
export type TitlePart = Part<TitleKind>;

/** How much of the title's room a piece of text takes: characters, or words where the marketplace advises words. */
export type Measure = (text: string) => number;

export const byCharacters: Measure = characters;
export const byWords: Measure = (text) => wordsOf(text).length;

/** What stands before a part in the title. */
export const SEPARATORS: Readonly<Record<TitleKind, string>> = {
  must: ", ",
  modifier: " ",
  with: " with ",
  use: " for ",
  feature: ", ",
  fact: ", ",
  variant: ", ",
};

const titlePart = (
  text: string,
  kind: TitleKind,
  measure: Measure,
  marks: readonly Mark[] = [],
  spans: TitlePart["spans"] = [],
): TitlePart => {
  const printed = withNumerals(text);
  return {
    text: printed,
    kind,
    room: measure(`${SEPARATORS[kind]}${printed}`),
    brings: [...contentWords(text), ...marks],
    senses: new Set([...sensesOf(text), ...marks]),
    spans,
  };
};

/** The ways to name what reviews praise, those left out that a reviewer plainly denies. */
export const featureParts = (claims: readonly Claim[], mining: Mining, measure: Measure): TitlePart[] =>
  claims.flatMap((claim) =>
    featuresOf(claim)
      .filter(({ text }) => holdsInTitle(text, claim.support, mining))
      .map(({ text, spans }) => titlePart(text, "feature", measure, [claimMark(claim.id)], spans)),
  );

export const nounParts = (features: readonly Worded[], measure: Measure): TitlePart[] =>
  features.map(({ text, spans }) => titlePart(toTitleCase(text), "feature", measure, [factMark(text)], spans));

/** A name that says already what the thing is for leaves no place for another "for". */
export const useParts = (uses: readonly FoundContext[], nameLines: readonly string[], measure: Measure): TitlePart[] =>
  nameLines.some((line) => /\bfor\b/i.test(line))
    ? []
    : uses.map((use) =>
        titlePart(toTitleCase(use.context.phrase), "use", measure, [useMark(use.context.id)], use.spans),
      );

/** What the seller's title says in phrases that belong to the name: whom the thing is for, and what it is for. */
export const phraseParts = (texts: readonly string[], kind: "modifier" | "use", measure: Measure): TitlePart[] =>
  texts.map((text) => titlePart(toTitleCase(text), kind, measure, [factMark(text)]));

export const withParts = (phrases: readonly ComesWith[], measure: Measure): TitlePart[] =>
  phrases.map(({ text, parts }) => titlePart(toTitleCase(text), "with", measure, parts.map(factMark)));

export const factParts = (facts: readonly string[], kind: "fact" | "variant", measure: Measure): TitlePart[] =>
  [...new Set(facts)].map((fact) => titlePart(toTitleCase(fact), kind, measure, [factMark(fact)]));

const OPENS_WITH_FOR = /^for (.+)$/i;

/** What a keyword says of the thing behind its type or the end of it: "for Nurses" of "water bottle for nurses" and "bottle for nurses". */
const afterType = (words: readonly string[], type: string): readonly string[] => {
  const ends = type.split(" ").map((_, at, all) => all.slice(at));
  const end = ends.find((each) => words.slice(0, each.length).join(" ").toLowerCase() === each.join(" "));
  return end !== undefined && (end.length === ends.length || OPENS_WITH_FOR.test(words.slice(end.length).join(" ")))
    ? words.slice(end.length)
    : words;
};

/** How a keyword goes into a title that opens with this name; null where the name says it already or it would repeat the name. */
export const mustPart = (keyword: string, name: TitleName, measure: Measure): TitlePart | null => {
  const head = sensesOf(name.head);
  const words = keyword.split(" ");
  const length = name.type.split(" ").length;
  const isType = (some: readonly string[]): boolean => some.join(" ").toLowerCase() === name.type;
  const marks = [factMark(keyword)];
  const before = words.slice(0, -length).join(" ");
  const namesType = isType(words.slice(-length)) && ` ${name.head.toLowerCase()} `.includes(` ${name.type} `);
  if (namesType && before !== "" && !sharesSense(sensesOf(before), head))
    return titlePart(toTitleCase(before), "modifier", measure, marks);
  const after = afterType(words, name.type).join(" ");
  if (contentWords(after).length === 0 || sharesSense(sensesOf(after), head)) return null;
  const use = OPENS_WITH_FOR.exec(after)?.[1];
  if (use === undefined) return titlePart(toTitleCase(after), "must", measure, marks);
  return /\bfor\b/i.test(name.head) ? null : titlePart(toTitleCase(use), "use", measure, marks);
};

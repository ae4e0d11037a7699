import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { MANY } from "./automaton.ts";
import { signsOf } from "./signs-of.ts";

/** A text that leads a pattern into a repetition, and what it then repeats. */
export type Repeated = { before: string; part: string };

const LIKELY = Array.from("ae1 ,-.");

const pickSign = (signs: ReadonlySet<string>): string =>
  LIKELY.find((sign) => signs.has(sign)) ?? [...signs].find((sign) => sign > " ") ?? "";

/** A short text that an element matches. */
const textOf = (element: AST.Element, flags: string): string => {
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return element.alternatives[0] === undefined ? "" : textOfAll(element.alternatives[0].elements, flags);
    case "Quantifier":
      return textOf(element.element, flags).repeat(element.min);
    case "Character":
      return String.fromCodePoint(element.value);
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return pickSign(signsOf(element, flags));
    default:
      return "";
  }
};

const textOfAll = (elements: readonly AST.Element[], flags: string): string =>
  elements.map((element) => textOf(element, flags)).join("");

const within = (element: AST.Element, before: string, flags: string): Repeated[] => {
  if (element.type === "Quantifier") {
    const { element: inner, max } = element;
    const parts = "alternatives" in inner ? inner.alternatives.map((each) => textOfAll(each.elements, flags)) : [];
    const repeated = max < MANY ? [] : parts.map((part) => ({ before, part }));
    return [...repeated, ...within(inner, before, flags)];
  }
  return "alternatives" in element ? element.alternatives.flatMap((each) => along(each, before, flags)) : [];
};

const along = ({ elements }: AST.Alternative, before: string, flags: string): Repeated[] =>
  elements.flatMap((element, at) => within(element, before + textOfAll(elements.slice(0, at), flags), flags));

const parser = new RegExpParser();

/** For every repeated group of a pattern the shortest way to it, with each of its alternatives. */
export const repeatedTexts = ({ source, flags }: Pick<RegExp, "source" | "flags">): Repeated[] =>
  parser
    .parsePattern(source, 0, source.length, { unicode: flags.includes("u"), unicodeSets: flags.includes("v") })
    .alternatives.flatMap((each) => along(each, "", flags))
    .filter(({ part }) => part !== "");

import { type TextCheck, verdictOn, verdictWith } from "./check.ts";
import { heal } from "./repair.ts";
import { compileTerms, findPattern, findTerms } from "./term-matcher.ts";
import { MEASURE, SIZES_AND_COLORS } from "./terms/search.terms.ts";

const VARIATIONS = compileTerms(SIZES_AND_COLORS);

/** Sizes and colors in the title of a listing that stands above all of them. */
export const variation: TextCheck = (text, _, { isParent }) =>
  isParent
    ? verdictOn(
        text,
        [...findTerms(text, VARIATIONS), ...findPattern(text, MEASURE)].toSorted((a, b) => a.start - b.start),
      )
    : null;

/** The brand leads. */
export const order: TextCheck = (text, _, { brand }) => {
  const named = brand === "" ? undefined : findTerms(text, compileTerms([brand]))[0];
  if (named === undefined || !/[\p{L}\p{N}]/u.test(text.source.slice(0, named.start))) return null;
  const name = text.source.slice(named.start, named.end);
  return verdictWith([name], () =>
    heal(
      `${name} ${text.source.slice(0, named.start).replace(/^\s*(?:an?|the)\s+/i, "")} ${text.source.slice(named.end)}`,
    ),
  );
};

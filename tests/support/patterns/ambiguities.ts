import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { type Automaton, automatonOf, commonSign, MANY } from "./automaton.ts";

type Repetition = AST.Quantifier & { element: AST.Group | AST.CapturingGroup };

const NO_SIGNS: ReadonlySet<string> = new Set();

const isRepeatedGroup = (element: AST.Element): element is Repetition =>
  element.type === "Quantifier" &&
  element.max >= MANY &&
  (element.element.type === "Group" || element.element.type === "CapturingGroup");

/** Two readings of a text at the same time, by the place that each has come to, and the text so far. */
type Pair = { one: number; other: number; text: string };

/** The text with which two readings that begin at some pairs come to an end, each pair looked at once. */
const search = (
  starts: readonly Pair[],
  signs: readonly [Automaton["signs"], Automaton["signs"]],
  next: (pair: Pair) => readonly [number, number][],
  isEnd: (one: number, other: number) => boolean,
): string | null => {
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let pair = waiting.shift(); pair !== undefined; pair = waiting.shift())
    for (const [one, other] of next(pair)) {
      const sign = commonSign(signs[0][one] ?? NO_SIGNS, signs[1][other] ?? NO_SIGNS);
      if (sign === undefined) continue;
      const text = pair.text + sign;
      if (isEnd(one, other)) return text;
      if (seen.has(`${one} ${other}`)) continue;
      seen.add(`${one} ${other}`);
      waiting.push({ one, other, text });
    }
  return null;
};

const nextOf = (automaton: Automaton, place: number): number[] => [...(automaton.follow[place]?.keys() ?? [])];

/** A text that a repeated group reads in two ways, so that each repetition of it doubles the work. */
const readInTwoWays = (repeated: AST.Element, flags: string): string | null => {
  const automaton = automatonOf(repeated, flags);
  const places = automaton.signs.map((_, place) => place);
  const twice = places.find((place) => [...(automaton.follow[place]?.values() ?? [])].some((ways) => ways > 1));
  if (twice !== undefined) return [...(automaton.signs[twice] ?? NO_SIGNS)][0] ?? "";
  return search(
    places.map((place) => ({ one: place, other: place, text: "" })),
    [automaton.signs, automaton.signs],
    ({ one, other }) =>
      nextOf(automaton, one).flatMap((a) =>
        nextOf(automaton, other).flatMap((b): [number, number][] => (one === other && a >= b ? [] : [[a, b]])),
      ),
    (one, other) => one === other,
  );
};

/** A text of several signs that either of two repeated groups reads. */
const readByBoth = (before: Repetition, after: Repetition, flags: string): string | null => {
  const [one, other] = [automatonOf(before.element, flags), automatonOf(after.element, flags)];
  const pairs = (as: readonly number[], bs: readonly number[]): [number, number][] =>
    as.flatMap((a) => bs.map((b): [number, number] => [a, b]));
  return search(
    [{ one: -1, other: -1, text: "" }],
    [one.signs, other.signs],
    (pair) =>
      pair.text === "" ? pairs(one.first, other.first) : pairs(nextOf(one, pair.one), nextOf(other, pair.other)),
    (a, b) => one.last.includes(a) && other.last.includes(b),
  );
};

const mayBeEmpty = (element: AST.Element): boolean =>
  element.type === "Assertion" || (element.type === "Quantifier" && element.min === 0);

/** Repeated groups that follow each other with nothing needed between them. */
const neighbours = ({ elements }: AST.Alternative): [Repetition, Repetition][] =>
  elements.flatMap((before, at) => {
    if (!isRepeatedGroup(before)) return [];
    const rest = elements.slice(at + 1);
    const needed = rest.findIndex((element) => !mayBeEmpty(element));
    return rest
      .slice(0, needed === -1 ? rest.length : needed + 1)
      .filter(isRepeatedGroup)
      .map((after): [Repetition, Repetition] => [before, after]);
  });

const parser = new RegExpParser();

/**
 * What makes a pattern's work grow out of proportion: the repeated groups that read some text in two ways, by their
 * alternatives or by several of them in a row, and neighbours of which either reads it. With that text.
 */
export const ambiguities = ({ source, flags }: Pick<RegExp, "source" | "flags">): string[] => {
  const found: string[] = [];
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  visitRegExpAST(pattern, {
    onQuantifierEnter: (node) => {
      const text = isRepeatedGroup(node) ? readInTwoWays(node.element, flags) : null;
      if (text !== null) found.push(`“${text}” in ${node.raw}`);
    },
    onAlternativeEnter: (node) => {
      for (const [before, after] of neighbours(node)) {
        const text = readByBoth(before, after, flags);
        if (text !== null && text.length > 1) found.push(`“${text}” in ${before.raw}${after.raw}`);
      }
    },
  });
  return found;
};

import type { AST } from "@eslint-community/regexpp";
import { signsOf } from "./signs-of.ts";

/** From so many times on, a repetition counts as endless; a shorter one is written out. */
export const MANY = 8;

/** The places of a repeated part: the signs that each takes, and from which to which a match goes, in how many ways. */
export type Automaton = {
  signs: readonly ReadonlySet<string>[];
  follow: readonly ReadonlyMap<number, number>[];
  first: readonly number[];
  last: readonly number[];
};

type Part = { empty: boolean; first: readonly number[]; last: readonly number[] };

const NOTHING: Part = { empty: true, first: [], last: [] };

/** The automaton of Glushkov of a part that is repeated without end. Assertions count as nothing. */
export const automatonOf = (repeated: AST.Element, flags: string): Automaton => {
  const signs: ReadonlySet<string>[] = [];
  const follow: Map<number, number>[] = [];
  const link = (from: readonly number[], to: readonly number[]): void => {
    for (const place of from) for (const next of to) follow[place]?.set(next, (follow[place]?.get(next) ?? 0) + 1);
  };
  const joined = (before: Part, after: Part): Part => {
    link(before.last, after.first);
    return {
      empty: before.empty && after.empty,
      first: before.empty ? [...before.first, ...after.first] : before.first,
      last: after.empty ? [...after.last, ...before.last] : after.last,
    };
  };
  const endless = (element: AST.Element): Part => {
    const part = partOf(element);
    link(part.last, part.first);
    return part;
  };
  const times = (element: AST.Element, min: number, max: number): Part => {
    let part = NOTHING;
    for (let count = max; count > 0; count -= 1) {
      const longer = joined(partOf(element), part);
      part = { ...longer, empty: longer.empty || count > min };
    }
    return part;
  };
  const partOf = (element: AST.Element): Part => {
    switch (element.type) {
      case "Group":
      case "CapturingGroup": {
        const parts = element.alternatives.map(({ elements }) => elements.map(partOf).reduce(joined, NOTHING));
        return {
          empty: parts.some(({ empty }) => empty),
          first: parts.flatMap(({ first }) => first),
          last: parts.flatMap(({ last }) => last),
        };
      }
      case "Quantifier": {
        const { element: inner, min, max } = element;
        if (max < MANY) return times(inner, min, max);
        const part = endless(inner);
        return { ...part, empty: part.empty || min === 0 };
      }
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass":
        follow.push(new Map());
        signs.push(signsOf(element, flags));
        return { empty: false, first: [signs.length - 1], last: [signs.length - 1] };
      default:
        return NOTHING;
    }
  };
  const { first, last } = endless(repeated);
  return { signs, follow, first, last };
};

/** A sign that both sets hold. */
export const commonSign = (one: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined => {
  for (const sign of one) if (other.has(sign)) return sign;
  return undefined;
};

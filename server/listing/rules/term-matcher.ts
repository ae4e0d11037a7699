import { matchesIn } from "../../insight/text/spans-of.ts";
import type { FoldedText, Token } from "./folded-text.ts";

/** Words of a text, `end` excluded, in characters of the text as written. */
export type Hit = { start: number; end: number };

type Node = { next: Map<string, Node>; isEnd: boolean };

export type Matcher = Node;

const GAP_LENGTH = 4;
const JOINED_WORDS = 3;

const node = (): Node => ({ next: new Map(), isEnd: false });

/** "seller(s)" stands for "seller" and "sellers". */
const forms = (word: string): string[] =>
  word.endsWith("(s)") ? [word.slice(0, -3), `${word.slice(0, -3)}s`] : [word];

/** "eco friendly" is also written "ecofriendly": every way to run neighbours together. */
const joinings = (words: readonly string[]): string[][] => {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  if (words.length > JOINED_WORDS) return [[...words]];
  return joinings(rest).flatMap((tail) => {
    const [next, ...others] = tail;
    return next === undefined
      ? [[first]]
      : [
          [first, ...tail],
          [first + next, ...others],
        ];
  });
};

const sequences = (term: string): string[][] =>
  term
    .toLowerCase()
    .split(/[^\p{L}\p{N}()']+/u)
    .filter((word) => word !== "")
    .reduce<string[][]>((all, word) => all.flatMap((words) => forms(word).map((form) => [...words, form])), [[]])
    .flatMap(joinings);

/** Compiles terms so that a text is searched for all of them in one pass over its words. */
export const compileTerms = (terms: readonly string[]): Matcher => {
  const root = node();
  for (const words of terms.flatMap(sequences)) {
    let at = root;
    for (const word of words) {
      const next = at.next.get(word) ?? node();
      at.next.set(word, next);
      at = next;
    }
    at.isEnd = at !== root;
  }
  return root;
};

const isGap = (text: string, before: Token, after: Token): boolean =>
  after.foldedStart - before.foldedEnd <= GAP_LENGTH &&
  /^[\s\-_*~/&%"™®©]*$/.test(text.slice(before.foldedEnd, after.foldedStart));

const longestFrom = ({ tokens, text }: FoldedText, matcher: Matcher, first: number): number | null => {
  let at: Node | undefined = matcher;
  let last: number | null = null;
  for (let index = first; index < tokens.length; index += 1) {
    const [token, before] = [tokens[index], tokens[index - 1]];
    if (token === undefined || (index > first && before !== undefined && !isGap(text, before, token))) break;
    at = at.next.get(token.text);
    if (at === undefined) break;
    if (at.isEnd) last = index;
  }
  return last;
};

/** Where the terms stand, the longest at each place, none inside another. Words match whole: "cure" is not in "secure". */
export const findTerms = (folded: FoldedText, matcher: Matcher): Hit[] => {
  const hits: Hit[] = [];
  const { tokens } = folded;
  for (let index = 0; index < tokens.length; index += 1) {
    const last = longestFrom(folded, matcher, index);
    const [from, to] = [tokens[index], tokens[last ?? index]];
    if (last === null || from === undefined || to === undefined) continue;
    hits.push({ start: from.start, end: to.end });
    index = last;
  }
  return hits;
};

const compiled = new Map<string, RegExp>();

const patternOf = (pattern: string): RegExp => {
  const known = compiled.get(pattern) ?? new RegExp(pattern, "gu");
  compiled.set(pattern, known);
  return known;
};

/** Where a pattern stands in the folded text. */
export const findPattern = (folded: FoldedText, pattern: string): Hit[] =>
  matchesIn(folded.text, patternOf(pattern))
    .filter((match) => match[0] !== "")
    .map((match) => folded.sourceSpan(match.index, match.index + match[0].length));

export const isInside = (hit: Hit, outer: readonly Hit[]): boolean =>
  outer.some((each) => each.start <= hit.start && hit.end <= each.end);

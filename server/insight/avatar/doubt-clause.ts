import { calledName, type Product } from "../product/product.ts";
import { runFrom } from "../statements/run-from.ts";
import type { Token } from "../text/analyse.ts";
import { isVerb } from "../text/word-classes.ts";
import { sayTokens } from "./excerpts.ts";

/** No sentence is that long; a run ends where its sense does. */
const FARTHEST = 90;
const LONGEST = 15;
const SHORTEST = 5;

/** "because it was so cheap I thought …": people who write without stops begin anew with themselves. */
const STARTS_ANEW = /^(?:thought|figured|decided|ended|took|gave|tried|went|guess|knew)$/;

const untilNew = (rest: readonly Token[]): readonly Token[] => {
  const end = rest.findIndex(({ lower }, index) => {
    const [next, verb] = [rest[index + 1], rest[index + 2]];
    if (index > 2 && /^(?:i|we)$/.test(lower)) return STARTS_ANEW.test(next?.lower ?? "");
    return (
      index > 1 && /^(?:and|so)$/.test(lower) && /^(?:these|this|they|it)$/.test(next?.lower ?? "") && isVerb(verb)
    );
  });
  return end === -1 ? rest : rest.slice(0, end);
};

/** Words that stand around a doubt and are no part of it, the longest first. */
const ASIDES = [
  "for quite a while",
  "for a long time",
  "to be honest",
  "to be fair",
  "to say the least",
  "for a while",
  "for weeks",
  "for months",
  "for days",
  "going in",
  "at first",
  "at all",
  "initially",
  "honestly",
  "too",
  "though",
  "tho",
  "lol",
].map((aside) => aside.split(" "));

const isAside = (words: readonly Token[], aside: readonly string[]): boolean =>
  words.length === aside.length && words.every((word, index) => word.lower === aside[index]);

const withoutAsides = (rest: readonly Token[]): readonly Token[] => {
  const after = ASIDES.find((aside) => isAside(rest.slice(-aside.length), aside));
  if (after !== undefined) return withoutAsides(rest.slice(0, -after.length));
  const before = ASIDES.find((aside) => aside.length > 1 && isAside(rest.slice(0, aside.length), aside));
  return before === undefined ? rest : withoutAsides(rest.slice(before.length));
};

/** Where a doubt that is told at length may end: before what is added to it, else before where or with what. */
const endsAt = (rest: readonly Token[], opens: (token: Token, before: Token | undefined) => boolean): number =>
  rest.findLastIndex(
    (token, index) =>
      index >= SHORTEST &&
      index <= LONGEST &&
      opens(token, rest[index - 1]) &&
      (rest.slice(0, index).some(isVerb) || !rest.slice(index).some(isVerb)),
  );

const shortened = (rest: readonly Token[]): readonly Token[] => {
  if (rest.length <= LONGEST) return rest;
  const added = endsAt(
    rest,
    ({ lower, pos }) => pos === "CCONJ" || /^(?:because|since|when|while|until|which|who|where|so)$/.test(lower),
  );
  const end = added === -1 ? endsAt(rest, ({ pos }, before) => pos === "ADP" && before?.pos === "NOUN") : added;
  return end === -1 ? [] : rest.slice(0, end);
};

/** What is doubted, from an index on: a clause that can be told by itself, or nothing. */
export const clauseFrom = (tokens: readonly Token[], from: number): readonly Token[] =>
  shortened(withoutAsides(untilNew(runFrom(tokens, from, FARTHEST))));

const WOULD = /^(?:would|will|'ll|might|could|must)$/;

/** "it" at the head of a doubt is the product: "it would break", "how long it will last". */
const nameProduct = (rest: readonly Token[], product: Product): readonly Token[] => {
  const at = rest.findIndex(({ lower }, index) => index < 3 && /^(?:it|they|itd|theyd)$/.test(lower));
  const pronoun = rest[at];
  if (pronoun === undefined) return rest;
  const next = rest[at + 1]?.lower ?? "";
  const agrees = (pronoun.lower === "it") !== product.plural;
  const name = { ...pronoun, text: `the ${calledName(product)}`, lower: product.noun };
  const spelled = { ...name, text: `the ${calledName(product)} would` };
  if (pronoun.lower.endsWith("d")) return rest.with(at, spelled);
  if (/^'?d$/.test(next)) return rest.with(at, spelled).toSpliced(at + 1, 1);
  return agrees || WOULD.test(next) ? rest.with(at, name) : rest;
};

const ENDS_IN_VERB = /^(?:is|was|are|were|does|did|would|could|can|will)$/;
const SAYS = new Set(["NOUN", "PROPN", "VERB", "ADJ", "NUM"]);
const POINTS = /^(?:it|they|this|these|that|first|one)$/;

/** "how that works", "why this is": what is asked about was said before, where no noun tells. */
export const pointsBack = ([first, second, ...rest]: readonly Token[]): boolean =>
  /^(?:how|why|if|whether|what|where|when)$/.test(first?.lower ?? "") &&
  /^(?:that|this|those|these)$/.test(second?.lower ?? "") &&
  isVerb(rest[0]) &&
  !rest.some(({ pos }) => pos === "NOUN" || pos === "PROPN" || pos === "ADJ");

/** Says it of the buyers; null where it names nothing or makes no sense without the reviewer. */
export const tellClause = (rest: readonly Token[], product: Product): string | null => {
  if (!rest.some((token) => SAYS.has(token.pos) && !POINTS.test(token.lower)) || pointsBack(rest)) return null;
  const told = sayTokens(nameProduct(rest, product), product, "buyers");
  const [before, last] = rest.slice(-2);
  const completes =
    last !== undefined &&
    ((ENDS_IN_VERB.test(last.lower) && before?.pos === "PRON") || (last.lower === "of" && before?.lower === "heard"));
  // "and how good can it" is half of what was asked.
  if (told !== null && /\b(?:can|will|would|could|is|was|does|did) (?:it|they|this)$/.test(told)) return null;
  // "to let ours go in" is of another that is not named.
  const isCut = told !== null && /['’]s (?:go|be|do|have|get|come|stay|run|swim|use)\b/u.test(told);
  // "if they need them" leaves open what it is about.
  return told === null || isCut || last?.lower === "them" || before?.lower === "them"
    ? null
    : completes
      ? `${told} ${last.lower}`
      : told;
};

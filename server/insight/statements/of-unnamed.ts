import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import type { Clause } from "../text/clauses.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { CHILDREN, KIN } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { lowered } from "./clean-statement.ts";
import { nameSubject } from "./name-subject.ts";
import { verbIndex } from "./subject.ts";
import { trimClause } from "./trim-clause.ts";

const TIMES = wordSet("time day week month year night morning evening minute hour moment second summer winter");
const OF_PRODUCT = wordSet("it this these them one");
/** "The first one I owned was a famous one, and it chipped" */
const FORMER =
  /^(?:the|my|our) (?:very |only )*(?:(?:first|last|other) (?:\p{L}+ )?(?:i|we)(?: ['’]ve| have)? (?:ever )?(?:owned|had|used|tried|bought)|(?:old|previous|former)) /u;

const isOwn = ({ lemma, lower }: Token, { name, noun }: Product): boolean =>
  lemma === noun || name.toLowerCase().includes(lower);

/** "Coffee gorgeous, thick with foam": a quality without a subject is of what the clause before names without a verb. */
const isOfFragment = (tokens: readonly Token[], before: readonly Token[], product: Product): boolean => {
  const subject = nameSubject(lowered(tokens), product);
  const [first, ...rest] = before;
  return (
    subject?.about === "product" &&
    subject.elided &&
    subject.copula &&
    isNoun(first) &&
    first !== undefined &&
    !isOwn(first, product) &&
    rest.some(({ pos }) => pos === "ADJ") &&
    !before.some(isVerb)
  );
};

/** "So why the giant tub, it doesn't fit my shelf": words without a verb that end in a noun name what "it" is. */
const isOfNameBefore = (before: readonly Token[], product: Product): boolean => {
  const last = before.at(-1);
  return (
    last !== undefined &&
    last.pos === "NOUN" &&
    !before.some(isVerb) &&
    before.some(({ pos }) => pos === "DET") &&
    !before.some((token) => isOwn(token, product)) &&
    !TIMES.has(last.lemma)
  );
};

/** "There's a heavy perfume. It fades": what the sentence before says there is. */
export const isOfOneThere = (clause: Clause | undefined, before: Clause | undefined, product: Product): boolean => {
  const [there, be, ...rest] = before === undefined ? [] : trimClause(before.tokens);
  if (clause === undefined || there?.lower !== "there" || be?.lemma !== "be") return false;
  const named = rest.find((token, index) => isNoun(token) && !isNoun(rest[index + 1]));
  return trimClause(clause.tokens)[0]?.lower === "it" && named !== undefined && !isOwn(named, product);
};

/** "The glue they send you is a joke and it came off": "it" of what the clause before speaks of, which is not the product and has no name here. */
export const isOfUnnamed = (clauses: readonly Clause[], at: number, product: Product): boolean => {
  const before = clauses[at - 1];
  if (before === undefined) return false;
  const [own, tokens] = [trimClause(clauses[at]?.tokens ?? []), trimClause(before.tokens)];
  if (isOfFragment(own, tokens, product)) return true;
  if (own[0]?.lower !== "it") return false;
  if (isOfNameBefore(tokens, product)) return true;
  if (FORMER.test(tokens.map(({ lower }) => lower).join(" "))) return true;
  const named = tokens
    .slice(0, Math.max(0, verbIndex(tokens, 0)))
    .filter(({ pos }) => pos === "NOUN" || pos === "PROPN");
  return (
    /^(?:the|an?|one|some|each|my|our|another|its|their)$/.test(tokens[0]?.lower ?? "") &&
    named.length > 0 &&
    !named.some(({ lower, lemma }) => KIN.has(lower) || CHILDREN.has(lemma)) &&
    !named.some(({ lemma, lower }) => TIMES.has(lemma) || product.name.toLowerCase().includes(lower)) &&
    !tokens.slice(1).some(({ lower }) => OF_PRODUCT.has(lower)) &&
    nameSubject(lowered(tokens), product) === null
  );
};

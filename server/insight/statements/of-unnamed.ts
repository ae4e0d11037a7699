import type { Product } from "../product.ts";
import type { Clause } from "../text/clauses.ts";
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

/** "The glue they send you is a joke and it came off": "it" of what the clause before speaks of, which is not the product and has no name here. */
export const isOfUnnamed = (clauses: readonly Clause[], at: number, product: Product): boolean => {
  const before = clauses[at - 1];
  if (before === undefined || trimClause(clauses[at]?.tokens ?? [])[0]?.lower !== "it") return false;
  const tokens = trimClause(before.tokens);
  if (FORMER.test(tokens.map(({ lower }) => lower).join(" "))) return true;
  const named = tokens
    .slice(0, Math.max(0, verbIndex(tokens, 0)))
    .filter(({ pos }) => pos === "NOUN" || pos === "PROPN");
  return (
    /^(?:the|an?)$/.test(tokens[0]?.lower ?? "") &&
    named.length > 0 &&
    !named.some(({ lemma, lower }) => TIMES.has(lemma) || product.name.toLowerCase().includes(lower)) &&
    !tokens.some(({ lower }) => OF_PRODUCT.has(lower)) &&
    nameSubject(lowered(tokens), product) === null
  );
};

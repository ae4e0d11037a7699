import { isJudgedNoun } from "../product/judged-nouns.ts";
import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import type { Clause } from "../text/clauses.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { lowered, type Told } from "./clean-statement.ts";
import { nameSubject } from "./name-subject.ts";
import { trimClause } from "./trim-clause.ts";

/** "Good cushion but too narrow": words before that nobody does or is anything in. */
const isFragment = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex((token, at) => at > 0 && isVerb(token) && tokens[at - 1]?.lower !== "to");
  return verb === -1 || !tokens.slice(0, verb).some((token) => isNoun(token) || token.pos === "PRON");
};

/** "Clip isn't solid, broke right off", "Ours is afraid, bent the bars": whether what the clauses before are about is the product, so that it may be left out. */
const carriesOver = (clauses: readonly Clause[], at: number, product: Product): boolean => {
  const before = clauses[at - 1];
  if (before === undefined) return true;
  const tokens = trimClause(before.tokens);
  const subject = nameSubject(lowered(tokens), product);
  if (subject === null && isFragment(tokens)) return carriesOver(clauses, at - 1, product);
  // "I can lift it, holds four scooters"
  if (subject?.about === "buyers" && tokens.some(({ lower }) => /^(?:it|this|them|these)$/.test(lower))) return true;
  if (subject?.about !== "product") return false;
  return !subject.elided || carriesOver(clauses, at - 1, product);
};

const CANNOT = /^(?:can|ca|cannot|cant|could|couldnt)$/;

/** "Can't work on it": who cannot is left out; "can't hold a charge" is of the thing. */
const isOfUser = ([first, ...rest]: readonly Token[]): boolean =>
  CANNOT.test(first?.lower ?? "") && rest.some(({ lower }) => /^(?:it|them|this|these)$/.test(lower));

/** "They are too heavy" of doves named before: what a pronoun stands for has to be a part that some thing has. */
const isOfAnother = ({ subject }: Told, [first]: readonly Token[]): boolean =>
  subject.about === "part" && /^(?:it|they)$/.test(first?.lower ?? "") && !isJudgedNoun(subject.noun);

/** Whether a clause says itself what it is about, or goes on from one that does, so that it may be told in other words. */
export const saysSubject = (told: Told, clauses: readonly Clause[], at: number, product: Product): boolean => {
  const tokens = trimClause(clauses[at]?.tokens ?? []);
  if (isOfAnother(told, tokens)) return false;
  return !told.subject.elided || (!isOfUser(tokens) && carriesOver(clauses, at, product));
};

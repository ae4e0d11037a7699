import type { Product } from "../../../insight/product/product.ts";
import type { Token } from "../../../insight/text/analyse.ts";
import { isNoun, isVerb } from "../../../insight/text/word-classes.ts";
import type { Statement } from "../../clauses/read-clause.ts";
import type { ReviewClause } from "../../reviews/review-clause.ts";
import { contentWords } from "../../reviews/review-index.ts";
import { foldedWords } from "../../words/fold.ts";
import { canonical } from "../../words/word-groups.ts";
import type { Made } from "./promises-made.ts";

const POSSESSIVE = new Set("my our your his her their its".split(" "));
/** Pronouns that the tagger takes for nouns. */
const OWN = new Set(["mine", "ours"]);
const ARTICLES = new Set(["the", "a", "an"]);

/** What stands behind an article names a thing, whatever the tagger takes it for: "the bolsters flattened". */
const isNamed = (token: Token, before: Token | undefined): boolean =>
  isNoun(token) || (token.pos === "VERB" && before !== undefined && ARTICLES.has(before.lower));

/** The nouns that a clause tells a trouble of, up to a place in the text; none where it tells it of "it" or of nothing named. */
export const subjectIn = ({ tokens }: ReviewClause, end: number): string[] => {
  const before = tokens.filter(({ start }) => start < end);
  const from =
    before.findLastIndex(({ pos, lower }) => (pos === "PRON" && !POSSESSIVE.has(lower)) || OWN.has(lower)) + 1;
  return contentWords(before.filter((token, at) => at >= from && isNamed(token, before[at - 1])));
};

/** The nouns before the first verb of a clause. */
export const subjectOf = (clause: ReviewClause): string[] => {
  const { tokens } = clause;
  const isVerbal = (token: Token, at: number): boolean => isVerb(token) && !isNamed(token, tokens[at - 1]);
  return subjectIn(clause, tokens.find(isVerbal)?.start ?? 0);
};

/** What a product is called, word by word. */
export const namesOf = ({ name, type, noun }: Product): string[] =>
  foldedWords(`${name} ${type} ${noun}`).map(canonical);

/** Whether a trouble befalls what a promise is made of, and no other thing: no bolster is part of "supportive foam", and no door fits in a bag. */
export const isOfPromised = (
  { promised: { of, notOf }, part }: Made,
  subject: readonly string[],
  nouns: ReadonlySet<string>,
  { words }: Statement,
  product: Product,
): boolean => {
  if (notOf !== undefined && subject.some((word) => notOf.has(word) && !words.includes(word))) return false;
  if (of === "namedPart") return part.length === 0 || part.some((word) => nouns.has(word));
  if (of === undefined || subject.length === 0) return true;
  const names = namesOf(product);
  if (subject.some((word) => names.includes(word))) return true;
  if (of === "whole") return words.some((word) => nouns.has(word));
  return part.length === 0 || subject.some((word) => part.includes(word));
};

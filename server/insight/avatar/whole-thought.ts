import type { Product } from "../product/product.ts";
import { lowered } from "../statements/clean-statement.ts";
import { nameSubject } from "../statements/name-subject.ts";
import { trimClause } from "../statements/trim-clause.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { SUBORDINATE } from "../text/word-lists.ts";
import { isWord } from "./grams.ts";
import { type OwnWords, quoted } from "./own-words.ts";
import { needsMore } from "./said-sentences.ts";

/** In words. */
const LONGEST = 14;
const SHORTEST = 2;
/** Who or what was spoken of before, or somebody else's day. */
const OPENS_OTHERWISE =
  /^(?:their|his|her|he|she|him|who|which|that|those|another|one|both|others?|because|or|nor|than|then|there|please|we|my|our)$/;
/** What is told in the sentence before or after is what it is of. */
const HALF_TOLD =
  /^(?:apart from (?:that|this)|other than (?:that|this)|besides (?:that|this)|not sure (?:what|why|how|if)|same\b|that (?:said|being)|which\b|as for\b)/u;
const JOINS = /^(?:and|but|so|,|;|-|–|—)$/;

/** "Was at 3000 steps", "Tried fresh batteries": a reviewer who is left out tells what happened, and nothing of the thing. */
export const isOfReviewerLeftOut = (tokens: readonly Token[], product: Product): boolean => {
  const first = tokens[0];
  if (first === undefined || !(isVerb(first) || first.pos === "AUX")) return false;
  const subject = nameSubject(lowered(tokens), product);
  return subject === null || subject.about === "buyers" || /^(?:was|were|had|did)$/.test(first.lower);
};

/** "They hurt" of a bra: several things that were named before. */
const isOfSeveral = ([first]: readonly Token[], { plural }: Product): boolean => first?.lower === "they" && !plural;

/** "barely but fits": what barely, was said before. */
const isGradeOfBefore = ([first, second]: readonly Token[]): boolean => first?.pos === "ADV" && second?.lower === "but";

/** "and it settled him": who he is was said in the clauses before. */
const namesNobody = ({ tokens }: Clause): boolean => {
  const him = tokens.findIndex(({ lower }) => /^(?:he|him|she|himself|herself)$/.test(lower));
  return him !== -1 && !tokens.slice(0, him).some(isNoun);
};

const standsAlone = (tokens: readonly Token[], product: Product): boolean => {
  const words = tokens.filter(isWord);
  const opening = words.findIndex(({ lower }) => !JOINS.test(lower));
  const said = trimClause(words.slice(Math.max(0, opening)));
  return (
    words.length >= SHORTEST &&
    words.length <= LONGEST &&
    !OPENS_OTHERWISE.test(words[opening]?.lower ?? "") &&
    !HALF_TOLD.test(
      words
        .slice(opening)
        .map(({ lower }) => lower)
        .join(" "),
    ) &&
    !needsMore(said) &&
    !isGradeOfBefore(said) &&
    !isOfSeveral(said, product) &&
    !isOfReviewerLeftOut(said, product)
  );
};

/** Whether a clause brings its subject along, as one has to that is cut from those before. */
const bringsSubject = ({ tokens }: Clause): boolean => {
  const said = trimClause(tokens);
  const verb = said.findIndex((token) => isVerb(token));
  return verb > 0 && said.slice(0, verb).some((token) => isNoun(token) || token.pos === "PRON");
};

const hangs = (clause: Clause | undefined): boolean =>
  clause !== undefined && SUBORDINATE.has(clause.tokens.find(isWord)?.lower ?? "");

/** "the pump sucks the air out and it goes flat": what "it" is stands in the clause before, and is no more than a part. */
const isOfPartBefore = (clauses: readonly Clause[], index: number, product: Product): boolean => {
  const [before, own] = [clauses[index - 1], clauses[index]];
  const pointing = own === undefined ? undefined : trimClause(own.tokens)[0];
  if (before === undefined || !/^(?:it|they)$/.test(pointing?.lower ?? "")) return false;
  return nameSubject(lowered(trimClause(before.tokens)), product)?.about === "part";
};

/** The sentence around a place, or of a long one the clause with the subject that it brings and all that it hangs on; null where neither can be understood by itself. */
export const wholeThought = (sentence: Sentence, text: string, at: number, product: Product): OwnWords | null => {
  if (standsAlone(sentence.tokens, product)) return quoted(text, sentence);
  const clauses = splitClauses(sentence);
  const index = clauses.findIndex(({ start, end }) => start <= at && at < end);
  const clause = clauses[index];
  if (clause === undefined || hangs(clause) || hangs(clauses[index + 1])) return null;
  if (namesNobody(clause) || isOfPartBefore(clauses, index, product)) return null;
  if (!bringsSubject(clause) || !standsAlone(clause.tokens, product)) return null;
  return quoted(text, { reviewId: sentence.reviewId, start: clause.start, end: clause.end });
};

import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";
import { wordsRepeated } from "../reviews/taken-back.ts";
import { sameQuantity } from "../words/quantities.ts";
import { deniesBar, isBarOpposed } from "./barred-words.ts";
import { deniesWords } from "./denies-words.ts";
import type { Scales, SidesFound } from "./scales.ts";
import { isSameSense } from "./turned-words.ts";

const SHARE = 0.6;
const SHARE_AGAINST = 2 / 3;

/** "You gotta take it apart": what has to be done bears out no promise of doing it. */
const OBLIGES =
  /(?<!\b(?:never|not|no longer|rarely|hardly|without)(?: \w+)? |n['’]t (?:\w+ )?)\b(?:gotta|got to|hafta|(?:have|has|had|having) to|needs? to|needed to|must(?! have\b)|required to|forced to)\b/iu;

/** Of one word and a figure, the figure decides: "change the filter monthly" bears out no "3 filters included". */
const hasFigure = ({ quantities: told }: ReviewClause, { words, quantities }: Statement): boolean =>
  words.length > 1 ||
  quantities.every(({ unit }) => unit !== "") ||
  quantities.some((own) => told.some((said) => sameQuantity(own, said)));

const candidatesFor = (words: readonly string[], index: ReviewIndex): ReviewClause[] => {
  const seen = new Set<ReviewClause>();
  for (const word of words) for (const clause of index.byWord.get(word) ?? []) seen.add(clause);
  return [...seen];
};

const enoughOf = (words: readonly string[], share: number): number =>
  Math.max(Math.min(2, words.length), Math.ceil(share * words.length));

/** What repeats a part of a statement denies it; of one word and a figure the figure decides. */
const leastRepeated = (clause: ReviewClause, { words, quantities }: Statement, against: number): number =>
  words.length === 1 && quantities.length > 0
    ? 2
    : Math.min(against, Math.max(2, SHARE_AGAINST * wordsRepeated(clause).length));

/** Clauses of reviews that use the words of a statement, with the same or the opposite sense. */
export const weighWords = (statement: Statement, words: readonly string[], { index }: Scales): SidesFound => {
  const found: SidesFound = { agreeing: [], opposing: [] };
  const enough = enoughOf(words, SHARE);
  const against = enoughOf(statement.words, SHARE_AGAINST);
  for (const clause of candidatesFor(statement.words, index)) {
    if (!clause.report) continue;
    const same = isSameSense(clause, statement);
    const isBarred = deniesBar(clause, statement);
    const isAgreed = same && !clause.complains && !clause.repeats && !isBarOpposed(statement, clause);
    const isTold = !OBLIGES.test(clause.text) && hasFigure(clause, statement);
    if (words.length > 0 && isAgreed && isTold && overlapOf(words, clause) >= enough) found.agreeing.push(clause.span);
    if (isBarred && !clause.repeats) found.opposing.push(clause.span);
    const opposed = clause.repeats ? same && clause.refuted : !same && deniesWords(clause, statement);
    const least = clause.repeats ? leastRepeated(clause, statement, against) : against;
    if (opposed && overlapOf(statement.words, clause) >= least) found.opposing.push(clause.quote);
  }
  return found;
};

import type { Span } from "../../../events/result/review.ts";
import { isVerb } from "../../insight/text/word-classes.ts";
import { isScorned, refutes, tellsOfCopy } from "./reported-copy.ts";
import type { ReviewClause } from "./review-clause.ts";

/** Clauses after one that may take it back. */
const MOST_AFTER = 6;
const INTERJECTION = /^\W*(?:well|sorry|um+|no|ha(?: ha)*|lol|guess what|yeah|right|ok|okay)\W*$/iu;

/** "and it does", "which is true": so it is. */
const CONFIRMS =
  /^\W*(?:(?:and|but|which|it|that|this|they|yes|indeed) )*(?:is|are|does|do|did|was|were) ?(?:true|right|so|correct|just that|really)?\W*$/iu;

type Review = { text: string; isContent: boolean };

const LONGEST_QUOTE = 200;
const ENDS = /[.!?]/;

/** The words with the sentence that answers them, as far as there is room. */
const withAnswer = ({ span }: ReviewClause, answer: readonly ReviewClause[], text: string): Span => {
  const over = answer.findIndex(
    ({ span: { start } }, at) => at > 0 && ENDS.test(text.slice(answer[at - 1]?.span.end, start)),
  );
  const ends = answer.slice(0, over === -1 ? undefined : over).map((clause) => clause.span.end);
  return { ...span, end: ends.findLast((end) => end - span.start <= LONGEST_QUOTE) ?? span.end };
};

/** Whether a clause, with those before it that it goes on with, repeats what the seller says, and not other customers. */
const isOfSeller = (clauses: readonly ReviewClause[], at: number): boolean => {
  const from = clauses.findLastIndex(({ repeats }, index) => index < at && !repeats) + 1;
  return clauses.slice(from, at + 1).every(({ text }) => tellsOfCopy(text));
};

/** A clause that repeats a listing, denied or not: by the words after it, or by telling it without being content. */
const weighed = (clauses: readonly ReviewClause[], at: number, clause: ReviewClause, review: Review): ReviewClause => {
  const own = clauses.slice(at + 1, at + 1 + MOST_AFTER).filter(({ span }) => span.reviewId === clause.span.reviewId);
  const next = own.findIndex(({ repeats, text }) => !repeats && !INTERJECTION.test(text));
  const said = own[next]?.text ?? "";
  const refuted = refutes(said) || (!review.isContent && isOfSeller(clauses, at) && !CONFIRMS.test(said));
  return refuted
    ? { ...clause, refuted, quote: withAnswer(clause, next === -1 ? [] : own.slice(next), review.text) }
    : clause;
};

/** "Waterproof my foot", "So much for the warranty", "Lifetime warranty lol" repeat a listing as well. */
const isScoff = ({ text, tokens }: ReviewClause, isContent: boolean): boolean =>
  isScorned(text, isContent) && !tokens.some(isVerb);

/** Marks what clauses repeat of a listing and take back. */
export const withRefuted = (clauses: readonly ReviewClause[], reviewOf: (reviewId: string) => Review): ReviewClause[] =>
  clauses.map((clause, at) => {
    const review = reviewOf(clause.span.reviewId);
    if (isScoff(clause, review.isContent)) return { ...clause, repeats: true, refuted: true };
    if (!clause.repeats) return clause;
    return weighed(clauses, at, clause, review);
  });

const TELLING = new Set(
  "say claim state promise advertise read swear suppose mean guarantee list describe sell listing description title ad advert seller company maker manufacturer page website box package packaging sticker picture photo foot eye lol much right".split(
    " ",
  ),
);

/** The words of a listing in a clause that repeats them. */
export const wordsRepeated = ({ words }: ReviewClause): string[] => [...words].filter((word) => !TELLING.has(word));

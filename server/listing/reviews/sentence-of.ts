import type { Span } from "../../../events/result/review.ts";
import { remember } from "../../insight/text/remember.ts";
import type { ReviewClause } from "./review-clause.ts";
import { clausesAt, type ReviewIndex, type ReviewSentence } from "./review-index.ts";

const sentencesOf = remember(
  ({ sentences }: ReviewIndex) =>
    new Map(
      sentences.flatMap((sentence) => sentence.clauses.map((each): [ReviewClause, ReviewSentence] => [each, sentence])),
    ),
);

/** The sentences in which a span stands. */
export const sentencesAt = (index: ReviewIndex, span: Span): ReviewSentence[] => {
  const sentences = sentencesOf(index);
  return [...new Set(clausesAt(index, span).flatMap((clause) => sentences.get(clause) ?? []))];
};

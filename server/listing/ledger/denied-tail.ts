import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { clausesAt, type ReviewIndex, wordOfToken } from "../reviews/review-index.ts";

const BUT_NOT = /\b(?:but|just|though|only) (?:\p{L}+ly )?not\b/iu;

/** Whether a clause denies one of these words behind a "but not". */
const deniesTail = ({ text, tokens, span }: ReviewClause, words: readonly string[]): boolean => {
  const tail = text.search(BUT_NOT);
  return tail !== -1 && tokens.some((token) => token.start > span.start + tail && words.includes(wordOfToken(token)));
};

/** Clauses that take back what a statement says, in some passages or at once behind them: "fits him curled up, but not stretched out". */
export const deniedBehind = ({ negated, words }: Statement, spans: readonly Span[], index: ReviewIndex): Span[] =>
  negated
    ? []
    : spans.flatMap((span) => {
        const own = clausesAt(index, span);
        const said = index.byReview.get(span.reviewId) ?? [];
        const at = own.map((clause) => said.indexOf(clause)).at(-1) ?? -1;
        return [...own, ...said.slice(at + 1, at + 2)]
          .filter((clause) => deniesTail(clause, words))
          .map((clause) => clause.span);
      });

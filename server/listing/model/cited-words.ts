import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { isReported, isTold } from "../ledger/cited-clauses.ts";
import { indexReviews } from "../reviews/review-index.ts";
import { foldedWords } from "../words/fold.ts";
import type { Citation } from "./model-copy.ts";

/** One word proves nothing, and a whole review proves anything. */
const LEAST_WORDS = 2;
const LONGEST = 300;

export type Cited = { spans: Span[]; problems: string[] };

/** Where the words that a line cites stand in their reviews. What stands nowhere, letter by letter, is a problem and no span, and so is what complains unless the line tells limits. */
export const findCited = (citations: readonly Citation[], mining: Mining, tellsLimits: boolean): Cited => {
  const texts = textsOf(mining);
  const index = indexReviews(mining);
  const isGround = tellsLimits ? isReported : isTold;
  const cited: Cited = { spans: [], problems: [] };
  for (const { review, quote } of citations) {
    const words = quote.trim();
    const start = texts.get(review)?.indexOf(words) ?? -1;
    const isFit = words.length <= LONGEST && foldedWords(words).length >= LEAST_WORDS;
    const span: Span = { reviewId: review, start, end: start + words.length };
    if (start < 0 || !isFit) cited.problems.push(`“${words.slice(0, LONGEST)}” does not stand in review ${review}`);
    else if (isGround(span, index)) cited.spans.push(span);
    else
      cited.problems.push(`“${words}” of review ${review} complains, asks, wishes or repeats, which bears nothing out`);
  }
  return cited;
};

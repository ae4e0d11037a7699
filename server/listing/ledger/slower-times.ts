import type { Span } from "../../../events/result/review.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex } from "../reviews/review-index.ts";
import { sentencesAt } from "../reviews/sentence-of.ts";

const SOON = /\bin (?:(?:just|only|mere|under|a few|a couple of|a matter of) )*(seconds|minutes)\b/iu;

/** Times that are longer than each of these. */
const LONGER: Readonly<Record<string, RegExp>> = {
  seconds: /\b(?:minutes?|mins?|hours?|hrs?|days?)\b/,
  minutes: /\b(?:hours?|hrs?|days?)\b/,
};

/** Whether words that bear a statement out tell a longer time than it promises: "comes apart in seconds" and "takes five minutes". */
export const tellsLonger = ({ text }: Statement, span: Span, index: ReviewIndex): boolean => {
  const longer = LONGER[SOON.exec(text)?.[1]?.toLowerCase() ?? ""];
  return longer !== undefined && sentencesAt(index, span).some((sentence) => longer.test(sentence.text));
};

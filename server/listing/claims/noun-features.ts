import type { Span } from "../../../events/result/review.ts";
import { nounTerms } from "../../insight/aspects/noun-terms.ts";
import { isInBlame } from "../../insight/mining/blamed-words.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import type { Sentence } from "../../insight/text/analyse.ts";
import { splitClauses } from "../../insight/text/clauses.ts";
import { isHypothetical, isNegated } from "../../insight/text/negation.ts";
import { moodsOf } from "../../insight/units/sentence-moods.ts";
import { findWish } from "../../insight/units/wishes.ts";
import { NOT_A_PART } from "../phrases/part-words.ts";
import { isAside } from "./buyer-phrases.ts";
import type { Worded } from "./claims.ts";

const QUALITIES = new Set(
  "wide soft warm neutral padded reflective adjustable stainless insulated removable washable dimmable wireless cordless foldable magnetic rechargeable breathable telescopic hidden heated weighted narrow flat thick non-slip waterproof metal memory usb touch".split(
    " ",
  ),
);

/** "Would be safer with a reflective strip": what is wished for is not there. */
const isWished = (sentence: Sentence, at: number): boolean => {
  const clause = splitClauses(sentence).find(({ tokens }) =>
    tokens.some(({ start }) => start === sentence.tokens[at]?.start),
  );
  return (
    findWish(sentence) !== null ||
    isHypothetical(sentence.tokens, at) ||
    isNegated(sentence.tokens, at) ||
    (clause !== undefined && moodsOf(sentence)(clause) !== "report")
  );
};

/** One may speak of the bed that the thing lies on, or of a part that it lacks. */
const LEAST_REVIEWS = 2;

type Mention = { phrase: string; span: Span };

/** Parts that several buyers name with a quality and do not complain about: "Wide Mouth", "Reflective Stitching". */
export const findNounFeatures = (mining: Mining): Worded[] => {
  const floor = Math.max(LEAST_REVIEWS, supportFloor(mining));
  const mentions = mining.sentences.flatMap((sentence) =>
    nounTerms(sentence.tokens).flatMap((term): Mention[] => {
      const quality = sentence.tokens[term.from - 1];
      if (NOT_A_PART.has(term.head.lemma)) return [];
      if (quality === undefined || !QUALITIES.has(quality.lower) || term.to - term.from > 1) return [];
      if (isAside(sentence.tokens, term.from - 1)) return [];
      const span = { reviewId: sentence.reviewId, start: quality.start, end: term.head.end };
      return isInBlame(mining, span) || isWished(sentence, term.from)
        ? []
        : [{ phrase: `${quality.lower} ${term.head.lower}`, span }];
    }),
  );
  return [...Map.groupBy(mentions, (mention) => mention.phrase)]
    .map(
      ([phrase, found]): Worded => ({
        text: phrase,
        reviews: new Set(found.map((each) => each.span.reviewId)).size,
        spans: found.map((each) => each.span),
      }),
    )
    .filter((part) => part.reviews >= floor);
};

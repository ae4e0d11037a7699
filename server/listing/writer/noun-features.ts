import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { isInBlame } from "../../insight/themes/blamed-words.ts";
import { supportFloor } from "../../insight/themes/build-themes.ts";
import { nounTerms } from "../../insight/units/noun-terms.ts";
import type { Worded } from "./claims.ts";

const QUALITIES = new Set(
  "wide soft warm neutral padded reflective adjustable stainless insulated removable washable dimmable wireless cordless foldable magnetic rechargeable breathable telescopic hidden heated weighted narrow flat thick non-slip waterproof metal memory usb touch".split(
    " ",
  ),
);

type Mention = { phrase: string; span: Span };

/** Parts that several buyers name with a quality and do not complain about: "Wide Mouth", "Reflective Stitching". */
export const findNounFeatures = (mining: Mining, floor = supportFloor(mining.reviews.length)): Worded[] => {
  const mentions = mining.sentences.flatMap((sentence) =>
    nounTerms(sentence.tokens).flatMap((term): Mention[] => {
      const quality = sentence.tokens[term.from - 1];
      if (quality === undefined || !QUALITIES.has(quality.lower) || term.to - term.from > 1) return [];
      const span = { reviewId: sentence.reviewId, start: quality.start, end: term.head.end };
      return isInBlame(mining, span) ? [] : [{ phrase: `${quality.lower} ${term.head.lower}`, span }];
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

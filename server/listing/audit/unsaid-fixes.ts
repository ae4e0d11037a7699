import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { joinWords } from "../../insight/text/join-words.ts";
import { type Improvement, reviewers } from "./improvement.ts";
import { UNQUOTABLE } from "./quote-of.ts";

const LISTING = "(?:listing|description|advert|ads?|advertisement|page|box|title|packaging|label)";
const NOT_SAID = [
  `\\bshould (?:\\w+ )?(?:say|mention|state|warn|tell)(?: \\w+){0,4} (?:in|on) the ${LISTING}\\b`,
  `\\bshould (?:\\w+ )?be (?:\\w+ )?(?:mentioned|stated|said|noted|made clear)(?: \\w+)? (?:in|on) the ${LISTING}\\b`,
  `\\bthe ${LISTING} (?:does ?n['’]?t|did ?n['’]?t|does not|did not|never|fails? to|failed to|should|should have) (?:really |actually )?(?:say|says|mention|mentions|mentioned|tell|tells|warn|state|states)\\b`,
  `\\b(?:not|is ?n['’]?t|was ?n['’]?t|never) (?:\\w+ )?(?:mentioned|stated|made clear) (?:anywhere|in the ${LISTING}|on the ${LISTING})`,
  "\\bnowhere (?:does it|do they|did it|did they) (?:say|mention|tell)\\b",
  "\\bwhat (?:nobody|no one|they do(?:n['’]?t| not)) tells? you is\\b",
  "^\\W*(?:i |we )?(?:did ?n['’]?t|did not) (?:realise|realize) (?:that )?(?:it|this|they|you|i)(?: \\w+)? (?:wo|does|do|ca|is|are|would|could)n['’]?t\\b",
  "^\\W*(?:i |we )?(?:did ?n['’]?t|did not) (?:realise|realize) (?:that )?(?:it|this|they|you|i|we) (?:(?:would )?needs?|(?:would )?have to|has to|only|cannot|would not|will not|does not|do not)\\b",
].join("|");
const MISSED = new RegExp(NOT_SAID, "iu");

const LONGEST = 140;
const MOST = 2;
const WORTH = 60;

/** What reviewers say that the listing should have told them, in their own words; of what another line tells already nothing. */
export const unsaidFixes = (mining: Mining, told: readonly Span[]): Improvement[] => {
  const texts = textsOf(mining);
  const found = mining.sentences.flatMap(({ reviewId, start, end }) => {
    const said = (texts.get(reviewId) ?? "").slice(start, end).replace(/[.!?\s]+$/u, "");
    const isTold = told.some((span) => span.reviewId === reviewId && span.start < end && start < span.end);
    return MISSED.test(said) && said.length <= LONGEST && !isTold ? [{ said, span: { reviewId, start, end } }] : [];
  });
  const each = found.filter(({ span }, at) => found.findIndex((other) => other.span.reviewId === span.reviewId) === at);
  const quotes = each.filter(({ said }) => !UNQUOTABLE.test(said)).map(({ said }) => `“${said}”`);
  if (quotes.length === 0) return [];
  const who = reviewers(each.length, mining.reviews.length);
  return [
    {
      text: `Tell in the listing what ${who} had to find out: ${joinWords(quotes.slice(0, MOST))}.`,
      kind: "listing-silent",
      reviews: each.length,
      stars: null,
      spans: each.map(({ span }) => span),
      value: (WORTH * each.length) / mining.reviews.length,
    },
  ];
};

import { distinctReviews, lowerFirst, type Supported } from "../../insight/avatar/avatar-draft.ts";
import { buildPains } from "../../insight/avatar/pains.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { hasMany } from "../../insight/reviews/plenty.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { isAlone } from "./alone.ts";
import { type Improvement, reviewers } from "./improvement.ts";
import { writtenAs } from "./inverted.ts";
import { UNQUOTABLE } from "./quote-of.ts";

const MOST = 4;
/** A shared trouble of the same share of reviews is worth more than twice as much. */
const WORTH = 40;

/** "Buyers had to": what one buyer did about it tells nobody else what to mend. */
const OF_BUYERS = /^(?:Buyers|You)\b/;

/** The deal, and disappointment at large, name no fault. */
const NAMES_NONE =
  /\b(?:price|expensive|pricey|overpriced|money|cost|worth|value|disappoint\p{L}*|cheap for a reason|waste|refund|seller|company|customer service)\b/u;

/** "Can't work on it" is said of the buyer. */
const OF_SPEAKER = /^(?:can(?:not|['’]?t)|could ?n['’]?t|did ?n['’]?t|won['’]?t)\b/iu;
const POINTS_BACK = /^\W*(?:(?:and|but|so|because) )?(?:it|they)\b/iu;
const QUOTED = /^“/u;

/** "Second thing from this company": beside it stands what is told of another thing of the maker's. */
const OF_MAKER =
  /\b(?:from|by) (?:this|that|the(?: very)? same|these|those) (?:company|brand|maker|manufacturer|firm|seller|shop|store|guys|people|folks)\b/u;

const isOfMaker = (text: string, tokens: readonly Token[], noun: string): boolean =>
  OF_MAKER.test(tokens.map(({ lower }) => lower).join(" ")) && !text.toLowerCase().split(/\W+/u).includes(noun);

/** Whether a fault told of the thing is one of the buyer, or of what its sentence named before: "the bar arrived bent, so it doesn't line up". */
const isOfOther = ({ text, spans }: Supported, { sentences, product }: Mining): boolean =>
  !QUOTED.test(text) &&
  spans.some(({ reviewId, start, end }) => {
    const sentence = sentences.find((each) => each.reviewId === reviewId && each.start <= start && start < each.end);
    const tokens = sentence?.tokens ?? [];
    const own = writtenAs(tokens.filter((token) => token.start >= start && token.end <= end));
    const before = tokens.filter((token) => token.end <= start && isNoun(token));
    if (isOfMaker(text, tokens, product.noun)) return true;
    return OF_SPEAKER.test(own) || (POINTS_BACK.test(own) && before.some(({ lemma }) => lemma !== product.noun));
  });

/** What one reviewer complains of and no other line tells. */
const singlePains = (mining: Mining, told: readonly Improvement[]): Supported[] => {
  const spans = told.flatMap((each) => each.spans);
  const isTold = (pain: Supported): boolean => pain.spans.some((span) => spans.some((other) => overlaps(span, other)));
  return buildPains(mining).filter(
    (pain) =>
      distinctReviews(pain.spans) === 1 &&
      !OF_BUYERS.test(pain.text) &&
      !NAMES_NONE.test(pain.text) &&
      !isTold(pain) &&
      !isOfOther(pain, mining),
  );
};

/** Says of faults that no other reviewer names them. */
const aloneText = (faults: string, count: number, reviews: number, total: number): string =>
  count === 1
    ? `1 of ${total} reviewers alone reports a fault: ${faults}. Look into it, and watch whether others say the same.`
    : `${reviewers(reviews, total)} ${reviews === 1 ? "alone reports" : "each report"} faults that no other does: ${faults}. Look into them, and watch which of them others report too.`;

/** "The clips that comes with it is useless": a reviewer's clause in a clause, in words that are not quite theirs. */
const HAS_CLAUSE = /\p{L} (?:that|which|who) \p{L}+ /u;
const LONGEST_QUOTE = 110;

/** A fault as it may be told: put anew only where it is one clause, and else to the letter, or not at all. */
const inPlainWords = (pain: Supported, mining: Mining): Supported[] => {
  const { text, spans } = pain;
  if (QUOTED.test(text) || !HAS_CLAUSE.test(text)) return [pain];
  const [span] = spans;
  const said = (textsOf(mining).get(span?.reviewId ?? "") ?? "").slice(span?.start, span?.end).trim();
  if (said.toLowerCase().includes(text.toLowerCase())) return [pain];
  const isQuotable = said !== "" && said.length <= LONGEST_QUOTE && !UNQUOTABLE.test(said);
  return isQuotable ? [{ ...pain, text: `“${said.replace(/[.,;]$/u, "")}”` }] : [];
};

/** One line for what single reviewers complain of, beside what several share; none where reviews are many. */
export const singleComplaints = (mining: Mining, told: readonly Improvement[]): Improvement[] => {
  const pains = hasMany(mining)
    ? []
    : singlePains(mining, told)
        .flatMap((pain) => inPlainWords(pain, mining))
        .slice(0, MOST);
  if (pains.length === 0) return [];
  const spans = pains.flatMap((pain) => pain.spans);
  const [reviews, total] = [distinctReviews(spans), mining.reviews.length];
  const faults = pains.map(({ text }) => lowerFirst(text)).join("; ");
  const text = pains.every((pain) => isAlone(pain, mining))
    ? aloneText(faults, pains.length, reviews, total)
    : `Further faults that reviewers name: ${faults}. Look into ${pains.length === 1 ? "it" : "them"}, and count who else reports ${pains.length === 1 ? "it" : "them"}.`;
  return [{ text, kind: "product-fault", reviews, stars: null, spans, value: (WORTH * reviews) / total }];
};

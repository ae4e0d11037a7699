import type { Review, Span } from "../../../events/result/review.ts";
import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { clusterRemarks, type Finding } from "../statements/cluster-remarks.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { byReviews, capitalize, type Supported } from "./avatar-draft.ts";
import { findingsIn } from "./mined-findings.ts";
import type { OwnWords } from "./own-words.ts";
import { quotedWhole } from "./quoted-whole.ts";
import { isRetold } from "./retold.ts";
import { ADVICE, isOfPeople, type Quoted, reasonFor } from "./return-reasons.ts";
import { returnIn } from "./return-words.ts";

type Return = { reason: Remark | Quoted; span: Span };

const isRemark = (reason: Return["reason"]): reason is Remark => "told" in reason;

const DENIES =
  /\b(?:no|not|never|nothing|too|won['’]?t|can['’]?t|cannot|(?:do|does|did|could|would|is|was)n['’]?t)\b/iu;

/** "Couldn't get it done up. Sent back.": what stands right before and denies something is why, where no other reason is heard. */
const saidBefore = (sentence: Sentence, sentences: readonly Sentence[], text: string): Quoted | null => {
  const before = sentences[sentences.indexOf(sentence) - 1];
  const said = before === undefined ? "" : text.slice(before.start, before.end);
  if (before === undefined || isOfPeople(before) || !DENIES.test(said) || ADVICE.test(said)) return null;
  return quotedWhole(before, text, before.start);
};

/** The one reason that a review gives for a return. */
const returnOf = (
  review: Review,
  remarks: readonly Remark[],
  sentences: Mining["sentences"],
  mining: Mining,
): Return[] => {
  const found = { review, remarks, sentences, mining };
  const returns = sentences.flatMap((sentence): Return[] => {
    const words = returnIn(sentence, review.text, mining.product);
    const heard = words === null ? null : reasonFor(sentence, words, found);
    const reason =
      heard ??
      (words?.isBare === true || (words?.isDone === true && words.opens)
        ? saidBefore(sentence, sentences, review.text)
        : null);
    return words === null || reason === null
      ? []
      : [{ reason, span: { reviewId: review.id, start: words.start, end: words.end } }];
  });
  return returns.slice(0, 1);
};

const LONGEST_REASON = 14;

/** "Looked filthy in 4 days" says more than "looked filthy": what one reviewer tells is told in full. */
const wholeOf = ({ reviews, text, remark }: Finding): string =>
  reviews === 1 && remark.told.text.split(" ").length <= LONGEST_REASON ? remark.told.text : text;

/** What one reviewer tells of himself, or without saying of what, in the words of that reviewer. */
const asSaid = ({ reviews, remark }: Finding, mining: Mining): OwnWords | null => {
  if (reviews > 1 || !isRetold(remark)) return null;
  const text = textsOf(mining).get(remark.span.reviewId) ?? "";
  return quotedWhole(remark.sentence, text, remark.span.start);
};

/** "Doesn't do that, should say so in the advert": what the listing kept from a buyer. */
const SHOULD_BE_SAID =
  /\bshould (?:really |at least |have )?(?:say|said|state[d]?|mention(?:ed)?|tell|told|warn(?:ed)?|be (?:clear|made clear|stated|mentioned))\b[^.;!?]{0,30}\b(?:advert\w*|ad|listing|description|title|website)\b/iu;

/** What reviewers say the listing should have told them, in their words. */
const misled = (mining: Mining): Supported[] => {
  const texts = textsOf(mining);
  return mining.sentences.flatMap((sentence): Supported[] => {
    const text = texts.get(sentence.reviewId) ?? "";
    const match = SHOULD_BE_SAID.exec(text.slice(sentence.start, sentence.end));
    const own = match === null ? null : quotedWhole(sentence, text, sentence.start + match.index);
    return own === null ? [] : [{ text: own.text, spans: [own.span] }];
  });
};

const MOST_REASONS = 8;

/** Why buyers sent it back, exchanged it or threw it out, where a review tells both. */
export const buildReturns = remember((mining: Mining): readonly Supported[] => {
  const remarks = Map.groupBy(findingsIn(mining).unopposed, ({ span }) => span.reviewId);
  const sentences = Map.groupBy(mining.sentences, ({ reviewId }) => reviewId);
  const found = mining.reviews.flatMap((review) =>
    returnOf(review, remarks.get(review.id) ?? [], sentences.get(review.id) ?? [], mining),
  );
  const sentBack = new Map(found.map(({ span }) => [span.reviewId, span]));
  const told = clusterRemarks(found.map(({ reason }) => reason).filter(isRemark)).map((finding) => {
    const own = asSaid(finding, mining);
    const spans = own === null ? finding.spans : [own.span];
    return {
      text: own?.text ?? wholeOf(finding),
      spans: spans.flatMap((span) => [span, sentBack.get(span.reviewId) ?? span]),
    };
  });
  const given = found.flatMap(({ reason, span }) =>
    isRemark(reason) ? [] : [{ text: capitalize(reason.text), spans: [reason.span, span] }],
  );
  return [...given, ...told, ...misled(mining)].toSorted(byReviews).slice(0, MOST_REASONS);
});

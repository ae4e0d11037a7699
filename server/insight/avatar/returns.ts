import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mine-reviews.ts";
import { tellClause } from "../statements/clean-statement.ts";
import { clusterRemarks } from "../statements/cluster-remarks.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Sentence } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { byReviews, capitalize, type Supported } from "./avatar-draft.ts";
import { findingsIn } from "./mined-findings.ts";

/** "sent it back", "returned", "had to exchange", "threw it out" */
const RETURNED =
  /\b(?:(?:sent|send|sending|shipped|took|mailed) (?:it|them|this|these|mine|the \w+|both) back|(?:it|they|this|these)(?:'s|'re| is| are) going (?:right |straight )?back|go(?:es|ing) (?:right |straight )?back to|return(?:ed|ing)(?! (?:to|from|home|customer|for more))|(?:had|have|need(?:ed)?|going) to (?:return|exchange|send|replace)|exchang(?:ed|ing)|(?:asked for|got|want(?:ed)?|demanded|requested) (?:a|my|the) (?:full )?(?:refund|money back|replacement)|(?:threw|throw|tossed|chucked|toss) (?:it|them|this|the \w+|mine|both) (?:out|away|in)|(?:in|into) the (?:trash|garbage|bin)\b|(?:gave|give) (?:the rest|it away|them away|up on it)|won't be (?:buying|ordering)|will (?:not|never) (?:buy|order|purchase))\b/i;
const NOT_RETURNED =
  /\b(?:not|never|no|n't|almost|without|instead of|if you|would have|thought about|considered)\b[^.;]{0,24}$|\b(?:return (?:policy|window|process)|many happy)\b/i;
const OFFERED = /\b(?:they|seller|company) (?:sent|offered|gave|refunded)\b/i;

type Return = { reason: Remark | { text: string; span: Span }; span: Span };

const because = (sentence: Sentence, from: number, mining: Mining): { text: string; span: Span } | null => {
  const clauses = splitClauses(sentence);
  const at = clauses.findIndex(
    (clause) => clause.start >= from && /^(?:because|since|as|due)$/.test(clause.tokens[0]?.lower ?? ""),
  );
  const clause = at === -1 ? undefined : clauses[at];
  if (clause === undefined) return null;
  const told = tellClause(clause.tokens, mining.product);
  return told === null
    ? null
    : { text: told.text, span: { reviewId: sentence.reviewId, start: clause.start, end: clause.end } };
};

/** What a review that tells of a return gives as its reason: what follows "because", else the complaint nearest to it. */
const reasonFor = (
  sentence: Sentence,
  start: number,
  remarks: readonly Remark[],
  mining: Mining,
): Return["reason"] | null => {
  const given = because(sentence, start, mining);
  if (given !== null) return given;
  const blame = remarks.filter((remark) => remark.sign.polarity < 0);
  const gap = (remark: Remark): number =>
    remark.span.end <= start ? start - remark.span.end : (remark.span.start - start) * 2;
  return blame.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
};

const returnsIn = (sentence: Sentence, text: string, remarks: readonly Remark[], mining: Mining): Return[] => {
  const words = text.slice(sentence.start, sentence.end);
  const match = RETURNED.exec(words);
  if (match === null || NOT_RETURNED.test(words.slice(0, match.index)) || OFFERED.test(words)) return [];
  const start = sentence.start + match.index;
  const reason = reasonFor(sentence, start, remarks, mining);
  const span = { reviewId: sentence.reviewId, start, end: start + match[0].length };
  return reason === null ? [] : [{ reason, span }];
};

const MOST_REASONS = 8;

const isRemark = (reason: Return["reason"]): reason is Remark => "told" in reason;

/** Why buyers sent it back, exchanged it or threw it out, where a review tells both. */
export const buildReturns = (mining: Mining): Supported[] => {
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  const remarks = Map.groupBy(findingsIn(mining).remarks, (remark) => remark.span.reviewId);
  const found = mining.sentences.flatMap((sentence) =>
    returnsIn(sentence, texts.get(sentence.reviewId) ?? "", remarks.get(sentence.reviewId) ?? [], mining),
  );
  const sentBack = Map.groupBy(found, ({ span }) => span.reviewId);
  const told = clusterRemarks(found.map(({ reason }) => reason).filter(isRemark)).map(({ text, spans }) => ({
    text,
    spans: spans.flatMap((span) => [span, ...(sentBack.get(span.reviewId) ?? []).slice(0, 1).map((each) => each.span)]),
  }));
  const given = found.flatMap(({ reason, span }) =>
    isRemark(reason) ? [] : [{ text: capitalize(reason.text), spans: [reason.span, span] }],
  );
  return byReviews([...given, ...told]).slice(0, MOST_REASONS);
};

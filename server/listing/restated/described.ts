import type { Span } from "../../../events/result/review.ts";
import { sentencesOfOthers } from "../../insight/avatar/of-other-thing.ts";
import type { Said } from "../../insight/avatar/praise-told.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { type Told, tellClause } from "../../insight/statements/clean-statement.ts";
import { signsIn } from "../../insight/statements/signs.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { isNegated } from "../../insight/text/negation.ts";
import { wordPolarity } from "../../insight/text/opinion-words.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { clausesAt, indexReviews } from "../reviews/review-index.ts";
import { isAnchored } from "./anchored.ts";
import { partNamed } from "./fragments.ts";
import { inCopy } from "./in-copy.ts";
import { partPraised } from "./praised-parts.ts";
import { putToUse } from "./put-to-use.ts";
import { isTakenAmiss } from "./taken-amiss.ts";
import { isOfUse, TELLS_ANYWAY, tellsOfThing } from "./tells-of-thing.ts";

/** What a reviewer says of the thing: in words of copy already, or a statement that has yet to be worded. */
export type Described = {
  wording: { phrase: string } | { said: Said };
  sentence: Sentence;
  /** The tokens it was made from. */
  tokens: readonly Token[];
  span: Span;
};

/** Whether the miner hears praise in a clause. */
const isPraised = remember((mining: Mining) => {
  const praise = mining.units.filter(({ polarity, mood }) => polarity > 0 && mood === "report");
  const byReview = Map.groupBy(praise, ({ reviewId }) => reviewId);
  return (span: Span): boolean => (byReview.get(span.reviewId) ?? []).some((unit) => overlaps(span, unit));
});

const SEVERAL = 2;

/** Whether what a clause praises several others praise too, and nobody blames: so much may be taken from who is not content with all. */
const isAgreed = remember((mining: Mining) => {
  const told = mining.units.filter(({ mood }) => mood === "report");
  const byKey = Map.groupBy(told, ({ key }) => key);
  const isShared = (key: string): boolean => {
    const units = byKey.get(key) ?? [];
    return units.every(({ polarity }) => polarity > 0) && new Set(units.map(({ reviewId }) => reviewId)).size > SEVERAL;
  };
  const shared = Map.groupBy(
    told.filter(({ key, facet }) => facet !== null && isShared(key)),
    ({ reviewId }) => reviewId,
  );
  return (span: Span): boolean => (shared.get(span.reviewId) ?? []).some((unit) => overlaps(span, unit));
});

/** What lasts when it has happened once: "fit in the drawer", "came with a strap". */
const LASTS = /^(?:came|fit|held|stayed|kept|survived|lasted|stood|handled|had|was|were|did|took)$/u;

/** "bumped the arm of my chair": what happened once is nothing that a thing does. */
const tellsOfOnce = ({ predicate, tokens }: Told): boolean => {
  const verb = tokens.find(({ pos }) => pos === "VERB" || pos === "AUX");
  return (
    verb?.pos === "VERB" &&
    predicate.startsWith(verb.lower) &&
    verb.lower !== verb.lemma &&
    !/(?:[^s]s|ing)$/u.test(verb.lower) &&
    !LASTS.test(verb.lower)
  );
};

/** "packs into a small, sturdy bag": cut at the comma, before what is small. */
const endsHalfway = ({ tokens, sentence, end }: Clause): boolean => {
  const [before, last] = tokens.slice(-2);
  const next = sentence.tokens.find(({ start }) => start >= end);
  const leads = before?.pos === "DET" || /^(?:has|have|with)$/.test(before?.lower ?? "");
  return last?.pos === "ADJ" && next?.text === "," && leads;
};

const THIRD_PERSON = /^(?:\p{L}+[^s]s|does|doesn['’]t|has|came with)\b/u;

/** "Fits under the seat": a sentence that begins with what something does says it of the product. */
const opensOfIt = ({ sentence, start }: Clause, predicate: string): boolean =>
  start === sentence.start && THIRD_PERSON.test(predicate);

const TURNS = /^(?:but|unless|except|though|although|however|only)$/u;

/** Whether the sentence of a clause complains beside it, or turns against it: "There is a hook for the wall but you have to drill". */
const isTurnedAgainst = ({ sentence, start, end, tokens }: Clause, mining: Mining): boolean =>
  tokens.some(({ lower }) => lower === "unless" || lower === "still") ||
  TURNS.test(sentence.tokens.find((token) => token.start >= end && token.pos !== "PUNCT")?.lower ?? "") ||
  clausesAt(indexReviews(mining), { reviewId: sentence.reviewId, start: sentence.start, end: sentence.end }).some(
    ({ span, complains, blames }) => (complains || blames) && (span.start >= end || span.end <= start),
  );

/** "but the foam spins round": what a clause sets against praise before it. */
const opensTurn = ({ tokens }: Clause): boolean => TURNS.test(tokens[0]?.lower ?? "");

const praisesInWords = ({ tokens }: Clause): boolean =>
  tokens.some((token, at) => wordPolarity(token) > 0 && !isNegated(tokens, at));

/** A part with what it has or does is a feature only where somebody praises it: a light that "stays lit" may be a pain. */
const mayBeFeature = (clause: Clause, isHeard: boolean): boolean => isHeard || praisesInWords(clause);

const isFaulty = ({ tokens }: Clause): boolean => signsIn(tokens).some(({ polarity }) => polarity < 0);

/** What a clause tells of the thing; null where it is not sure that it does. */
const describedIn = (clause: Clause, mining: Mining): Described | null => {
  const { sentence } = clause;
  const span = { reviewId: sentence.reviewId, start: clause.start, end: clause.end };
  const heard = clausesAt(indexReviews(mining), span);
  if (heard.some((each) => each.complains || each.blames || !each.report || each.asks || each.repeats)) return null;
  const isHeard = isPraised(mining)(span);
  if (isTakenAmiss(sentence, clause.end, mining)) return null;
  if (!isHeard && (opensTurn(clause) || isTurnedAgainst(clause, mining))) return null;
  const place = { sentence, span };
  const fragment =
    isFaulty(clause) || !mayBeFeature(clause, isHeard)
      ? null
      : (partNamed(clause, mining) ?? partPraised(clause.tokens, mining));
  if (fragment !== null) return { ...place, wording: { phrase: fragment }, tokens: clause.tokens };
  const told = tellClause(clause.tokens, mining.product);
  if (told === null || told.subject.about === "wearer") return null;
  if (isFaulty(clause) && !TELLS_ANYWAY.test(told.predicate)) return null;
  const { tokens, subject } = told;
  const use = putToUse(told, mining.product.plural);
  if (use !== null) return { ...place, wording: { phrase: use }, tokens };
  if (subject.about === "buyers" || subject.about === "nobody") return null;
  if (tellsOfOnce(told) || endsHalfway(clause)) return null;
  const predicate = inCopy(told.predicate, tokens, subject.plural);
  const isSure = isHeard || !subject.elided || opensOfIt(clause, told.predicate);
  if (predicate === null || !isSure || !isAnchored(clause, told, mining)) return null;
  const said = { remark: { told, sentence }, predicate };
  return tellsOfThing(said) && (isHeard || isOfUse(said)) ? { ...place, wording: { said }, tokens } : null;
};

/** What content reviewers tell of the thing without a word of praise: "it rolls up into its own pocket". */
export const findDescribed = (mining: Mining): Described[] => {
  const ofOthers = sentencesOfOthers(mining);
  return mining.sentences
    .filter((sentence) => !ofOthers.has(sentence))
    .flatMap(splitClauses)
    .filter(
      ({ sentence: { reviewId }, start, end }) =>
        isContent(mining, reviewId) || isAgreed(mining)({ reviewId, start, end }),
    )
    .flatMap((clause) => describedIn(clause, mining) ?? []);
};

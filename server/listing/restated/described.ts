import type { Span } from "../../../events/result/review.ts";
import type { Said } from "../../insight/avatar/praise-told.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { tellClause } from "../../insight/statements/clean-statement.ts";
import { signsIn } from "../../insight/statements/signs.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { isContent } from "../discontent.ts";
import { clausesAt, indexReviews } from "../ledger/review-index.ts";
import { isAnchored } from "./anchored.ts";
import { DENIAL } from "./denial.ts";
import { partNamed } from "./fragments.ts";
import { inCopy } from "./in-copy.ts";
import { putToUse } from "./put-to-use.ts";

/** What a reviewer says of the thing: in words of copy already, or a statement that has yet to be worded. */
export type Described = {
  wording: { phrase: string } | { said: Said };
  sentence: Sentence;
  /** The tokens it was made from. */
  tokens: readonly Token[];
  span: Span;
};

/** What tells nothing of a thing, or only of its buyer. */
const EMPTY_VERBS = wordSet(
  "be have do get go come want need say think look feel seem appear know buy tell ask love like enjoy hate see find call start end begin happen mean matter use try wish hope live die arrive cost suck rock beat laugh smile cry complain rejoice approve count let move leave put turn pay",
);
/** Nothing to tell of a thing, unless it does not; the signs of blame leave some of them open, such as "slides around". */
const FAULTY_VERBS = wordSet(
  "bunch ride slip slide pinch dig rub squeak wobble leak drip crack peel fade shrink sag droop snag pill wrinkle crease rust chip stain itch scratch burn melt jam clog stick tangle fray rip tear split flatten fall drop break stop fail bend warp loosen",
);
const HAS =
  /^(?:has|have|comes? with) (?:an? |the |no |plenty of |lots? of |enough |two |three |four |several |multiple |extra |its own |built-in )/u;
const DENIES = new RegExp(`^${DENIAL} (\\p{L}+)`, "u");
const BESIDE_VERB = /^(?:also|even|still|really|actually|easily|just|only|all|both)$/u;

/** "give to the child", "make up code names": what somebody does. */
const OF_SOMEBODY = /^(?:(?:catch|catches) on\b|gives? (?:it|to|them)\b|makes? up\b|takes? (?:it|them|this)\b)/u;

/** Whether a predicate tells what a thing does, has or spares its buyer. */
const tells = ({ remark, predicate }: Said): boolean => {
  if (HAS.test(predicate)) return true;
  if (OF_SOMEBODY.test(predicate)) return false;
  const words = predicate.split(" ");
  const denied = DENIES.exec(predicate)?.[1];
  const verb = denied ?? words.find((word) => !BESIDE_VERB.test(word)) ?? "";
  const token = remark.told.tokens.find(
    ({ lower, lemma, pos }) => pos === "VERB" && (lower === verb || lemma === verb || `${lemma}s` === verb),
  );
  const isFault = denied === undefined && token !== undefined && FAULTY_VERBS.has(token.lemma);
  return token !== undefined && !isFault && !EMPTY_VERBS.has(token.lemma) && words.length > 2;
};

/** Whether the miner hears praise in a clause. */
const isPraised = remember((mining: Mining) => {
  const praise = mining.units.filter(({ polarity, mood }) => polarity > 0 && mood === "report");
  const byReview = Map.groupBy(praise, ({ reviewId }) => reviewId);
  return (span: Span): boolean => (byReview.get(span.reviewId) ?? []).some((unit) => overlaps(span, unit));
});

/** What a clause tells of the thing; null where it is not sure that it does. */
const describedIn = (clause: Clause, mining: Mining): Described | null => {
  if (signsIn(clause.tokens).some(({ polarity }) => polarity < 0)) return null;
  const { sentence } = clause;
  const span = { reviewId: sentence.reviewId, start: clause.start, end: clause.end };
  const heard = clausesAt(indexReviews(mining), span);
  if (heard.some((each) => each.complains || each.blames || !each.report || each.asks || each.repeats)) return null;
  const place = { sentence, span };
  const fragment = partNamed(clause, mining);
  if (fragment !== null) return { ...place, wording: { phrase: fragment }, tokens: clause.tokens };
  const told = tellClause(clause.tokens, mining.product);
  if (told === null || told.subject.about === "wearer") return null;
  const { tokens, subject } = told;
  const use = putToUse(told);
  if (use !== null) return { ...place, wording: { phrase: use }, tokens };
  if (subject.about === "buyers" || subject.about === "nobody") return null;
  const predicate = inCopy(told.predicate, tokens, subject.plural);
  const isSure = isPraised(mining)(span) || !subject.elided;
  if (predicate === null || !isSure || !isAnchored(clause, told, mining)) return null;
  const said = { remark: { told, sentence }, predicate };
  return tells(said) ? { ...place, wording: { said }, tokens } : null;
};

/** What content reviewers tell of the thing without a word of praise: "it rolls up into its own pocket". */
export const findDescribed = (mining: Mining): Described[] =>
  mining.sentences
    .filter(({ reviewId }) => isContent(mining, reviewId))
    .flatMap(splitClauses)
    .flatMap((clause) => describedIn(clause, mining) ?? []);

import type { Span } from "../../../events/result/review.ts";
import type { Said } from "../../insight/avatar/praise-told.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { type Told, tellClause } from "../../insight/statements/clean-statement.ts";
import { signsIn } from "../../insight/statements/signs.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { remember } from "../../insight/text/remember.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { clausesAt, indexReviews } from "../reviews/review-index.ts";
import { MATERIAL_WORDS } from "../words/materials.ts";
import { isAnchored } from "./anchored.ts";
import { DENIAL } from "./denial.ts";
import { partNamed } from "./fragments.ts";
import { inCopy } from "./in-copy.ts";
import { partPraised } from "./praised-parts.ts";
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
  "bunch ride roll slip slide pinch dig rub squeak wobble leak drip crack peel fade shrink sag droop snag pill wrinkle crease rust chip stain itch scratch burn melt jam clog stick tangle fray rip tear split flatten fall drop break stop fail bend warp loosen",
);
const HAS =
  /^(?:has|have|comes? with) (?:an? |the |no (?=(?:screens?|buttons?|touch|cords?|wires?|strings?|seams?|sharp|chemicals?|added|smell|odor|residue|rough|loose|exposed|moving) ?)|plenty of |lots? of |enough |two |three |four |five |six |eight |ten |several |multiple |extra |its own |built-in |[\p{L}-]+s (?:on|in|inside|along|at) )/u;
/** "goes in the dishwasher", "comes off for washing", though going and coming tell nothing. */
const TELLS_ANYWAY =
  /^(?:goes? (?:right |straight )?(?:in|into|through) the (?:dishwasher|washer|wash|dryer|washing machine|oven|freezer|fridge|microwave|laundry)|(?:comes?|pulls?|snaps?|lifts?|pops?|slides?) (?:right )?(?:apart|off|out) (?:for|to (?!pieces)|with an? |so |easily|and goes?))\b/u;
/** "are sewn into little squares", "is made of bamboo": how a thing is made. */
const MADE =
  /^(?:is|are) (?:(?:all|also|even) )?(\p{L}+(?:ed|en|wn|de|lt)) (?:in|into|on|onto|of|from|with|at|to|by|along|around|for|over|so)\b/u;
/** "is adjustable with a button" */
const ABLE = /^(?:is|are) (\p{L}+(?:able|ible)) (?:with|by|to|in|from|for|at)\b/u;
const UNABLE =
  /^(?:un|ina|inc|ine|inv|imp)|^(?:terrible|horrible|available|unable|able|miserable|questionable|comfortable|acceptable|reasonable|affordable)$/u;
/** "are close together": how a part is, in more than one word. */
const SAYS_HOW =
  /^(?:is|are) (?!(?:an?|the|not|too|so|as|in|on|at|my|your|very|really|just|only|always|still|also|all|what|where|how|like|to|for|good|great|nice|fine|ok|okay|perfect|more|less|much|about|over|under|that|there|here|from|by|with|out|up|off|down|one|two|now|already|pretty|kind|sort|going|coming|getting|on|okay|supposed|able|ready|sure|worth|gone|done|new|old|different|same|better|worse|best|worst)\b)\p{L}+(?: (?:and|together|apart|enough|on|to|inside|outside|underneath|at|for|around|all) ?.*)$/u;
/** "are real sisal rope": what it is made of. */
const IS_OF =
  /^(?:is|are) (?:(?:made of|all|real|solid|pure|genuine|soft|thick|heavy) )*((?:[\p{L}-]+ ){0,1}[\p{L}-]+)$/u;
/** What was done to it on its way or by its buyer. */
const DONE_TO_IT =
  /^(?:broken|bent|stuck|used|opened|returned|delivered|packed|packaged|shipped|covered|supposed|meant|based|located|involved|needed|required|included|rated|priced|labeled|missing|damaged|dented|scratched|torn|worn|taken|given|bought|ordered|concerned|disappointed|impressed|pleased)$/u;
const DENIES = new RegExp(`^${DENIAL} (\\p{L}+)`, "u");
const BESIDE_VERB = /^(?:also|even|still|really|actually|easily|just|only|all|both)$/u;

/** "give to the child", "make up code names": what somebody does. */
const OF_SOMEBODY = /^(?:(?:catch|catches) on\b|gives? (?:it|to|them)\b|makes? up\b|takes? (?:it|them|this)\b)/u;

/** "cut into hands", "grind on the rail": what it does to others. */
const DOES_HARM = /^(?:cuts? into|grinds? (?:on|against)|digs? into|catch(?:es)? on|sticks? to|scrapes?|rubs?)\b/u;

/** Whether a predicate tells what a thing does, has or spares its buyer. */
const tells = ({ remark, predicate }: Said): boolean => {
  if (HAS.test(predicate) || TELLS_ANYWAY.test(predicate)) return true;
  const made = MADE.exec(predicate)?.[1];
  if (made !== undefined) return !DONE_TO_IT.test(made);
  const able = ABLE.exec(predicate)?.[1];
  if (able !== undefined) return !UNABLE.test(able);
  if (remark.told.subject.about === "part" && SAYS_HOW.test(predicate)) return true;
  const material = IS_OF.exec(predicate)?.[1];
  if (material !== undefined && material.split(" ").some((word) => MATERIAL_WORDS.has(word))) return true;
  if (OF_SOMEBODY.test(predicate) || DOES_HARM.test(predicate)) return false;
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

const isFaulty = ({ tokens }: Clause): boolean => signsIn(tokens).some(({ polarity }) => polarity < 0);

/** What a clause tells of the thing; null where it is not sure that it does. */
const describedIn = (clause: Clause, mining: Mining): Described | null => {
  const { sentence } = clause;
  const span = { reviewId: sentence.reviewId, start: clause.start, end: clause.end };
  const heard = clausesAt(indexReviews(mining), span);
  if (heard.some((each) => each.complains || each.blames || !each.report || each.asks || each.repeats)) return null;
  const place = { sentence, span };
  const fragment = isFaulty(clause) ? null : (partNamed(clause, mining) ?? partPraised(clause.tokens, mining));
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
  const isSure = isPraised(mining)(span) || !subject.elided || opensOfIt(clause, told.predicate);
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

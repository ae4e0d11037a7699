import type { Span } from "../../../events/result/review.ts";
import { isContent } from "../../insight/mining/discontent.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { textsOf } from "../../insight/reviews/reviews-by-id.ts";
import { DISCONTENT_STARS } from "../../insight/reviews/stars.ts";
import type { Sentence, Token } from "../../insight/text/analyse.ts";
import { type Clause, splitClauses } from "../../insight/text/clauses.ts";
import { isHypothetical, isImagined } from "../../insight/text/negation.ts";
import { remember } from "../../insight/text/remember.ts";
import { isNoun, isVerb } from "../../insight/text/word-classes.ts";
import { isAboutOther } from "../../insight/units/other-products.ts";
import { moodsOf } from "../../insight/units/sentence-moods.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { foldWord } from "../words/fold.ts";
import { quantitiesIn } from "../words/quantities.ts";
import { canonical, LIGHT_WORDS } from "../words/word-groups.ts";
import { isAnsweredNo } from "./answered-no.ts";
import { isReportedCopy } from "./reported-copy.ts";
import type { ReviewClause } from "./review-clause.ts";
import { withRefuted } from "./taken-back.ts";

/** An opinion of a review on a matter: where it stands and what part it is about. */
export type Opinion = { span: Span; target: string };

export type Sides = { plus: readonly Opinion[]; minus: readonly Opinion[] };

/** A sentence in lower case with its clauses, in order. */
export type ReviewSentence = { clauses: readonly ReviewClause[]; text: string };

export type ReviewIndex = {
  clauses: readonly ReviewClause[];
  sentences: readonly ReviewSentence[];
  byReview: ReadonlyMap<string, readonly ReviewClause[]>;
  byWord: ReadonlyMap<string, readonly ReviewClause[]>;
  byUnit: ReadonlyMap<string, readonly ReviewClause[]>;
  byKey: ReadonlyMap<string, ReadonlyMap<string, Sides>>;
};

const NEGATORS = new Set("not no zero never without hardly barely none nothing nobody neither nor cannot".split(" "));

/** "leakproof" and "leak-resistant" deny the leak. */
export const turnsItself = ({ lower }: Token): boolean => lower.endsWith("proof") || lower.endsWith("resistant");

export const isNegator = ({ lemma, lower }: Token): boolean => NEGATORS.has(lemma) || NEGATORS.has(lower);

const isNo = ({ lower }: Token): boolean => lower === "no" || lower === "zero";

/** Whether words are turned around: "not", "no", "glare-free". "No kinks, no tangles" says no twice and means it once. */
export const isTurned = (tokens: readonly Token[]): boolean => {
  const turns = tokens.filter(
    (token, index) =>
      (isNegator(token) && !isNo(token)) ||
      turnsItself(token) ||
      (token.lower === "free" && index > 0 && (tokens[index - 1]?.lower === "-" || tokens[index - 1]?.pos === "NOUN")),
  ).length;
  return (turns + Number(tokens.some(isNo))) % 2 === 1;
};

const REACH = 3;

/** Whether a word is turned around where it stands: "never heavy", but not the weight of "No Kink Lightweight Hose". */
export const isTurnedAt = (tokens: readonly Token[], at: number): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    if (isNegator(token)) return true;
    const isDoing = tokens[index - 1]?.lower === "without" && token.lower.endsWith("ing");
    if ((token.pos === "NOUN" || token.pos === "PROPN") && !isDoing) return false;
  }
  return false;
};

const saysSomething = (token: Token): boolean =>
  !LIGHT_WORDS.has(token.lower) && !LIGHT_WORDS.has(token.lemma) && /\p{L}{2}/u.test(token.text);

/** The word that stands for a token and its synonyms. */
export const wordOfToken = (token: Token): string => {
  const own = canonical(token.lower);
  return own === token.lower ? canonical(foldWord(token.lemma)) : own;
};

export const contentWords = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.filter(saysSomething).map(wordOfToken)),
];

const placeOf = (reviewId: string, start: number): string => `${reviewId}:${start}`;

const byClause = (units: readonly Unit[]): Map<string, Unit[]> =>
  Map.groupBy(units, (unit) => placeOf(unit.reviewId, unit.clause.start));

const isAsked = ({ tokens }: Sentence): boolean => tokens.at(-1)?.text.includes("?") === true;

/** "Does it leak?", "Waterproof?": what is asked tells nothing yet. */
const asksIn = (sentence: Sentence): ((clause: Clause) => boolean) => {
  if (!isAsked(sentence)) return () => false;
  const moodOf = moodsOf(sentence);
  const isFragment = !sentence.tokens.some(isVerb);
  return (clause) => isFragment || moodOf(clause) === "question";
};

/** The word of a token; the product's own name is no comparative, so that a bottle "warmer" is not warm. */
const wordIn = ({ product }: Mining): ((token: Token) => string) => {
  const name = foldWord(product.noun);
  return (token) => (foldWord(token.lower) === name ? canonical(name) : wordOfToken(token));
};

type Reading = {
  text: string;
  isHarsh: boolean;
  lauds: boolean;
  units: ReadonlyMap<string, readonly Unit[]>;
  wordOf: (token: Token) => string;
};

const clausesOf = (sentence: Sentence, { text, isHarsh, lauds, units, wordOf }: Reading): ReviewClause[] => {
  const asks = asksIn(sentence);
  return splitClauses(sentence).map((clause) => {
    const { tokens, start, end } = clause;
    const judged = (units.get(placeOf(sentence.reviewId, start)) ?? []).filter((unit) => unit.mood === "report");
    const words = text.slice(start, end);
    const content = tokens.filter(saysSomething);
    const imagined = isHypothetical(tokens, Math.ceil(tokens.length / 2)) || isImagined(tokens);
    const span = { reviewId: sentence.reviewId, start, end };
    const isPraised = judged.some((unit) => unit.polarity > 0);
    const isBlamed = judged.some((unit) => unit.polarity < 0);
    const blames = isBlamed && !isPraised;
    return {
      span,
      tokens,
      words: new Set(content.map(wordOf)),
      nouns: new Set(content.filter(isNoun).map(wordOf)),
      negated: isTurned(tokens),
      answeredNo: false,
      asks: asks(clause),
      report: !imagined && !asks(clause) && !isAboutOther(clause, { from: 0 }),
      repeats: isReportedCopy(clause, sentence, text),
      refuted: false,
      quote: span,
      blames,
      praises: isPraised && !isBlamed,
      complains: blames || (isHarsh && !isPraised),
      lauds,
      keys: new Set(judged.map((unit) => unit.key)),
      quantities: quantitiesIn(words),
      text: words,
    };
  });
};

/** What is answered with no is denied, and told where it was only asked. */
const withAnswers = (clauses: readonly ReviewClause[], textOf: (reviewId: string) => string): ReviewClause[] =>
  clauses.map((clause, at) => {
    const next = clauses[at + 1];
    if (next === undefined || next.span.reviewId !== clause.span.reviewId) return clause;
    const text = textOf(clause.span.reviewId);
    const { asks, span } = clause;
    const between = text.slice(span.end, next.span.start);
    return isAnsweredNo({ asks, between, next: next.text, after: text.slice(next.span.end) })
      ? { ...clause, negated: true, answeredNo: true, report: true }
      : clause;
  });

type Gathered = Map<string, { plus: Opinion[]; minus: Opinion[] }>;

/** Opinions by matter and review; praise that only repeats a listing, or is answered with no, is none. */
const sidesByKey = (units: readonly Unit[], repeated: ReadonlySet<string>): ReadonlyMap<string, Gathered> => {
  const keys = new Map<string, Gathered>();
  for (const unit of units) {
    const isRepeated = unit.polarity > 0 && repeated.has(placeOf(unit.reviewId, unit.clause.start));
    if (unit.mood !== "report" || isRepeated) continue;
    const sides: Gathered = keys.get(unit.key) ?? new Map();
    const side = sides.get(unit.reviewId) ?? { plus: [], minus: [] };
    (unit.polarity > 0 ? side.plus : side.minus).push({
      span: { reviewId: unit.reviewId, start: unit.clause.start, end: unit.clause.end },
      target: unit.target,
    });
    sides.set(unit.reviewId, side);
    keys.set(unit.key, sides);
  }
  return keys;
};

const collect = (
  clauses: readonly ReviewClause[],
  keysOf: (clause: ReviewClause) => Iterable<string>,
): Map<string, ReviewClause[]> => {
  const found = new Map<string, ReviewClause[]>();
  for (const clause of clauses)
    for (const key of keysOf(clause)) {
      const list = found.get(key);
      if (list === undefined) found.set(key, [clause]);
      else list.push(clause);
    }
  return found;
};

/** Clauses that took their place in the list as their sentences stand. */
const sentencesOf = (
  clauses: readonly ReviewClause[],
  { sentences }: Mining,
  textOf: (reviewId: string) => string,
): ReviewSentence[] => {
  let next = 0;
  return sentences.map(({ reviewId, end }) => {
    const from = next;
    while (clauses[next]?.span.reviewId === reviewId && (clauses[next]?.span.start ?? end) < end) next += 1;
    const own = clauses.slice(from, next);
    return { clauses: own, text: textOf(reviewId).slice(own[0]?.span.start, end).toLowerCase() };
  });
};

/** Clauses of a review that share characters with a span. They stand in the order of the text, so that few are looked at. */
export const clausesAt = (
  { byReview }: Pick<ReviewIndex, "byReview">,
  { reviewId, start, end }: Span,
): ReviewClause[] => {
  const clauses = byReview.get(reviewId) ?? [];
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.span.end ?? end) <= start) low = middle + 1;
    else high = middle;
  }
  const found: ReviewClause[] = [];
  for (let at = low; (clauses[at]?.span.start ?? end) < end; at += 1) found.push(...clauses.slice(at, at + 1));
  return found;
};

const ALL_STARS = 5;

/** What the reviews say, ready to be asked about single claims. */
export const indexReviews = remember((mining: Mining): ReviewIndex => {
  const texts = textsOf(mining);
  const units = byClause(mining.units);
  const textOf = (reviewId: string): string => texts.get(reviewId) ?? "";
  const wordOf = wordIn(mining);
  const harsh = new Set(
    mining.reviews.flatMap(({ id, rating }) => (rating !== null && rating <= DISCONTENT_STARS ? id : [])),
  );
  const lauding = new Set(mining.reviews.flatMap(({ id, rating }) => (rating === ALL_STARS ? id : [])));
  const readingOf = (reviewId: string): Reading => ({
    text: textOf(reviewId),
    isHarsh: harsh.has(reviewId),
    lauds: lauding.has(reviewId),
    units,
    wordOf,
  });
  const clauses = withAnswers(
    withRefuted(
      mining.sentences.flatMap((sentence) => clausesOf(sentence, readingOf(sentence.reviewId))),
      (reviewId) => ({ text: textOf(reviewId), isContent: isContent(mining, reviewId) }),
    ),
    textOf,
  );
  const repeated = new Set(
    clauses
      .filter(({ repeats, answeredNo }) => repeats || answeredNo)
      .map(({ span }) => placeOf(span.reviewId, span.start)),
  );
  return {
    clauses,
    sentences: sentencesOf(clauses, mining, textOf),
    byReview: Map.groupBy(clauses, (clause) => clause.span.reviewId),
    byWord: collect(clauses, (clause) => clause.words),
    byUnit: collect(clauses, (clause) => new Set(clause.quantities.map((quantity) => quantity.unit))),
    byKey: sidesByKey(mining.units, repeated),
  };
});

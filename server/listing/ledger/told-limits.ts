import type { Span } from "../../../events/result/review.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { numberOf } from "../../insight/text/number-words.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { clausesAt, type ReviewIndex } from "../reviews/review-index.ts";
import { sharedWords } from "../reviews/shared-words.ts";
import type { Quantity } from "../words/quantities.ts";
import { barSense } from "./barred-words.ts";
import { isSameThing } from "./targets.ts";
import { areTurned, isSameSense } from "./turned-words.ts";

const TIMES = new Set(["minute", "hour", "day", "week"]);
const COSTS = /\b(?:takes?|taking|took|plan|allow|expect|needs?|requires?)\b/iu;
const CHEAPLY = /\b(?:only|just|under|less|within|merely|mere|quick(?:ly)?|fast|easy|easily|as little as)\b/iu;
/** How buyers are told to handle what may fail. */
const WITH_CARE = /\b(?:careful(?:ly)?|(?:with|take) care|gently|slowly)\b/iu;

/** What buyers are told to bring is not the product. */
const BRING = /^(?:bring|buy|pack|get|order)\b/iu;
const HEADER = /^[^:]{2,60}:\s+/u;

const bodyOf = (text: string): string => text.replace(HEADER, "");

const isToBring = ({ text }: Statement): boolean => BRING.test(bodyOf(text));

const NO_VERB = new Set(["ADP", "DET", "PRON", "AUX", "CCONJ", "SCONJ", "NUM", "ADV"]);
const REASON = /,? \b(?:since|because|otherwise|or else)\b/iu;

/** Whether a clause begins with what the buyer is to do: "seat the lid well". */
const instructsBuyer = (text: string): boolean => {
  const [verb, next] = analyseText(bodyOf(text).toLowerCase(), "listing").flatMap(({ tokens }) => tokens);
  if (verb === undefined || next === undefined) return false;
  return verb.lower === verb.lemma && !NO_VERB.has(verb.pos) && (next.pos === "DET" || next.pos === "PRON");
};

/** "seat the lid well, since a loose lid leaks": the reason is a limit, and what comes before it is no praise. */
const givesReason = ({ text, matters }: Statement): boolean => {
  const reason = text.search(REASON);
  return (
    reason !== -1 && instructsBuyer(text) && matters.some(({ sign, at }) => sign < 0 && at !== undefined && at > reason)
  );
};

const costs = ({ text, quantities }: Statement): boolean =>
  COSTS.test(text) && !CHEAPLY.test(text) && quantities.some(({ unit }) => TIMES.has(unit));

const blames = ({ matters }: Statement): boolean => matters.some(({ sign }) => sign < 0);

export const asksForCare = (text: string): boolean => WITH_CARE.test(text);

export const praises = ({ text, matters }: Statement): boolean =>
  barSense(text) > 0 || matters.some(({ sign }) => sign > 0);

/** Whether a clause tells buyers a limit: it blames or denies something, asks for time or care, and praises nothing. */
export const tellsLimit = (statement: Statement): boolean =>
  !statement.paraphrase &&
  (costs(statement) ||
    isToBring(statement) ||
    givesReason(statement) ||
    (!praises(statement) &&
      (blames(statement) || statement.negated || barSense(statement.text) < 0 || WITH_CARE.test(statement.text))));

/** The reviews, and those of them that a line rests on. */
type Ground = { index: ReviewIndex; near: readonly Span[]; productNoun: string };

const NO_SUBJECT = new Set(["VERB", "NOUN", "ADJ"]);

/** Whether words behind a limit tell the buyer what to do, or when it holds: "so handle it gently", "while you type". */
export const asksOfBuyer = (text: string): boolean => {
  const [joint, first] = analyseText(text.toLowerCase(), "listing").flatMap(({ tokens }) => tokens);
  if (joint === undefined || first === undefined) return false;
  return joint.lower === "so" ? first.lower === first.lemma && NO_SUBJECT.has(first.pos) : first.lower === "you";
};

const SHARE = 0.6;
const SHARE_NEAR = 1 / 4;
const LEAST = 2;

const RANGE = /\b(\p{L}+|\d+) (?:to|or) $/iu;

/** The figures that a statement allows: "two to three days" are any between them. */
const isWithin = (text: string, own: Quantity, said: Quantity): boolean => {
  const least = RANGE.exec(text.slice(0, own.start))?.[1];
  const from = least === undefined ? own.value : (numberOf(least) ?? Number(least));
  return said.unit === own.unit && said.value <= own.value && said.value >= (Number.isNaN(from) ? own.value : from);
};

const givesFigure = ({ text, quantities }: Statement, clause: ReviewClause): boolean =>
  quantities.some((own) => clause.quantities.some((said) => isWithin(text, own, said)));

/** Whether a clause blames the thing that a limit speaks of, for the same. */
const blamesAlike = (
  { matters }: Statement,
  { span }: ReviewClause,
  index: ReviewIndex,
  productNoun: string,
): boolean =>
  matters.some(
    (matter) =>
      matter.sign < 0 &&
      (index.byKey.get(matter.key)?.get(span.reviewId)?.minus ?? []).some(
        (opinion) => opinion.span.start === span.start && isSameThing(matter, opinion.target, productNoun),
      ),
  );

/** Whether a complaint says what a limit says: of its matter, or in its words, and turned around where it is. */
const complainsAlike = (statement: Statement, clause: ReviewClause, scales: Ground, isNear: boolean): boolean => {
  const shared = sharedWords(statement.words, clause);
  if (shared.length === 0 || !isSameSense(clause, statement)) return false;
  if (statement.negated && !blames(statement)) return areTurned(clause.tokens, shared);
  if (barSense(statement.text) * barSense(clause.text) !== 0) return barSense(statement.text) === barSense(clause.text);
  if (blamesAlike(statement, clause, scales.index, scales.productNoun)) return true;
  const share = isNear || WITH_CARE.test(statement.text) ? SHARE_NEAR : SHARE;
  const least = Math.min(LEAST, statement.words.length);
  return shared.length >= Math.max(least, share * statement.words.length);
};

/** Clauses of reviews that a limit rests on: complaints that say the same, and the same time that something took. */
export const limitsTold = (statement: Statement, scales: Ground): Span[] => {
  const { near, index } = scales;
  const beside = new Set(near.flatMap((span) => clausesAt(index, span)));
  const costly = costs(statement);
  return index.clauses
    .filter((clause) => {
      if (!clause.report || clause.repeats) return false;
      if (costly)
        return (
          givesFigure(statement, clause) && (beside.has(clause) || sharedWords(statement.words, clause).length > 0)
        );
      return clause.complains && complainsAlike(statement, clause, scales, beside.has(clause));
    })
    .map(({ span }) => span);
};

/** Whether a passage speaks against a limit: it is no complaint, and does not say the same. */
export const deniesLimit = (span: Span, statement: Statement, index: ReviewIndex): boolean =>
  clausesAt(index, span).every((clause) => !clause.complains && !givesFigure(statement, clause));

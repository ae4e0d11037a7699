import type { ShopperQuestion } from "../../../events/result/insights.ts";
import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { supportFloor } from "../../insight/reviews/plenty.ts";
import { NUMBER_IN_WORDS } from "../../insight/text/number-words.ts";
import { overlaps } from "../../insight/text/spans-of.ts";
import { unitsOfSide } from "../../insight/themes/build-themes.ts";
import type { Unit } from "../../insight/units/unit.ts";
import { sensesOf } from "../words/same-sense.ts";
import { askedOf, isAsked } from "./asked-of.ts";
import { askForExtra } from "./asking.ts";
import { type CopyField, mattersTold } from "./current-copy.ts";
import { FACT_ANSWERS } from "./fact-answers.ts";
import { clauseSpans, reviewIdsOf } from "./improvement.ts";
import { QUESTION_BANK } from "./question-bank.ts";
import { type ReviewersQuestion, reviewersQuestions } from "./reviewers-questions.ts";
import { fallsShort } from "./standing.ts";
import { isService, troubleKind } from "./trouble-kinds.ts";
import { wishedThings } from "./wish-fixes.ts";

/** A question with its evidence; `doubted` where some review asks it, fears it or complains, and copy may answer. */
export type AskedQuestion = ShopperQuestion & {
  spans: readonly Span[];
  reviews: number;
  doubted: boolean;
  /** How many reviews ask it, fear it or wish it, and do not only complain. */
  wondered: number;
  /** Whether a reviewer asks it in these words. */
  asked: boolean;
  facetId: string | null;
};

/** The copy that may answer: the new listing, and the seller's current one, which is empty where none was given. */
export type Copies = { listing: readonly CopyField[]; current: readonly CopyField[] };

type Candidate = {
  question: string;
  answer: Answer;
  facetId: string | null;
  units: readonly Unit[];
  positive: number;
  negative: number;
  wondered: number;
};

const MOST = 10;
/** Words with which questions are asked, and which no line has to hold. */
const ASKING =
  "have has need needs ok okay come comes go goes get work works use used fit fits long many much big size every what how which can will does it this these";
/** Nobody asks whether it looks good or works until somebody has doubted it. */
const ASKED_IN_DOUBT = new Set(["looks", "asPictured", "illustrations", "support", "acceptance", "fun"]);
/** Rules keep guarantees out of copy, so that none can be asked for. */
const NOT_FOR_COPY = new Set(["support"]);
const MOST_WISHES = 2;

/** What asks for a time or a number, and the words that give one. */
const ASKS_NUMBER = /^how (?:soon|fast|long (?:does|do)|many)\b/i;
const GIVES_NUMBER = new RegExp(
  `\\d|\\b(?:${NUMBER_IN_WORDS}|overnight|half|hours?|minutes?|seconds?|days?|weeks?|months?|years?|instant(?:ly)?|immediate(?:ly)?|right away|at once|(?:all|whole|entire|through (?:the|a)|until(?: the)?|till|from) (?:day|night|morning|evening|noon|lunch|week|weekend|shift|season|winter|summer))`,
  "iu",
);

/** What answers a question: lines that speak of its matter, or words that state the fact it asks for. */
type Answer = { keys: readonly string[]; fact: RegExp | undefined };

const answeredIn = (
  fields: readonly CopyField[],
  question: string,
  { keys, fact }: Answer,
  mining: Mining,
): string | null =>
  fields.find((field) => {
    const told = mattersTold(field, mining);
    const isOfMatter = keys.some((key) => told.has(key));
    const isNumbered = !ASKS_NUMBER.test(question) || GIVES_NUMBER.test(field.text);
    return (isOfMatter && isNumbered) || fact?.test(field.text) === true;
  })?.field ?? null;

/** What reviews dispute is answered by a fact alone: praise of it is what they dispute. */
const answerFor = (candidate: Candidate, mining: Mining): Answer =>
  candidate.facetId !== null && fallsShort(candidate.facetId, candidate, mining) && candidate.answer.fact !== undefined
    ? { ...candidate.answer, keys: [] }
    : candidate.answer;

/** Questions that no praise of the whole facet answers. */
const ONLY_FACTS = new Set(["looks", "included"]);

const facetCandidates = (mining: Mining): Candidate[] => {
  const floor = supportFloor(mining);
  const relevant = mining.units.filter((unit) => unit.facet !== null && unit.mood !== "other-product");
  return [...Map.groupBy(relevant, (unit) => unit.facet?.id ?? "")].flatMap(([facetId, all]): Candidate[] => {
    const bank = QUESTION_BANK[facetId];
    if (bank === undefined || !isAsked(facetId, mining)) return [];
    const { part, units } = askedOf(facetId, all, floor, mining);
    const reports = units.filter((unit) => unit.mood === "report");
    if (reviewIdsOf(units).size < floor) return [];
    const doubted = units.some((unit) => unit.polarity < 0 || unit.mood !== "report");
    if (ASKED_IN_DOUBT.has(facetId) && !doubted) return [];
    return [
      {
        question: bank({ product: mining.product, part, domains: mining.domains }),
        answer: { keys: ONLY_FACTS.has(facetId) ? [] : [facetId], fact: FACT_ANSWERS[facetId] },
        facetId,
        units,
        positive: reviewIdsOf(unitsOfSide(reports, 1)).size,
        negative: reviewIdsOf(unitsOfSide(reports, -1)).size,
        wondered: reviewIdsOf(units.filter((unit) => unit.mood !== "report")).size,
      },
    ];
  });
};

const escape = (word: string): string => word.replace(/[^\p{L}\p{N} -]/gu, "");

/** "a version with a timer" asks whether it comes with a timer. */
const VARIANT = /^an? (?:version|model|option|kind|type) (?:with|that has) /;

const wishCandidates = (mining: Mining): Candidate[] =>
  wishedThings(mining)
    .filter(
      ({ phrase, units }) =>
        /^an? [a-z ]+$/.test(phrase) &&
        !/er\b/.test(phrase.split(" ")[1] ?? "") &&
        /^(?:it|they|this|there|these|an?) (?!came (?:in|as)|was|were)/.test(units[0]?.opinion ?? ""),
    )
    .slice(0, MOST_WISHES)
    .map(({ phrase, units, reviews }) => ({
      question: askForExtra(phrase.replace(VARIANT, ""), {
        product: mining.product,
        part: null,
        domains: mining.domains,
      }),
      answer: { keys: [], fact: new RegExp(`\\b${escape(phrase.split(" ").at(-1) ?? phrase)}`, "iu") },
      facetId: null,
      units,
      positive: 0,
      negative: 0,
      wondered: reviews,
    }));

/** Doubt asks before praise does. */
const urgency = ({ positive, negative, wondered }: Candidate): number => 2 * negative + 2 * wondered + positive / 2;

/** What is asked for a figure is answered by one. */
const ASKS_FIGURE = /^(?:how (?!do)|what )/iu;

type Told = { answered: boolean; promised: boolean };

/** A length in the copy tells how long a cord is, though some call it short; it tells nobody that socks which run small run true. */
const isSettledBy = (answered: boolean, question: string): boolean => answered && ASKS_FIGURE.test(question);

const stateOf = (candidate: Candidate, { answered, promised }: Told, mining: Mining): ShopperQuestion["state"] => {
  const { facetId, negative, question } = candidate;
  const doubtful = fallsShort(facetId, candidate, mining);
  const kind = facetId === null ? "product-fault" : troubleKind(facetId);
  if (doubtful && kind === "product-fault" && !(facetId !== null && isService(facetId))) return "product-fault";
  if (doubtful && kind === "expectation-gap" && !isSettledBy(answered, question)) return "expectation-gap";
  if (answered) return "answered";
  return promised && negative > 0 ? "expectation-gap" : "listing-silent";
};

const LEAST_TOLD = 0.75;
/** One word in common, "battery", settles nothing. */
const LEAST_WORDS = 2;

/** Whether a line holds nearly all that a question is about, beside the name of the product. */
const tellsOf = (line: string, question: string, { product }: Mining): boolean => {
  const meant = sensesOf(question).difference(sensesOf(`${product.type} ${ASKING}`));
  if (ASKS_FIGURE.test(question) && !/\d/.test(line)) return false;
  return meant.size >= LEAST_WORDS && meant.intersection(sensesOf(line)).size >= LEAST_TOLD * meant.size;
};

const fieldThatTells = (fields: readonly CopyField[], question: string, mining: Mining): string | null =>
  fields.find(({ text }) => tellsOf(text, question, mining))?.field ?? null;

/** What reviewers ask in so many words stands before all that is only concluded. */
const askedByReviewers = (
  own: readonly ReviewersQuestion[],
  { listing, current }: Copies,
  mining: Mining,
): AskedQuestion[] =>
  own.map(({ question, spans }) => {
    const answeredBy = fieldThatTells(listing, question, mining);
    return {
      question,
      state: answeredBy === null ? "listing-silent" : "answered",
      answeredBy,
      answeredBefore: current.length === 0 ? null : fieldThatTells(current, question, mining) !== null,
      spans,
      reviews: new Set(spans.map(({ reviewId }) => reviewId)).size,
      doubted: true,
      wondered: new Set(spans.map(({ reviewId }) => reviewId)).size,
      asked: true,
      facetId: null,
    };
  });

/** Whether a question rests on nothing but what reviewers ask in words of their own. */
const isAskedAlready = ({ units }: Candidate, own: readonly ReviewersQuestion[]): boolean =>
  own.length > 0 &&
  units.every(({ reviewId, start, end }) =>
    own.some(({ spans }) => spans.some((span) => overlaps(span, { reviewId, start, end }))),
  );

/** The questions that reviews say shoppers have, those they ask themselves first, then the most urgent, and where the copy answers them. */
export const shopperQuestions = (mining: Mining, copies: Copies): AskedQuestion[] => {
  const { listing, current } = copies;
  const own = reviewersQuestions(mining);
  const seen = new Set(own.map(({ question }) => question));
  const concluded = [...facetCandidates(mining), ...wishCandidates(mining)]
    .filter((candidate) => !isAskedAlready(candidate, own))
    .toSorted((a, b) => urgency(b) - urgency(a) || (a.question < b.question ? -1 : 1))
    .filter(({ question }) => (seen.has(question) ? false : seen.add(question) !== undefined))
    .slice(0, MOST - own.length)
    .map((candidate): AskedQuestion => {
      const answer = answerFor(candidate, mining);
      const answeredBy = answeredIn(listing, candidate.question, answer, mining);
      const answeredBefore =
        current.length === 0 ? null : answeredIn(current, candidate.question, answer, mining) !== null;
      const told = { answered: answeredBy !== null, promised: answeredBefore === true };
      return {
        question: candidate.question,
        state: stateOf(candidate, told, mining),
        answeredBy,
        answeredBefore,
        spans: clauseSpans(candidate.units),
        reviews: reviewIdsOf(candidate.units).size,
        doubted: candidate.negative + candidate.wondered > 0 && !NOT_FOR_COPY.has(candidate.facetId ?? ""),
        wondered: candidate.wondered,
        asked: false,
        facetId: candidate.facetId,
      };
    });
  return [...askedByReviewers(own, copies, mining), ...concluded];
};

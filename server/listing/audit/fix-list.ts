import type { Finding, KeywordCoverage } from "../../../events/result/listing.ts";
import type { Mining } from "../../insight/mining/mining.ts";
import { quantitiesIn } from "../words/quantities.ts";
import { complaintFixes } from "./complaint-fixes.ts";
import { contradictionFixes } from "./contradiction-fixes.ts";
import { type CopyField, mattersTold, subjectsOf } from "./current-copy.ts";
import { deniedClaims, type Ledger } from "./denied-claims.ts";
import { type Improvement, reviewers } from "./improvement.ts";
import { keywordFixes, ruleFixes, strengthFixes } from "./listing-fixes.ts";
import { isPromised } from "./promised-in.ts";
import type { AskedQuestion } from "./shopper-questions.ts";
import { singleComplaints } from "./single-complaints.ts";
import { unsaidFixes } from "./unsaid-fixes.ts";
import { wishFixes } from "./wish-fixes.ts";

const MOST_QUESTIONS = 3;
const QUESTION_WORTH = 30;

const touching = ({ reviews, asked }: AskedQuestion, total: number): string =>
  asked
    ? `${reviewers(reviews, total)} ${reviews === 1 ? "asks" : "ask"} it`
    : `${reviewers(reviews, total)} touch on it`;

/** Questions that only the seller can answer: reviewers ask or wonder, and no line says. What complaints of the same matter ask for already is not asked again, and where no listing was given only what reviewers ask themselves. */
const questionFixes = (
  questions: readonly AskedQuestion[],
  complained: ReadonlySet<string>,
  mining: Mining,
  current: readonly string[],
): Improvement[] =>
  questions
    .filter(
      ({ state, doubted, wondered, reviews, asked, facetId, answeredBefore }) =>
        state === "listing-silent" &&
        doubted &&
        answeredBefore !== true &&
        !isPromised(facetId ?? "", current, mining) &&
        (asked || (current.length > 0 && reviews > 1 && wondered > 0)) &&
        !complained.has(facetId ?? ""),
    )
    .slice(0, MOST_QUESTIONS)
    .map((each) => ({
      text: `Answer “${each.question}” in the listing: ${touching(each, mining.reviews.length)}, and no line says.`,
      kind: "listing-silent",
      reviews: each.reviews,
      stars: null,
      spans: each.spans,
      value: (QUESTION_WORTH * each.reviews) / mining.reviews.length,
    }));

/** Matters whose questions no wording answers. */
const fallingShort = (questions: readonly AskedQuestion[]): Set<string> =>
  new Set(
    questions.flatMap(({ state, facetId }) =>
      facetId !== null && (state === "product-fault" || state === "expectation-gap") ? [facetId] : [],
    ),
  );

export type FixInput = {
  mining: Mining;
  findings: readonly Finding[];
  keywords: KeywordCoverage["keywords"];
  current: readonly CopyField[];
  /** The new copy. */
  written: readonly CopyField[];
  questions: readonly AskedQuestion[];
  ledger: Ledger;
};

const AMOUNTS = new Set("ounce milliliter liter gram kilogram pound gallon quart pack piece serving".split(" "));

const linesOf = (fields: readonly CopyField[]): string[] => fields.map(({ text }) => text);

/** Says of what is done that it is. */
const doneText = ({ kind, text }: Improvement): string =>
  `${text} ${kind === "rule" ? "The new listing keeps this rule." : "The new listing says it."}`;

/** Says in a sentence that there is nothing to change, and what that was asked of. */
export const nothingToChange = (mining: Mining, isListingGiven: boolean): string => {
  const total = mining.reviews.length;
  const found =
    total === 1 ? "The one review names no fault" : `The ${total} reviews name no fault that enough of them share`;
  return isListingGiven
    ? `Nothing to change. ${found}, and your current listing says nothing that they contradict and breaks no rule.`
    : `Nothing to change yet. ${found}; with your current listing beside them, what it says is compared with what they say.`;
};

/** What to change in the product and its listing and why, most valuable first; what the new listing has done already comes last. */
export const writeFixList = (given: FixInput): Improvement[] => {
  const { mining, findings, keywords, current, written, questions, ledger } = given;
  const told = subjectsOf(current, mining);
  const copy = current.map((field) => field.text).join("\n");
  const complaints = complaintFixes(mining, {
    promises: told,
    denied: deniedClaims(ledger, mining),
    amountStated: quantitiesIn(copy).some(({ unit }) => AMOUNTS.has(unit)),
  });
  const complained = new Set(complaints.flatMap(({ facetId }) => (facetId === undefined ? [] : [facetId])));
  const counted = complaints.flatMap((each) => each.counted ?? []);
  const known = [...complaints, ...contradictionFixes(ledger, written, counted, mining)];
  const spansOf = (fixes: readonly Improvement[]) => fixes.flatMap(({ spans }) => spans);
  const troubles = current.length === 0 ? known : [...known, ...unsaidFixes(mining, spansOf(known))];
  return [
    ...troubles,
    ...singleComplaints(mining, troubles),
    ...ruleFixes(findings, written),
    ...strengthFixes(mining, {
      current: { lines: linesOf(current), told: new Set(told.keys()) },
      written: { lines: linesOf(written), told: new Set(written.flatMap((field) => [...mattersTold(field, mining)])) },
      complained: complained.union(fallingShort(questions)),
    }),
    ...keywordFixes(keywords, copy, mining),
    ...questionFixes(questions, complained, mining, linesOf(current)),
    ...wishFixes(mining),
  ]
    .toSorted((a, b) => Number(a.done ?? false) - Number(b.done ?? false) || b.value - a.value)
    .map((each) => (each.done === true ? { ...each, text: doneText(each) } : each));
};

import type { Finding, KeywordCoverage } from "../../../events/result/listing.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { complaintFixes } from "./complaint-fixes.ts";
import { contradictionFixes, type Ledger } from "./contradiction-fixes.ts";
import { type CopyField, subjectsOf } from "./current-copy.ts";
import { type Improvement, reviewers } from "./improvement.ts";
import { keywordFixes, ruleFixes, strengthFixes } from "./listing-fixes.ts";
import type { AskedQuestion } from "./shopper-questions.ts";
import { wishFixes } from "./wish-fixes.ts";

const MOST_QUESTIONS = 3;
const QUESTION_WORTH = 30;

/** Questions that only the seller can answer. */
const questionFixes = (questions: readonly AskedQuestion[], mining: Mining): Improvement[] =>
  questions
    .filter((each) => each.state === "listing-silent" && each.doubted && each.reviews > 1)
    .slice(0, MOST_QUESTIONS)
    .map(({ question, reviews, spans }) => ({
      text: `Answer “${question}” in the listing: ${reviewers(reviews, mining.reviews.length)} touch on it, and no line says.`,
      kind: "listing-silent",
      reviews,
      stars: null,
      spans,
      value: (QUESTION_WORTH * reviews) / mining.reviews.length,
    }));

export type FixInput = {
  mining: Mining;
  findings: readonly Finding[];
  keywords: KeywordCoverage["keywords"];
  current: readonly CopyField[];
  questions: readonly AskedQuestion[];
  ledger: Ledger;
};

/** What to change in the product and its listing and why, most valuable first. */
export const writeFixList = ({ mining, findings, keywords, current, questions, ledger }: FixInput): Improvement[] => {
  const told = subjectsOf(current, mining);
  const copy = current.map((field) => field.text).join("\n");
  return [
    ...complaintFixes(mining, told),
    ...contradictionFixes(ledger, told, mining),
    ...ruleFixes(findings),
    ...strengthFixes(
      mining,
      told,
      current.map((field) => field.text),
    ),
    ...keywordFixes(keywords, copy, mining),
    ...questionFixes(questions, mining),
    ...wishFixes(mining),
  ].toSorted((a, b) => b.value - a.value);
};

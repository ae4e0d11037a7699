import type { Span } from "../../../events/result/review.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { clausesAt, type ReviewIndex } from "../reviews/review-index.ts";
import { SMALL_WORKS } from "./promises/promised.ts";
import { subjectOf } from "./promises/subject.ts";

const PRAISING = "best|greatest|perfect|lovely|wonderful|excellent|amazing|awesome|fantastic";
const DENIES = "(?:\\b(?:not|no|never|hardly|nothing|without)|n['’]t)(?: \\p{L}+){0,3} ";

const lauded = rememberText(
  (word: string) => new RegExp(`(?<!${DENIES})\\b(?:${PRAISING}) (?:\\p{L}+ )?${RegExp.escape(word)}`, "iu"),
);

/** "best gift I ever gave him" against "great gift": the words of the claim, praised. */
const laudsIt = (said: string, { words }: Statement): boolean => words.some((word) => lauded(word).test(said));

/** What is praised in denied words may be misread: "less smooth", "can't be adjusted". */
const IN_DENIAL = /\b(?:less|hardly|barely|cannot|can['’]?t|won['’]?t|do(?:es)?(?:n['’]?t| not))\b/iu;

const isPraise = ({ praises, refuted, answeredNo, text }: ReviewClause): boolean =>
  praises && !refuted && !answeredNo && !IN_DENIAL.test(text);

/** What opens, closes or hangs on a thing, and is stiff, weak or washed by itself. */
const HARDWARE = SMALL_WORKS.union(
  wordSet(
    "clasp clip buckle snap hook latch hinge wheel caster cord cable plug tray pad strap sheet screw bolt magnet",
  ),
);
/** Qualities of the whole that no such part has for it: how soft it feels, and how it washes. */
const OF_WHOLE =
  /\b(?:soft(?:er|ness)?|plush|silky|smooth|cozy|comfort\p{L}*|comfy|(?:machine )?wash(?:able|es)?|laundry|light ?weight)\b/iu;

/** "the clasp is stiff" is said of the clasp, and not of the soft fabric. */
const isOfHardware = (clause: ReviewClause, { text, words }: Statement): boolean => {
  if (!OF_WHOLE.test(text)) return false;
  const subject = subjectOf(clause);
  return subject.some((word) => HARDWARE.has(word)) && !subject.some((word) => words.includes(word));
};

/** Whether a passage that is held against a statement denies it: it praises nothing, and speaks of the same. */
export const isProof = (span: Span, statement: Statement, index: ReviewIndex): boolean => {
  const clauses = clausesAt(index, span);
  const [first] = clauses;
  if (first === undefined) return true;
  if (clauses.every(isPraise)) return false;
  return !isOfHardware(first, statement) && !laudsIt(clauses.map(({ text }) => text).join(" "), statement);
};

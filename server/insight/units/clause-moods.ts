import type { Sentence, Token } from "../text/analyse.ts";
import { type Clause, splitClauses } from "../text/clauses.ts";
import { wordSet } from "../text/word-table.ts";
import type { Mood } from "./unit.ts";

const ASKING = wordSet(
  "what why how who where when which is are was were do does did can could would will should has have had am any anyone anybody",
);
const JOINING = wordSet("and but so or then");

const ISSUING = wordSet("but because since though although however while except");
const SUBJECTS = wordSet("i we it they he she this these that my the");

const FIRST_WORDS = 4;

/** Whether a clause asks by itself: "and why is that". */
const asks = ({ tokens: [first, second] }: Clause): boolean =>
  ASKING.has((JOINING.has(first?.lower ?? "") ? second : first)?.lower ?? "");

const isWish = ({ lower }: Token): boolean => lower === "wish" || lower === "wished";

const isVerb = ({ pos }: Token): boolean => pos === "VERB" || pos === "AUX";

/** "I wish it was longer, it can't reach the far end": what follows gives the reason. */
const endsWish = ({ tokens }: Clause): boolean =>
  ISSUING.has(tokens[0]?.lower ?? "") ||
  (SUBJECTS.has(tokens[0]?.lower ?? "") &&
    tokens.slice(1, 5).some(isVerb) &&
    !tokens.slice(1, 5).some(({ lower }) => lower === "was" || lower === "were" || lower === "had"));

const moodsIn = (sentence: Sentence, clauses: readonly Clause[]): readonly Mood[] => {
  if (sentence.tokens.at(-1)?.text.includes("?") === true) {
    const question = clauses.findIndex(asks);
    return clauses.map((_, index) => (index < question ? "report" : "question"));
  }
  if (!sentence.tokens.slice(0, FIRST_WORDS).some(isWish)) return clauses.map(() => "report");
  const wish = clauses.findIndex(({ tokens }) => tokens.some(isWish));
  const end = clauses.findIndex((clause, index) => index > wish && endsWish(clause));
  return clauses.map((_, index) => (index < wish || (end !== -1 && index >= end) ? "report" : "wish"));
};

/** The mood of each clause of a sentence: a question reaches back to where it begins, a wish on to where something is told again. */
export const clauseMoods = (sentence: Sentence): ((clause: Clause) => Mood) => {
  const clauses = splitClauses(sentence);
  const moods = moodsIn(sentence, clauses);
  return (clause) => moods[clauses.findIndex(({ start }) => start === clause.start)] ?? "report";
};

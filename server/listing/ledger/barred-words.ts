import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { wordOfToken } from "../reviews/review-index.ts";
import { overlapOf } from "../reviews/shared-words.ts";

const KEEPS_OUT =
  /\b(?:keep(?:s|ing)?|kept|hold(?:s|ing)?|held)(?: [\p{L}-]+){1,5}? (?:out|off|away)\b|\b(?:block(?:s|ed)?|repel(?:s|led)?|(?:filter|shut|seal)s? out)\b/iu;
const LETS_IN =
  /\b(?:lets?|letting|allows?)(?: [\p{L}-]+){1,6}? (?:in(?:to)?|through|thru|past)\b|\b(?:gets?|got|comes?|came|goes|go|went|seep(?:s|ed)?|soak(?:s|ed)?|leak(?:s|ed)?|blows?)(?: (?:right|straight|all))? (?:in(?:to)?|through|thru|past)\b/iu;
const DENIED = /\b(?:no|not|never|nothing|nobody|without|cannot|hardly|barely)\b|n['’]t\b/iu;

type Barred = { sense: 1 | -1; at: number };

/** Whether words tell that a thing keeps something out, or lets it in: "not one drop got in" keeps out. */
const barredIn = rememberText((text: string): Barred | false => {
  const [kept, entered] = [KEEPS_OUT.exec(text), LETS_IN.exec(text)];
  const match = kept ?? entered;
  if (match === null) return false;
  const isKept = match === kept;
  const isDenied = DENIED.test(text.slice(0, match.index + match[0].length));
  return { sense: isKept === isDenied ? -1 : 1, at: match.index };
});

/** 1 where a thing keeps something out, -1 where it lets it in, 0 where neither is told. */
export const barSense = (text: string): -1 | 0 | 1 => {
  const found = barredIn(text);
  return found === false ? 0 : found.sense;
};

/** Whether one keeps out what the other lets in. */
export const isBarOpposed = (statement: Statement, clause: ReviewClause): boolean =>
  barSense(statement.text) * barSense(clause.text) === -1;

const LEAST_SHARED = 2;

/** Whether a clause tells that what a statement keeps out comes in: "lets fine grounds through", "grounds in every cup". */
export const deniesBar = (clause: ReviewClause, statement: Statement): boolean => {
  const barred = barredIn(statement.text);
  if (barred === false || overlapOf(statement.words, clause) < LEAST_SHARED) return false;
  if (isBarOpposed(statement, clause)) return true;
  const isComplaint = clause.blames && !clause.negated && barSense(clause.text) === 0;
  const kept = statement.text.slice(barred.at).toLowerCase();
  const shared = clause.tokens.filter(({ lower, lemma }) => kept.includes(lower) || kept.includes(lemma));
  return (
    barred.sense > 0 &&
    isComplaint &&
    new Set(shared.map(wordOfToken).filter((word) => statement.words.includes(word))).size >= LEAST_SHARED
  );
};

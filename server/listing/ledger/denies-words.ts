import { analyseText } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { contentWords } from "../reviews/review-index.ts";
import { sharedWords } from "../reviews/shared-words.ts";
import { areTurned, turnsAny } from "./turned-words.ts";

/** What says that a thing is not there, rather than that it does not do something. */
const ABSENT =
  "\\b(?:no|without|missing|lacks?|lacking|never (?:came with|got|received)|(?:does|did|do)(?: not|n['’]?t) (?:have|come with|include|get)) (?:\\p{L}+ ){0,2}";
const MOST_NAMED = 3;

/** "with Training Wheels" names a thing and says nothing of it. */
const isBareName = ({ negated, matters, words, quantities }: Statement): boolean =>
  !negated && matters.length === 0 && quantities.length === 0 && words.length <= MOST_NAMED;

const STEM = 4;

const stemOf = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, "").slice(0, STEM);

const absent = rememberText((stem: string) => new RegExp(`${ABSENT}${stem}`, "iu"));

const lacks = ({ text }: ReviewClause, words: readonly string[]): boolean =>
  words.map(stemOf).some((stem) => stem !== "" && absent(stem).test(text));

const DENIES_THING = /\b(?:no|zero|without)\b/iu;

/** "No WiFi", "Works Without Power" say that a thing is not there, and nothing of it. */
const isBareDenial = ({ text, negated, matters, words, quantities }: Statement): boolean => {
  const denial = text.search(DENIES_THING);
  return (
    negated &&
    quantities.length === 0 &&
    words.length === 1 &&
    matters.every(({ at }) => at !== undefined && at < denial)
  );
};

/** "No Paper Filters": a thing of several words that is not there. */
const isLongDenial = ({ text, negated, matters, words }: Statement): boolean =>
  negated && matters.length === 0 && words.length > 1 && /^(?:no|zero|without)\b/iu.test(text);

const PRESENT =
  "\\b(?:has|have|had|needs?|needed|requires?|required|uses?|comes? with|came with|takes?|took|with|gets?|got|left) (?:\\p{L}+ ){0,3}";
const ANY_DENIAL = /\b(?:no|not|nothing|never|without|\p{L}+n['’]?t)\b/iu;

const present = rememberText((stem: string) => new RegExp(`${PRESENT}${stem}`, "iu"));

/** Whether a clause tells of the thing as there: "it needs WiFi to start". */
const tellsOf = ({ text }: ReviewClause, words: readonly string[]): boolean =>
  !ANY_DENIAL.test(text) && words.map(stemOf).some((stem) => stem !== "" && present(stem).test(text));

const ENDED =
  "\\b(?:stop(?:s|ped|ping)?|end(?:s|ed|ing)?|quit|prevent(?:s|ed|ing)?|reduc(?:es|ed|ing)|eliminat(?:es|ed|ing)|cured|solv(?:es|ed)|(?:gets?|got) rid of) (?:\\p{L}+ ){0,2}";

const ended = rememberText((stem: string) => new RegExp(`${ENDED}${stem}`, "iu"));

/** Whether a clause tells that the thing is there no longer: "he stopped pulling". */
const tellsOfEnd = ({ text }: ReviewClause, words: readonly string[]): boolean =>
  !ANY_DENIAL.test(text) && words.map(stemOf).some((stem) => stem !== "" && ended(stem).test(text));

/** "20V drill" names a thing with its figure: who denies it says that there is none, or another figure. */
const isNamedFigure = ({ negated, matters, words, quantities }: Statement): boolean =>
  !negated && quantities.length > 0 && (words.length === 1 || (matters.length === 0 && words.length <= MOST_NAMED));

const sharesUnit = ({ quantities }: Statement, clause: ReviewClause): boolean =>
  quantities.some(({ unit }) => clause.quantities.some((said) => said.unit === unit));

const NOT_SO = "(?:\\bnot|n['’]?t) (?:actually |really |even |fully |quite |all )?";

const notSo = rememberText((stem: string) => new RegExp(`${NOT_SO}${stem}`, "iu"));

/** Whether a clause says of a thing that it is not what its name tells: "the seams were not taped". */
const isNotSo = ({ text }: ReviewClause, words: readonly string[]): boolean =>
  words.map(stemOf).some((stem) => stem !== "" && notSo(stem).test(text));

const NEGATES = /^.*\b(?:no|not|never|without|nothing|cannot|hardly)\b|^.*n['’]t\b/iu;

/** The word that a statement denies first: "roomy" of "not roomy for two". */
const deniedFirst = rememberText((text: string): readonly string[] => {
  const rest = text.toLowerCase().replace(NEGATES, "");
  return rest === text.toLowerCase()
    ? []
    : contentWords(analyseText(rest, "listing").flatMap(({ tokens }) => tokens)).slice(0, 1);
});

/** Whether a clause that shares words with a statement, in the opposite sense, denies what it states of them. */
export const deniesWords = (clause: ReviewClause, statement: Statement): boolean => {
  if (clause.answeredNo) return true;
  if (!statement.negated && !areTurned(clause.tokens, statement.words)) return false;
  if (statement.negated && tellsOfEnd(clause, statement.words)) return false;
  if (statement.negated && !deniedFirst(statement.text).every((word) => clause.words.has(word))) return false;
  if (statement.negated && !turnsAny(statement, sharedWords(statement.words, clause))) return false;
  if (isBareName(statement)) return lacks(clause, statement.words) || isNotSo(clause, statement.words);
  if (isNamedFigure(statement))
    return lacks(clause, statement.words) || isNotSo(clause, statement.words) || sharesUnit(statement, clause);
  if (isLongDenial(statement)) return clause.complains || tellsOf(clause, statement.words);
  return !isBareDenial(statement) || tellsOf(clause, statement.words);
};

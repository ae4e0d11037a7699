import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { contentWords, isNegator, turnsItself, wordOfToken } from "../reviews/review-index.ts";
import { sharedWords } from "../reviews/shared-words.ts";

/** How many words before a word its denial may stand: "I don't think it's dishwasher safe". */
const REACH = 5;
const JOINS = new Set(["and", "but", "or", "so", ",", "because", "since"]);

/** Whether a denial before a word is one of that word: no other thing, and no new statement, stands between. */
export const isDeniedBefore = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean => {
  for (let index = at - 1; index >= Math.max(0, at - REACH); index -= 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    if (isNegator(token)) return true;
    if (JOINS.has(token.lower) || (isNoun(token) && !words.has(wordOfToken(token)))) return false;
  }
  return false;
};

/** What may stand between a thing and the denial behind it: "the auto shut off feature does not". */
const BETWEEN = new Set(
  "off on up down out feature function mode part thing does do did is are was were has have had can could will would".split(
    " ",
  ),
);

/** "the auto shut off does not work": what is named is denied what follows; "-free" denies what stands before it. */
const isDeniedBehind = (tokens: readonly Token[], at: number): boolean => {
  for (const [index, token] of tokens.slice(at + 1, at + 1 + REACH).entries()) {
    if (token.lower === "no") return /^(?:longer|more)$/.test(tokens[at + index + 2]?.lower ?? "");
    if (isNegator(token) || (token.lower === "free" && index < 2)) return true;
    if (token.lower !== "-" && token.pos !== "AUX" && token.pos !== "ADV" && !BETWEEN.has(token.lower)) return false;
  }
  return false;
};

/** Whether a denial falls on the word at an index; the other words may stand between them. */
export const isDeniedWord = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean =>
  isDeniedBefore(tokens, at, words) || isDeniedBehind(tokens, at);

const isTurnedWord = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean => {
  const token = tokens[at];
  return token !== undefined && (turnsItself(token) || isDeniedWord(tokens, at, words));
};

/** Whether a denial falls on one of these words, and not on something else that the same clause tells: "dries fast and isn't sticky" denies no drying. */
export const areTurned = (tokens: readonly Token[], words: readonly string[]): boolean => {
  const own = new Set(words);
  return tokens.some((token, at) => own.has(wordOfToken(token)) && isTurnedWord(tokens, at, own));
};

/** What opens a statement of its own, so that its denial is none of what stands before: "for camps where stakes don't go in". */
const OPENS = new Set("where when while because since if although though unless until".split(" "));

/** Whether a denial stands apart, behind all of these words: "sits up straight without hitting the top". */
const isDeniedApart = (tokens: readonly Token[], words: readonly string[]): boolean => {
  const own = new Set(words);
  const last = tokens.findLastIndex((token) => own.has(wordOfToken(token)));
  const denial = tokens.findIndex(isNegator);
  if (last === -1 || denial < last) return false;
  return tokens[denial]?.lower === "without" || tokens.slice(last, denial).some(({ lower }) => OPENS.has(lower));
};

const turnedIn = rememberText((text: string): ReadonlySet<string> => {
  const tokens = analyseText(text.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens);
  const own = new Set(contentWords(tokens));
  return new Set(tokens.flatMap((token, at) => (isTurnedWord(tokens, at, own) ? wordOfToken(token) : [])));
});

/** Whether a denial in a statement falls on one of these of its words: "glass and steel, no plastic" denies no glass. */
export const turnsAny = ({ text, negated }: Pick<Statement, "text" | "negated">, words: readonly string[]): boolean => {
  if (!negated) return false;
  const turned = turnedIn(text);
  return turned.size === 0 || words.length === 0 || words.some((word) => turned.has(word));
};

/** Whether a clause of a review uses the words of a statement in the same sense: both as they are, or both turned around. */
export const isSameSense = (
  { tokens, words, negated, answeredNo }: Pick<ReviewClause, "tokens" | "words" | "negated" | "answeredNo">,
  statement: Pick<Statement, "text" | "words" | "negated">,
): boolean => {
  const shared = sharedWords(statement.words, { words });
  const isTurned = answeredNo || (negated && !isDeniedApart(tokens, shared));
  return isTurned === turnsAny(statement, shared);
};

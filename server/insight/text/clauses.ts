import type { Sentence, Token } from "./analyse.ts";
import { remember } from "./remember.ts";
import { isVerb } from "./word-classes.ts";

export type Clause = { sentence: Sentence; tokens: readonly Token[]; start: number; end: number };

const CONTRAST = new Set([
  "but",
  "however",
  "although",
  "though",
  "yet",
  "except",
  "whereas",
  "while",
  "despite",
  "unless",
]);
const JOINING = new Set(["and", "so", "or", "because", "since", "which", "then", "plus"]);
const BREAKS = /^[,;:.!?—–()…[\]"“”/]+$|^--+$/;

/** Whether a clause that begins with the word stands against the one before or after it. */
export const opensContrast = (lower: string): boolean => CONTRAST.has(lower);
const isSubjectStart = (token: Token | undefined): boolean =>
  token !== undefined && ["PRON", "DET", "NOUN", "PROPN"].includes(token.pos);

const beforeBreak = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex((token) => BREAKS.test(token.text));
  return end === -1 ? tokens : tokens.slice(0, end);
};

/** "and it fell", "and the lid leaks": a joining word with a subject and a verb after it. */
const startsOwnClause = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  // "and either it …, or …" opens two clauses.
  if (/^n?either$/.test(next?.lower ?? "") && tokens[index + 2]?.pos === "PRON") return true;
  const subject = next?.pos === "ADV" ? index + 2 : index + 1;
  return isSubjectStart(tokens[subject]) && beforeBreak(tokens.slice(subject + 1, subject + 5)).some(isVerb);
};

/** "anything but dry", "has yet to rust", "fraying for a while": within one statement. */
const isWithin = (tokens: readonly Token[], index: number): boolean => {
  const [before, word, after] = [index - 1, index, index + 1].map((at) => tokens[at]?.lower);
  if (word === "while") return /^(?:an?|little|long|short|good)$/.test(before ?? "");
  return (word === "but" && (before === "anything" || before === "everything")) || (word === "yet" && after === "to");
};

const contrasts = (tokens: readonly Token[], index: number): boolean =>
  CONTRAST.has(tokens[index]?.lower ?? "") && !isWithin(tokens, index);

/** Splits a sentence where one statement ends and the next begins; an opinion never reaches across. */
export const splitClauses = remember((sentence: Sentence): readonly Clause[] => {
  const parts: Token[][] = [[]];
  sentence.tokens.forEach((token, index) => {
    const breaks = BREAKS.test(token.text);
    const joins =
      contrasts(sentence.tokens, index) || (JOINING.has(token.lower) && startsOwnClause(sentence.tokens, index));
    if (breaks || joins) parts.push([]);
    if (!breaks) parts.at(-1)?.push(token);
  });
  return parts.flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first === undefined || last === undefined ? [] : [{ sentence, tokens, start: first.start, end: last.end }];
  });
});

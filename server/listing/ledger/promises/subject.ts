import type { Product } from "../../../insight/product/product.ts";
import { analyseText, type Token } from "../../../insight/text/analyse.ts";
import { rememberText } from "../../../insight/text/remember.ts";
import { isNoun, isVerb } from "../../../insight/text/word-classes.ts";
import type { Statement } from "../../clauses/read-clause.ts";
import type { ReviewClause } from "../../reviews/review-clause.ts";
import { contentWords } from "../../reviews/review-index.ts";
import { foldedWords } from "../../words/fold.ts";
import { canonical } from "../../words/word-groups.ts";
import type { Made } from "./promises-made.ts";

type Worded = Pick<ReviewClause, "tokens">;

const POSSESSIVE = new Set("my our your his her their its".split(" "));
/** Pronouns that the tagger takes for nouns. */
const OWN = new Set(["mine", "ours"]);
const ARTICLES = new Set(["the", "a", "an"]);

/** What stands behind an article names a thing, whatever the tagger takes it for: "the bolsters flattened". */
const isNamed = (token: Token, before: Token | undefined): boolean =>
  isNoun(token) || (token.pos === "VERB" && before !== undefined && ARTICLES.has(before.lower));

const BREAKS = /^(?:bent|broke|cracked|snapped|tore|ripped|chewed|split|shattered|dented|shredded|destroyed)$/u;

/** "the bars arrived bent", "the hook got bent" */
const IS_VERB = /(?:ed|s)$|^(?:came|come|got|get|went|had|been|be)$/u;

/** "Cover comes off" */
const DOES = /s$|^(?:came|fell|got|went|had|kept|lost|stayed|broke|snapped|tore)$/u;

const opensAsSubject = (token: Token, before: Token | undefined, after: Token | undefined): boolean =>
  before === undefined &&
  after !== undefined &&
  token.pos === "VERB" &&
  !IS_VERB.test(token.lower) &&
  (after.pos === "AUX" || (after.pos === "VERB" && DOES.test(after.lower)));

/** "the crank handle broke": what the tagger takes for a verb between a noun and a breakage is a noun. */
const isNamedAt = (token: Token, before: Token | undefined, after: Token | undefined): boolean =>
  isNamed(token, before) ||
  opensAsSubject(token, before, after) ||
  (token.pos === "VERB" &&
    !IS_VERB.test(token.lower) &&
    before !== undefined &&
    isNoun(before) &&
    BREAKS.test(after?.lower ?? ""));

/** The nouns that a clause tells a trouble of, up to a place in the text; none where it tells it of "it" or of nothing named. */
export const subjectIn = ({ tokens }: Worded, end: number): string[] => {
  const before = tokens.filter(({ start }) => start < end);
  const from =
    before.findLastIndex(({ pos, lower }) => (pos === "PRON" && !POSSESSIVE.has(lower)) || OWN.has(lower)) + 1;
  return contentWords(before.filter((token, at) => at >= from && isNamedAt(token, before[at - 1], tokens[at + 1])));
};

/** The nouns before the first verb of a clause. */
export const subjectOf = (clause: Worded): string[] => {
  const { tokens } = clause;
  const isVerbal = (token: Token, at: number): boolean =>
    isVerb(token) && !isNamedAt(token, tokens[at - 1], tokens[at + 1]);
  return subjectIn(clause, tokens.find(isVerbal)?.start ?? 0);
};

const nounsIn = rememberText((text: string): readonly string[] =>
  contentWords(analyseText(text.toLowerCase(), "listing").flatMap(({ tokens }) => tokens.filter(isNoun))),
);

/** What a product is called, word by word. */
export const namesOf = ({ name, type, noun }: Product): string[] =>
  foldedWords(`${name} ${type} ${noun}`).map(canonical);

/** Whether a trouble befalls what a promise is made of, and no other thing: no bolster is part of "supportive foam", and no door fits in a bag. */
export const isOfPromised = (
  { promised: { of, notOf, measured }, part }: Made,
  subject: readonly string[],
  nouns: ReadonlySet<string>,
  { words, quantities }: Statement,
  product: Product,
): boolean => {
  const names = namesOf(product);
  const isElse = (word: string): boolean => !words.includes(word) && !names.includes(word);
  if (notOf !== undefined && subject.some((word) => notOf.has(word) && isElse(word))) return false;
  if (of === "namedPart") return part.length === 0 || part.some((word) => nouns.has(word));
  const isMeasured = measured === true && quantities.length > 0;
  if (isMeasured && nouns.size > 0 && ![...nouns].some((word) => words.includes(word) || names.includes(word)))
    return false;
  if (of === undefined || subject.length === 0) return true;
  if (subject.some((word) => names.includes(word))) return true;
  if (of === "whole") return words.some((word) => nouns.has(word));
  return part.length === 0 || subject.some((word) => part.includes(word));
};

/** "cracked the first week" */
const TIMES = /^(?:first|second|third|day|night|morning|week|weekend|month|year|season|time|summer|winter)s?$/u;
/** What somebody or something broke: "bent the cage". */
const brokenIn = ({ tokens }: Worded): string[] => {
  const at = tokens.findIndex(({ lower }) => BREAKS.test(lower));
  const behind = at === -1 ? [] : tokens.slice(at + 1);
  if (!ARTICLES.has(behind[0]?.lower ?? "")) return [];
  const end = behind.findIndex(
    (token, index) => index > 0 && !isNamed(token, behind[index - 1]) && token.pos !== "ADJ",
  );
  return contentWords(
    behind.slice(1, end === -1 ? undefined : end).filter((token) => isNoun(token) && !TIMES.test(token.lower)),
  );
};

/** "the wire loop it hangs from bent" */
const firstNamed = ({ tokens }: Worded): string[] => {
  const from = tokens.findIndex(({ pos }) => pos !== "CCONJ" && pos !== "ADV");
  const first = tokens[from];
  if (first === undefined || !(ARTICLES.has(first.lower) || isNoun(first))) return [];
  const end = tokens.findIndex((token, at) => at > from && !isNoun(token) && token.pos !== "ADJ");
  return contentWords(tokens.slice(from, end === -1 ? undefined : end).filter(isNoun));
};

/** What a clause tells a breakage of, word by word; nothing where it names nothing. */
export const befallenIn = (clause: Worded): string[] => {
  const befallen = brokenIn(clause);
  if (befallen.length > 0) return befallen;
  const subject = subjectOf(clause);
  return subject.length > 0 ? subject : firstNamed(clause);
};

const WHOLE = /\b(?:constructions?|designs?|build|quality|materials?|structures?|body|products?)\b/iu;
const HOW_LONG = /^(?:years?|decades?|lifetimes?|seasons?|use|time|life)$/u;
/** What it is for, and for how long, stands behind what it is: "sturdy legs for years of outdoor use". */
const WHAT_FOR = /(?<=\S) (?:for|in|through|over|that|to)\b.*$/iu;

/** Whether what broke is what a statement names: no cap that broke is the "heavy duty metal", and any part that did is of a thing that is "built to last". */
export const isOfNamedThing = (statement: Pick<Statement, "text">, clause: Worded, product: Product): boolean => {
  if (WHOLE.test(statement.text)) return true;
  const names = namesOf(product);
  const named = nounsIn(statement.text.replace(WHAT_FOR, "")).filter(
    (word) => !names.includes(word) && !HOW_LONG.test(word),
  );
  if (named.length === 0) return true;
  const told = befallenIn(clause);
  // What broke is the last of its words: the handle of a "crank handle".
  return told.length === 0 || told.some((word) => named.includes(word)) || names.includes(told.at(-1) ?? "");
};

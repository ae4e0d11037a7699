import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { numberOf } from "../../insight/text/number-words.ts";
import { remember } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { contentWords, isNegator, wordOfToken } from "../reviews/review-index.ts";
import type { Statement } from "./read-clause.ts";

/** One of the things that a clause lists: "two switch tracks", "smoothly sanded", "Brio" of "works with Brio". */
export type Item = {
  /** Content words, those of a number left out. */
  words: readonly string[];
  /** What is said of the product in a word: "sanded", "adjustable". */
  state: string | null;
  /** The thing itself, where the clause lists what comes with the product. */
  part: readonly string[];
  /** What the product is said to fit or to work with. */
  partner: string | null;
  /** What the product is said to be good for: "nuts" of "strong enough for ice and nuts". */
  purpose: string | null;
};

const BREAK = /^(?:[,;:()–—&-]|and|or|plus|with)$/i;
const COMPATIBLE =
  /\b(?:works? (?:well |great |perfectly )?(?:with|on)|compatible with|fits?|suitable for|pairs? (?:\p{L}+ )?with|connects? (?:to|with)|goes (?:well )?with)\b/iu;
const PURPOSE =
  /\b(?:enough (?:for|to (?:crush|cut|blend|handle|grind|chop|lift|hold|carry|tackle|slice|shred|mix))|(?:great|good|perfect|ideal|made|built|designed|suitable) for|(?:crushes|cuts|grinds|blends|chops|handles|tackles|slices|shreds))\b/i;
const CONTENTS = /\b(?:includ\w+|comes? with|set of|in the box|what you get|contents|contains?|equipped with)\b/i;
const STATE = /(?:ed|able|ible|proof)$/;
/** States of what a thing is for rather than how it is. */
const NO_STATE =
  /^(?:used|needed|required|designed|included|supposed|wanted|liked|loved|based|sized|shaped|colou?red|suited|trusted|tested|approved|inspired|detailed)$/;
const isNumber = ({ lower }: Token): boolean => /^\d+$/.test(lower) || numberOf(lower) !== undefined;

const partedAt = (tokens: readonly Token[], isBreak: (token: Token) => boolean): Token[][] =>
  tokens.reduce<Token[][]>(
    (parts, token) => {
      if (isBreak(token)) parts.push([]);
      else parts.at(-1)?.push(token);
      return parts;
    },
    [[]],
  );

/** "Brio" of "Brio tracks", or else the last noun: "boxes" of "most litter boxes". */
const partnerOf = (tokens: readonly Token[], text: string): string | null => {
  const shouts = text === text.toUpperCase();
  const name = shouts ? undefined : tokens.find(({ start, end }) => /\p{Lu}/u.test(text.slice(start, end)));
  const noun = name ?? tokens.findLast((token) => isNoun(token) && contentWords([token]).length > 0);
  return noun === undefined ? null : wordOfToken(noun);
};

/** "instructions" of "printed instructions", both words of "wall plugs" */
const lastNouns = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findLastIndex(isNoun) + 1;
  return tokens.slice(tokens.slice(0, end).findLastIndex((token) => !isNoun(token)) + 1, end);
};

/** Where in a clause its partners and its purposes begin, −1 where it has none. */
type Leads = { partners: number; purposes: number; isContents: boolean };

const itemOf = (tokens: readonly Token[], text: string, { partners, purposes, isContents }: Leads): Item => {
  const numbered = tokens.some(isNumber);
  const named = tokens.filter((token) => !isNumber(token));
  const words = contentWords(named);
  const said = named.filter((token) => token.pos !== "ADV" && contentWords([token]).length > 0);
  const [only] = said;
  const hasVerb = named.some(({ pos, lower }) => (pos === "VERB" || pos === "AUX") && !lower.endsWith("ed"));
  const isState = said.length === 1 && only !== undefined && STATE.test(only.lower) && !NO_STATE.test(only.lower);
  const start = tokens[0]?.start ?? 0;
  return {
    words,
    state: isState && !isNoun(only) ? only.lower : null,
    part: (numbered || isContents) && !hasVerb ? contentWords(lastNouns(named)) : [],
    partner: partners !== -1 && start >= partners ? partnerOf(named, text) : null,
    purpose: purposes !== -1 && start >= purposes ? (contentWords(lastNouns(named)).at(-1) ?? null) : null,
  };
};

/** The items that a clause lists, one by one. */
export const itemsOf = remember((statement: Statement): readonly Item[] => {
  const { text } = statement;
  const [lead, purpose] = [COMPATIBLE.exec(text), PURPOSE.exec(text)];
  const tokens = analyseText(text.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens);
  const endOf = (match: RegExpExecArray | null): number => (match === null ? -1 : match.index + match[0].length);
  const isIn = (match: RegExpExecArray | null, { start }: Token): boolean =>
    match !== null && start >= match.index && start < endOf(match);
  const leads = { partners: endOf(lead), purposes: endOf(purpose), isContents: CONTENTS.test(text) };
  const isBreak = (token: Token): boolean =>
    BREAK.test(token.text) || [lead, purpose].some((match) => token.start === match?.index);
  const isLead = (token: Token): boolean => isIn(lead, token) || isIn(purpose, token);
  return partedAt(tokens, isBreak)
    .map((part) => part.filter((token) => !isLead(token)))
    .filter((part) => part.length > 0 && !part.some(isNegator))
    .map((part) => itemOf(part, text, leads));
});

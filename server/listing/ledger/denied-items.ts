import type { Span } from "../../../events/result/review.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { numberOf } from "../../insight/text/number-words.ts";
import { remember } from "../../insight/text/remember.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import type { Statement } from "./read-clause.ts";
import type { ReviewClause } from "./review-clause.ts";
import { contentWords, isNegator, isTurnedAt, type ReviewIndex, wordOfToken } from "./review-index.ts";

/** One of the things that a clause lists: "two switch tracks", "smoothly sanded", "Brio" of "works with Brio". */
type Item = {
  /** Content words, those of a number left out. */
  words: readonly string[];
  /** What is said of the product in a word: "sanded", "adjustable". */
  state: string | null;
  /** The thing itself, where the clause lists what comes with the product. */
  part: readonly string[];
  /** What the product is said to fit or to work with. */
  partner: string | null;
};

const BREAK = /^(?:[,;:()–—&-]|and|or|plus|with)$/i;
const COMPATIBLE =
  /\b(?:works? (?:well |great |perfectly )?(?:with|on)|compatible with|fits?|suitable for|pairs? (?:\p{L}+ )?with|connects? (?:to|with)|goes (?:well )?with)\b/iu;
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

const itemOf = (tokens: readonly Token[], text: string, from: number, isContents: boolean): Item => {
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
    partner: from !== -1 && start >= from ? partnerOf(named, text) : null,
  };
};

/** The items that a clause lists, one by one. */
const itemsOf = remember((statement: Statement): readonly Item[] => {
  const { text } = statement;
  const lead = COMPATIBLE.exec(text);
  const tokens = analyseText(text.toLowerCase(), "listing").flatMap((sentence) => sentence.tokens);
  const leadEnd = lead === null ? -1 : lead.index + lead[0].length;
  const isBreak = (token: Token): boolean => BREAK.test(token.text) || token.start === (lead?.index ?? -1);
  const isLead = ({ start }: Token): boolean => lead !== null && start >= lead.index && start < leadEnd;
  return partedAt(tokens, isBreak)
    .map((part) => part.filter((token) => !isLead(token)))
    .filter((part) => part.length > 0 && !part.some(isNegator))
    .map((part) => itemOf(part, text, leadEnd, CONTENTS.test(text)));
});

const OF_WRAPPING = /\b(?:box|package|packaging|envelope|parcel)\b/i;

const isStateDenied = (clause: ReviewClause, state: string): boolean =>
  clause.report &&
  !OF_WRAPPING.test(clause.text) &&
  clause.tokens.some((token, at) => token.lower === state && !isNoun(token) && isTurnedAt(clause.tokens, at));

const NONE = /^(?:no|without|zero|missing|lacks?|lacking)$/;
const NOT_HAVING =
  /(?:\bnot|n['’]t|\bnever) (?:have|had|come with|came with|include|included|get|got|receive|received|find) (?:any |a |an |the |my |our )?$/i;
const IS_MISSING =
  /^ (?:(?:is|are|was|were) )?(?:all |both )?(?:missing|not (?:included|there|in the)|n['’]t (?:included|there|in the))/i;
const NEEDLESS = /^ ?(?:needed|necessary|required|problems?|issues?|troubles?|complaints?|left|breakage|damage)\b/i;

/** Whether a clause says that a thing which should be there is not: "no switch tracks at all". */
export const isPartMissing = ({ tokens, text, span, report }: ReviewClause, part: readonly string[]): boolean =>
  report &&
  tokens.some((_, at) => {
    const named = tokens.slice(at, at + part.length);
    if (named.length < part.length || !named.every((token, index) => wordOfToken(token) === part[index])) return false;
    const [before, after] = [
      text.slice(0, (named[0]?.start ?? span.start) - span.start),
      text.slice((named.at(-1)?.end ?? span.end) - span.start),
    ];
    if (NEEDLESS.test(after)) return false;
    return NONE.test(tokens[at - 1]?.lower ?? "") || NOT_HAVING.test(before) || IS_MISSING.test(after);
  });

const FITS = new Set(["fit", "compatible", "suitable", "match"]);
const WORKS = new Set(["work", "connect", "pair", "go", "click", "attach", "sync", "link", "lock", "snap", "line"]);
const LINKS = new Set(["with", "on", "to", "onto", "in", "into", "for"]);
const REFUSED = /\bwould(?:n['’]?t| ?n['’]t| not) (?:even )?(?:fit|work|go|connect|pair|click|attach)\b(?!.*\bif\b)/iu;

const isMisfit = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.lower === "incompatible") return true;
  const matches = FITS.has(token.lemma) || (WORKS.has(token.lemma) && LINKS.has(tokens[at + 1]?.lower ?? ""));
  return matches && isTurnedAt(tokens, at);
};

/** "does not fit my Brio tracks" */
const isPartnerDenied = (clause: ReviewClause, partner: string): boolean =>
  (clause.report || REFUSED.test(clause.text)) &&
  clause.words.has(partner) &&
  clause.tokens.some((_, at) => isMisfit(clause.tokens, at));

const SHARE_REFUTED = 2 / 3;
const LEAST_REFUTED = 2;

/** Whether a clause repeats an item of the listing, and the words after it take that back. */
const isRefuted = ({ refuted, words }: ReviewClause, item: readonly string[]): boolean =>
  refuted &&
  item.length >= LEAST_REFUTED &&
  item.filter((word) => words.has(word)).length >= SHARE_REFUTED * item.length;

const isDenied = (clause: ReviewClause, { state, part, partner }: Item): boolean =>
  (state !== null && isStateDenied(clause, state)) ||
  (part.length > 0 && isPartMissing(clause, part)) ||
  (partner !== null && isPartnerDenied(clause, partner));

/** Clauses of reviews that deny one of the things that a long clause lists: "no switch tracks", "does not fit Thomas". */
export const deniedItems = (statement: Statement, index: ReviewIndex, productNoun: string): Span[] => {
  if (statement.negated) return [];
  const near = itemsOf(statement)
    .filter(({ partner, part }) => partner !== productNoun && !(part.length === 1 && part[0] === productNoun))
    .map((item) => ({ item, clauses: [...new Set(item.words.flatMap((word) => index.byWord.get(word) ?? []))] }));
  const clausesWhere = (holds: (clause: ReviewClause, item: Item) => boolean): Span[] =>
    near.flatMap(({ item, clauses }) => clauses.filter((clause) => holds(clause, item)).map(({ quote }) => quote));
  return [...clausesWhere(isDenied), ...clausesWhere((clause, { words }) => isRefuted(clause, words))];
};

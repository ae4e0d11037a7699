import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../../insight/product/product.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { type Item, itemsOf } from "../clauses/listed-items.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewClause } from "../reviews/review-clause.ts";
import { isTurnedAt, type ReviewIndex, wordOfToken } from "../reviews/review-index.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { canonical } from "../words/word-groups.ts";

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

const FAILS_AT =
  /(?:(?:\bnot|n['’]?t|\bnever|\bcannot|\bbarely|\bhardly) (?:even |really )?(?:crush|cut|blend|handle|grind|chop|lift|hold|carry|tackle|do|take|break|slice|shred|mix|puree|work (?:on|for|with)|(?:go|get) through)|\b(?:struggles?|struggled) (?:with|on)|\b(?:chokes?|choked|stalls?|stalled|fails?|failed) (?:on|at|with)) (?:\w+ ){0,2}$/iu;
const NOT_FOR =
  /^\W*(?:(?:but|and|just|is|it is|it['’]s|was) )*not (?:so |really |very |too |as )?(?:good |great |ideal |meant |made |suitable |strong enough |powerful enough |recommended )?for (?:\w+ ){0,2}$/iu;

/** "It does not crush ice", "Not for nuts" */
const isPurposeDenied = ({ report, text, tokens, span }: ReviewClause, purpose: string): boolean =>
  report &&
  tokens.some((token) => {
    if (wordOfToken(token) !== purpose) return false;
    const before = text.slice(0, token.start - span.start);
    return FAILS_AT.test(before) || NOT_FOR.test(before);
  });

const SHARE_REFUTED = 2 / 3;
const LEAST_REFUTED = 2;

/** Whether a clause repeats an item of the listing, and the words after it take that back. */
const isRefuted = ({ refuted, words }: ReviewClause, item: readonly string[]): boolean =>
  refuted &&
  item.length >= LEAST_REFUTED &&
  item.filter((word) => words.has(word)).length >= SHARE_REFUTED * item.length;

const isDenied = (clause: ReviewClause, { state, part, partner, purpose }: Item): boolean =>
  (purpose !== null && isPurposeDenied(clause, purpose)) ||
  (state !== null && isStateDenied(clause, state)) ||
  (part.length > 0 && isPartMissing(clause, part)) ||
  (partner !== null && isPartnerDenied(clause, partner));

/** Clauses of reviews that deny one of the things that a long clause lists: "no switch tracks", "does not fit Thomas". */
export const deniedItems = (statement: Statement, index: ReviewIndex, { noun, type }: Product): Span[] => {
  if (statement.negated) return [];
  const productNoun = foldWord(noun);
  const own = foldedWords(`${type} ${noun}`).map(canonical);
  const near = itemsOf(statement)
    .filter(({ partner, part }) => partner !== productNoun && !(part.length === 1 && own.includes(part[0] ?? "")))
    .map((item) => ({ item, clauses: [...new Set(item.words.flatMap((word) => index.byWord.get(word) ?? []))] }));
  const clausesWhere = (holds: (clause: ReviewClause, item: Item) => boolean): Span[] =>
    near.flatMap(({ item, clauses }) => clauses.filter((clause) => holds(clause, item)).map(({ quote }) => quote));
  return [...clausesWhere(isDenied), ...clausesWhere((clause, { words }) => isRefuted(clause, words))];
};

import type { Span } from "../../../events/result/review.ts";
import { hasPersonalData } from "../hygiene/personal-data.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { splitClauses } from "../text/clauses.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";

/** What a reviewer says, as a line quotes it, and where it stands. */
export type OwnWords = { text: string; span: Span; words: number };

/** In words. What is longer tells a story. */
const LONGEST = 18;

/** "And the strap is loose": what it goes on from is not shown; "Ok for a den" and "So annoying" begin with what they say. */
const LEADING =
  /^(?:(?:and|but)\b|otherwise,?(?=\s)|(?:also|so|plus|then|now)(?=\s*,|\s+(?:the|an?|it|they|this|that|these|i|we|you|my|our|he|she|there)\b)|(?:well|oh|ok|okay)(?=\s*[,;:.!–—-]))[\s,;:.!–—-]*/i;
const TRAILING = /[.,;:\s–—-]+$/;
/** A quotation in a quotation is about what was said elsewhere, a link leads there, and a question tells nothing. */
export const IS_ELSEWHERE = /["“”]|\bwww\b|https?:|\?\W*$/;
/** "Tape for free" after '"long life"' begins in the middle of a thought. */
const AFTER_QUOTE = /["“”]\s*$/;
/** What opens a clause that hangs on the one before it. */
const HANGS =
  /^(?:or|nor|which|that|who|because|as|than|when|while|if|since|until|till|where|after|before|to|for|of|with|by)$/;

const isWord = ({ text }: Token): boolean => /\p{L}|\d/u.test(text);

/** The words of a review from one place to another, in quotation marks: without what leads on from the sentence before, and the stop. */
export const quoted = (text: string, { reviewId, start, end }: Span): OwnWords => {
  const said = text.slice(start, end);
  const from = start + (LEADING.exec(said)?.[0].length ?? 0);
  const to = end - (TRAILING.exec(said)?.[0].length ?? 0);
  const words = text.slice(from, to);
  return {
    text: `“${words}”`,
    span: { reviewId, start: from, end: to },
    words: words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length,
  };
};

/** The clauses around a place that make up a thought short enough to be quoted, where the sentence is too long for it. */
const partAround = (sentence: Sentence, at: number, longest: number): Span | null => {
  const clauses = splitClauses(sentence);
  const own = clauses.findIndex(({ start, end }) => start <= at && at < end);
  const first = clauses[own];
  if (first === undefined || HANGS.test(first.tokens.find(isWord)?.lower ?? "")) return null;
  const next = clauses[own + 1];
  const isOf = next !== undefined && HANGS.test(next.tokens.find(isWord)?.lower ?? "");
  const tokens = isOf ? [...first.tokens, ...next.tokens] : first.tokens;
  const last = tokens.at(-1);
  if (last === undefined || tokens.filter(isWord).length > longest) return null;
  return { reviewId: sentence.reviewId, start: first.start, end: last.end };
};

/** What a reviewer says around a place of a sentence, to be quoted: the whole sentence, or of a long one the clause; null where neither can stand alone. */
export const ownWordsAround = (sentence: Sentence, text: string, at: number, longest = LONGEST): OwnWords | null => {
  if (/\?\W*$/.test(text.slice(sentence.start, sentence.end))) return null;
  const isShort = sentence.tokens.filter(isWord).length <= longest;
  const span = isShort
    ? { reviewId: sentence.reviewId, start: sentence.start, end: sentence.end }
    : partAround(sentence, at, longest);
  if (span === null || IS_ELSEWHERE.test(text.slice(span.start, span.end))) return null;
  if (AFTER_QUOTE.test(text.slice(sentence.start, span.start))) return null;
  const own = quoted(text, span);
  return hasPersonalData(own.text) ? null : own;
};

/** The tokens between two places. */
export const within = ({ tokens }: Sentence, { start, end }: Span): readonly Token[] =>
  tokens.filter((token) => token.start >= start && token.end <= end);

/** Those that tell of something: nouns, verbs and qualities. */
export const tellingWords = (sentence: Sentence, span: Span): readonly Token[] =>
  within(sentence, span).filter((token) => isNoun(token) || isVerb(token) || token.pos === "ADJ");

import type { Token } from "../../text/analyse.ts";
import { clauseAfter } from "../../text/beside-clause.ts";
import { isNoun } from "../../text/word-classes.ts";
import { clauseText, type Misreading, type Reading, sentenceAfter, textFrom } from "./misreading.ts";

const MY_FOOT = /^(?:\p{L}+ ){0,2}my (?:left |own |big )?(?:foot|butt|ass|arse|behind|backside|eye)$/u;
/** What has a foot or an eye for its object says so with a verb of its own, or leads to it. */
const LEADS_ON = new Set(["ADP", "VERB", "AUX", "PRON", "DET"]);

/** Whether a clause names no more than what is praised: no "they fit", and no verb but in the words of praise. */
const isBare = ({ tokens, from, to }: Reading): boolean =>
  tokens.every((token, at) => {
    if (token.lower === "my") return true;
    const isOwn = at >= from && at < to && (at > from || token.pos !== "VERB");
    return isOwn || !LEADS_ON.has(token.pos);
  });

/** "Dishwasher safe my foot", "Waterproof, my eye" */
const isMyFoot = (reading: Reading): boolean => {
  const behind = textFrom(reading.tokens, reading.to);
  const next = behind === "" ? clauseAfter(reading.unit.clause) : undefined;
  return MY_FOOT.test(next === undefined ? behind : clauseText(next)) && isBare(reading);
};

/** After the praise and up to six more of its words, with no comma before the last: "compatible with all brands', nope". */
const SHRUGGED_OFF =
  /^(?: \p{L}+){0,6}(?: ["“”'’)])?(?: [,–—.(-]+)?(?: (?:lol|haha|ha|um|uh))? (?:nope|yeah ,? ?right|as if)(?: [)!.…]+)*$/u;
const DENIED_ALONE = /^(?: ["“”'’])?(?: (?:\(|\.\.\.|…|-|—|–))+ not(?: [)!.…]+)*$/u;
const BEFORE_IT = /\b(?:not|n't|nt|no|never|without|nothing|hardly)\b/;

/** "Easy to clean, yeah right", '"Waterproof" (not)' */
const isShruggedOff = (reading: Reading): boolean => {
  const behind = sentenceAfter(reading);
  return (
    (SHRUGGED_OFF.test(behind) || DENIED_ALONE.test(behind)) && !BEFORE_IT.test(textFrom(reading.tokens, 0, reading.to))
  );
};

const A_JOKE =
  /^(?: \p{L}+){0,4}(?: ["“”'’])? (?:is|are|was|were)(?: \p{L}+)? (?:an? )?(?:\p{L}+ ){0,2}(?:joke|lie|lies|myth|fantasy|fiction|laugh)(?: [!.…]+)*$/u;

/** "the fast charging is a joke" */
const isAJoke = (reading: Reading): boolean =>
  A_JOKE.test(sentenceAfter(reading)) && !BEFORE_IT.test(textFrom(reading.tokens, 0, reading.to));

const QUOTE = /^["“”'‘’]$/;
const MOST_QUOTED = 7;

/** Where the quotation begins and ends that the words from one place to another stand in, null where they stand in none. */
const quotationAround = (
  tokens: readonly Token[],
  from: number,
  to: number,
): { open: number; close: number } | null => {
  const opens = (token: Token, at: number): boolean =>
    QUOTE.test(token.text) && token.end === tokens[at + 1]?.start && token.start !== tokens[at - 1]?.end;
  const closes = (token: Token, at: number): boolean => QUOTE.test(token.text) && token.start === tokens[at - 1]?.end;
  const open = tokens.findLastIndex((token, at) => at < from && opens(token, at));
  const close = tokens.findIndex((token, at) => at >= to && closes(token, at));
  return open === -1 || close === -1 || close - open > MOST_QUOTED + 1 ? null : { open, close };
};

const LAUGHS = /^(?:lol|lmao|haha+|ha)$/;
const OWNED = /^(?:the|this|that|these|those|its|their|your|another|so|called)$/;

/** "The 'quiet' motor", '"easy to clean" lol': the seller's words, in quotation marks that mock them. */
const isMockedQuote = ({ unit: { clause, start, end } }: Reading): boolean => {
  const { tokens } = clause.sentence;
  const from = tokens.findIndex((token) => token.start === start);
  const to = tokens.findIndex((token) => token.start >= end);
  const quotation = from === -1 || to === -1 ? null : quotationAround(tokens, from, to);
  if (quotation === null) return false;
  const { open, close } = quotation;
  const [before, next] = [tokens[open - 1], tokens[close + 1]];
  return LAUGHS.test(next?.lower ?? "") || (OWNED.test(before?.lower ?? "") && isNoun(next));
};

/** Praise that is the seller's, and scorned. */
export const SCORNED_PRAISE: readonly Misreading[] = [
  { why: "opposite", is: isMyFoot },
  { why: "opposite", is: isShruggedOff },
  { why: "opposite", is: isAJoke },
  { why: "nothing", is: isMockedQuote },
];

import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../../insight/product/product.ts";
import { remember, rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";
import { isOfOthers } from "./promises/of-others.ts";
import { DAY, minutesOf, TIME, UNIT } from "./times-told.ts";

const ABOUT =
  "(?: (?:me|us|him|her|for|only|just|barely|maybe|about|around|under|less than|roughly|at most|like|the first|a good|a whole|not even))*";
/** "mine does about 50 minutes", "gone in under a month" */
const LASTED = `(?:does|did|gives?|gave|get|got|getting|lasts?|lasted|runs?|ran|good for|(?:gone|empty|dead|flat|done|finished|used up|(?:ran|runs) out) (?:in|after|within|by))${ABOUT} ${TIME}`;
/** "40 mins and it's flat", "ten days, gone" */
const ENDED = `${TIME}(?: (?:tops|max|at most|or so|later|if that))?,?(?: and| then| before)*(?: (?:it|they|that|its|it['’]s|they['’]re|the \\p{L}+))?(?: (?:is|was|are|were))?(?: (?:completely|already|all))? (?:flat|dead|done|gone|empty|finished|used up)\\b`;
const OVER = new RegExp(`\\b(?:${LASTED}|${ENDED})`, "u");
const MAY_TELL = new RegExp(UNIT, "u");
/** The number is the least that was seen, or counts something else. */
const NO_END = /\b(?:still|at least|over|more than|and counting|so far|already|past|nearly|almost|longer)\b/;
const OF_SOMETHING_ELSE =
  /^\s+(?:of sleep|into|away|late|early|ago|drive|from|old|warranty|to (?:charge|recharge|dry)|(?:an?|per|every|each) (?:day|night|week|month))\b/;

/** When it was over, as a sentence tells it. */
type Over = { span: Span; minutes: number };

const overIn = ({ clauses, text }: ReviewSentence, name: string): Over[] => {
  const match = MAY_TELL.test(text) ? OVER.exec(text) : null;
  const start = clauses[0]?.span.start ?? 0;
  if (match === null || OF_SOMETHING_ELSE.test(text.slice(match.index + match[0].length))) return [];
  const clause = clauses.findLast(({ span }) => span.start <= start + match.index);
  const before = text.slice(0, match.index);
  if (clause === undefined || !clause.report || clause.repeats || NO_END.test(`${before.slice(-12)}${match[0]}`))
    return [];
  if (isOfOthers(before, { person: true, name })) return [];
  const [number = "", unit = ""] = match.slice(1).filter((each) => each !== undefined);
  const end = Math.max(clause.span.end, start + match.index + match[0].length);
  return [{ span: { ...clause.span, end }, minutes: minutesOf(number, unit) }];
};

const overOf = remember((index: ReviewIndex) => {
  const known = new Map<string, readonly Over[]>();
  return (name: string): readonly Over[] => {
    const found = known.get(name) ?? index.sentences.flatMap((sentence) => overIn(sentence, name));
    known.set(name, found);
    return found;
  };
});

const PROMISED = new RegExp(TIME, "giu");
/** What lasts: a charge, a supply, a hold. */
const LASTING =
  /\bbatter|\bcharge\b|\b(?:run|play|burn|work(?:ing)?|talk|standby)[ -]?times?\b|\blast(?:s|ing)?\b|\bsupply\b|\bof (?:\p{L}+ ){0,2}(?:use|\p{L}{3,}ing|music|light|power|heat|wear)\b/iu;
const SOON =
  /\b(?:in|within|under|less than|takes?|every|after|each|per|charges?)\s+(?:about |just |only |as little as )?$/iu;

/** The longest time that a statement promises something to last, in minutes. */
const promisedIn = rememberText((text: string): number =>
  LASTING.test(text)
    ? Math.max(
        0,
        ...[...text.toLowerCase().matchAll(PROMISED)].map(({ 1: number = "", 2: unit = "", index }) =>
          SOON.test(text.slice(0, index)) ? 0 : minutesOf(number, unit),
        ),
      )
    : 0,
);

const LEAST_SHARE = 0.75;

/** Clauses that tell how soon something was empty, flat or used up that a statement promises to last for longer: "two months of use" and "gone in ten days". */
export const soonerOver = ({ text, negated }: Statement, index: ReviewIndex, { noun }: Product): Span[] => {
  const promised = negated ? 0 : promisedIn(text);
  if (promised === 0) return [];
  return overOf(index)(noun)
    .filter(({ minutes }) => minutes < LEAST_SHARE * promised && minutes >= DAY === promised >= DAY)
    .map(({ span }) => span);
};

import type { Span } from "../../../events/result/review.ts";
import type { Product } from "../../insight/product/product.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import { isNoun, isVerb } from "../../insight/text/word-classes.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import type { Statement } from "../clauses/read-clause.ts";
import type { ReviewIndex, ReviewSentence } from "../reviews/review-index.ts";
import { foldedWords, foldWord } from "../words/fold.ts";
import { isOfOthers } from "./promises/of-others.ts";

/** Promises that something goes without effort, or never fails. */
const WITH_EASE =
  /\b(?:eas(?:y|ily|e)|effortless(?:ly)?|smooth(?:ly)?|with (?:just |only )?(?:one|a single|1) (?:hand|finger|touch|push|click)|one[- ]hand(?:ed)?|(?:no|without|zero) effort|in (?:just |only |under |a )?(?:an? |one |\d+ )?seconds?|instant(?:ly)?|automatic(?:ally)?|every time|quick(?:ly)?)\b/giu;

/** How reviewers tell that a part of it does not go well; what breaks off is another matter. */
const HARD =
  /\b(?:stiff(?:er)?|jerky|fiddly|finicky|sticks(?! to)|stuck|jams|jammed|jamming|seiz(?:es|ed)|another story|(?:takes?|needs?) (?:two|both) hands|both hands|pliers|giv(?:en|e|ing) up on|gave up on|useless|hopeless|worthless|a joke|a pain|a nightmare|a fight|a struggle|(?:hard|tough|difficult|impossible|tricky) to|too (?:tight|stiff)|miss(?:es|ed) (?:the|my|its|every|half|most)|never (?:works|worked)|(?:does|did|wo|will|would)(?:n['’]?t| not) (?:work|move|budge|turn|catch|grip|slide|go)|bent|unreliable|hit (?:or|and) miss|nothing happens)\b/u;
const DENIED = /\b(?:not|no|never|nothing|without|hardly|n['’]?t|isnt|wasnt|doesnt) (?:\w+ ){0,2}$/u;

const NOT_SO = /\b(?:not|never|cannot)\b|n['’]t\b/iu;

/** Words that name no part of a thing and nothing that is done with it. */
const NO_PART = wordSet(
  "use work make get go come do take need set design hand finger second minute time button touch way angle position effort eye kid beginner cook person user fun",
);
const DETERMINED = /^(?:your|my|our|any|every|each|all|one|two|no)$/;

/** What is switched or set, and by what: who finds the dial stiff does not switch with one finger. */
const SETTING = /^(?:switch|chang|change|adjust|select|toggl|toggle|cycle)$/u;
const SET_BY = ["switch", "chang", "dial", "knob", "ring", "selector", "lever", "setting", "mode"];

const baseOf = (word: string): string => {
  const plain = foldWord(word);
  return plain.replace(/(?<=\p{L}{3})(?:er|or|ing)$/u, "");
};

/** What a promise of ease is made of: "tilt" of "tilts to any angle with one hand"; what it is done to is the buyer's own. */
const partsIn = rememberText((text: string): readonly string[] => {
  const lower = text.toLowerCase();
  if (lower.search(WITH_EASE) === -1) return [];
  const tokens = analyseText(lower.replace(WITH_EASE, ","), "listing").flatMap((sentence) => sentence.tokens);
  const named = [
    ...new Set(
      tokens
        .filter((token, at) => (isNoun(token) || isVerb(token)) && !DETERMINED.test(tokens[at - 1]?.lower ?? ""))
        .map(({ lower: word }) => baseOf(word))
        .filter((word) => word.length > 2 && !NO_PART.has(word)),
    ),
  ];
  return named.some((word) => SETTING.test(word)) ? [...new Set([...named, ...SET_BY])] : named;
});

const NEXT =
  "is|was|are|were|has|have|had|does|did|doesn|didn|dont|doesnt|wont|will|won|can|cant|sticks?|stuck|jams?|jammed|bent|takes?|needs?|miss(?:es|ed)|never|always|just|really|itself|keeps?|i|i['’]ve|you|that|thing";

/** A part as the subject of a sentence: "the tilt is", "needle threader bent"; no "crank handle" is the crank. */
const subject = rememberText(
  (base: string) =>
    new RegExp(
      `(?<!\\b(?:with|of|by|to|for|in|on|through|into) (?:(?:the|my|a|an|its) )?(?:\\p{L}+ )?)\\b${RegExp.escape(base)}(?:s|es|e|er|ers|or|ing)?(?: (?:gadget|thing|function|feature|mechanism|part|system|action))?(?: to \\p{L}+ (?:the |it |my )?\\p{L}*)?(?: (?:modes?|settings?|it|the \\p{L}+))?(?=(?: (?:${NEXT}))\\b|[,:])`,
      "u",
    ),
);
const REACH = 60;

const troubleIn = ({ clauses, text }: ReviewSentence, base: string, name: string): Span | null => {
  const match = text.includes(base) ? subject(base).exec(text) : null;
  if (match === null) return null;
  const from = match.index + match[0].length;
  const rest = text.slice(from, from + REACH);
  const hard = HARD.exec(rest);
  if (
    hard === null ||
    DENIED.test(rest.slice(0, hard.index)) ||
    isOfOthers(text.slice(0, match.index), { person: true, name })
  )
    return null;
  const start = clauses[0]?.span.start ?? 0;
  const clause = clauses.findLast(({ span }) => span.start <= start + match.index);
  const until = clauses.findLast(({ span }) => span.start <= start + from + hard.index) ?? clause;
  if (clause === undefined || until === undefined || !until.report || clause.repeats || clause.asks) return null;
  return { ...clause.span, end: until.span.end };
};

/** Passages that tell how stiff, stuck or unreliable that is of which a statement promises that it goes with ease: "Tilt sticks". */
export const hardGoing = ({ text }: Statement, { sentences }: ReviewIndex, product: Product): Span[] => {
  const names = new Set(foldedWords(`${product.name} ${product.type} ${product.noun}`).map(baseOf));
  const parts = NOT_SO.test(text) ? [] : partsIn(text).filter((part) => !names.has(part));
  return parts.length === 0
    ? []
    : sentences.flatMap((sentence) => {
        const found = parts.map((part) => troubleIn(sentence, part, product.noun)).find((span) => span !== null);
        return found ?? [];
      });
};

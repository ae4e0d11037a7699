import { UNITS_OF_MEASURE } from "../../insight/product/product-words.ts";
import { analyseText, type Token } from "../../insight/text/analyse.ts";
import { isNoun } from "../../insight/text/word-classes.ts";
import { isConcrete } from "../seller/fact-kinds.ts";
import { materialsIn } from "../words/materials.ts";
import { toTitleCase } from "../words/title-case.ts";
import { isOnlyVerb, NAMES_KIND, nounPhrase } from "./noun-phrase.ts";
import { CONTENTS } from "./reasons.ts";
import { isWholePhrase } from "./whole-phrase.ts";
import { wordCount } from "./wording.ts";

/** A fact whose subject heads a bullet, and what the fact says of it. */
export type FactLead = { subject: string; header: string; rest: string };

const MOST_WORDS = 6;
const LONGEST = 40;
const SHORTEST_REST = 10;
/** "to choose from", "with flashlight": belongs to the thing and says nothing by itself. */
const NO_REST =
  /^with \S+$|^(?:of|than|by)\b|^to (?:\p{L}+ ){0,2}(?:from|with|on|in|of|for|choose|use|enjoy)$|^to \p{L}+(?: \p{L}+)?$/iu;
/** Where a phrase goes over from the thing to what it is for, has or does. */
const GOES_ON =
  /\s+(?=(?:for|with|to|that|which|compatible|suitable|made|included|includes|is|are|can|has|have|grips|lifts|makes?|keeps?|carry|carries|holds|helps?|lets?|gives?|takes?|fits|folds|works|stays?|protects?|prevents?|allows?|provides?|offers?|reduces?|absorbs?|adds?|cleans|cuts|removes?|supports|pours|opens|closes|turns|rotates?|spreads|distributes?|resists?|calms?|soothes?|hydrates?|strengthens?|eases?|drains|captures?|goes|comes|shows|reaches|repels?|blocks|wicks?|seals|traps|lasts?|survives|withstands?|shields|slides)\s|(?!(?:plus|as|its|this|less|across)\s)\p{L}+[^s\P{L}]s (?:up|down|off|out|away|apart|back|open|the|an?|your)\s)/iu;
const IS = /^(?:is|are|that|which)\s+/iu;
/** Goes on as the subject does: a comma, "and" or "of" would tear a name apart. */
const TORN = /^[,;:]|^(?:and|or|of|&)\b/iu;
/** What is no thing: what people do, whom it is for, how it is made, a bare measure. */
const NO_SUBJECT =
  /^(?:(?:at|one|only|just|be|for|with|in|on|from|includes?|no|made|built|crafted|filled|designed|suitable|rated|when|\d[\d.,]*(?: ?x|$))\b|(?:fits|holds|works|sets|comes|wipes|rinses|folds|packs|dries|washes|collapses|rolls|unfolds|cleans|weighs|measures|lasts|runs|charges|recharges|takes|needs|uses|slips|slides)\b|\p{L}+ing (?:up|more|all|room|space|time)\b|\p{L}+(?:s|ing) (?:to|the|a|your)\b)|,/iu;
/** "sip or use the": what follows is missing; "screws included": that they are there is told already. */
const ENDS_OPEN =
  /\b(?:the|an?|and|or|of|to|your|with|for|in|on|up|down|off|out|over|included|needed|required|supported|available)$/iu;
/** "1.5 lbs", "10 x 5 ft" */
const BARE_MEASURE = /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)*[ -]?(\p{L}+)\.?$/iu;
const NAMES_BUYER = /\b(?:you|your|it|its|they|them|every|any|all|never|always|so|anyone|everyone)\b/iu;

/** In title case, names and short forms as the fact writes them: "BPA", "85dB". */
const titled = (head: string): string => {
  const written = head.split(" ");
  return toTitleCase(head)
    .split(" ")
    .map((word, at) => (/\p{Lu}/u.test((written[at] ?? "").slice(1)) ? (written[at] ?? word) : word))
    .join(" ");
};

/** What a thing comes with belongs to its name where a verb follows: "with lumbar support takes". */
const WITH_THEN_VERB =
  /^with (?:\p{L}+ ){1,3}?(?=(?:takes?|keeps?|makes?|helps?|gives?|holds?|lets?|reduces?|protects?|spreads|stays?|is|are)\s)/iu;

const tokensOf = (text: string): readonly Token[] => analyseText(text, "seller").flatMap(({ tokens }) => tokens);

/** "adds moisture", "wipe clean": what somebody or something does. */
const opensWithVerb = ([first, second]: readonly Token[]): boolean =>
  first?.pos === "VERB" &&
  !/(?:ed|ing|t)$/u.test(first.lower) &&
  (isOnlyVerb(first.lemma) || (!NAMES_KIND.has(first.lower) && first.lower !== first.lemma) || second?.pos === "ADJ");

const BARE_VERB =
  /^(?:keep|hold|make|help|let|give|take|carry|lift|support|fit|stay|protect|prevent|allow|provide|offer|reduce|preserve|grip)\s/iu;

/** What a thing is for or goes with, and not what it does. */
const IS_FOR = /^(?:for|with|to|in|on|at|from|by|of|compatible|suitable|made|designed|can)\b/iu;

/** "two anchors hold the cover": behind a colon, what several things do reads as an order. */
const isDoneByMany = (fact: string, head: string, rest: string): boolean => {
  if (IS_FOR.test(rest)) return false;
  if (/ and /i.test(head)) return true;
  const verb = tokensOf(fact).find(({ start }) => start > head.length - 1);
  return BARE_VERB.test(rest) || (verb?.pos === "VERB" && verb.lower === verb.lemma && rest.startsWith(verb.text));
};

const restOf = (fact: string, head: string): string => fact.slice(head.length).trim().replace(IS, "");

const isSubject = (head: string): boolean =>
  wordCount(head) > 1 &&
  wordCount(head) <= MOST_WORDS &&
  head.length <= LONGEST &&
  !NO_SUBJECT.test(head) &&
  !ENDS_OPEN.test(head) &&
  !NAMES_BUYER.test(head) &&
  !/ or |\bsizes\b/i.test(head) &&
  !UNITS_OF_MEASURE.has(BARE_MEASURE.exec(head)?.[1]?.toLowerCase() ?? "") &&
  !opensWithVerb(tokensOf(head));

/** "cover tucks away": a noun that may be a verb too, where it has no object. */
const NOUN_OR_VERB =
  /^(?:covers?|guards?|mounts?|locks?|clips?|hooks?|stands?|shields?) (?!(?:the|an?|your|any|all|both|most|every|each|up|on|onto|in|into|to|over|for|out|firmly|securely|upright)\b|\d)/iu;

/** The lower end of a range: "from 55", "sizes XS", "small", "IPX4". */
const RANGE_FROM =
  /(?:\d|(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}\d{0,3}|\d?x{0,3}[sml]|(?:x+[- ]?|extra[- ])?(?:small|medium|large)))$/u;

/** "from 55" and "to 115 inches", "sizes XS" and "to XL", "high visibility rain" and "cover tucks away". */
const isTorn = (head: string, rest: string): boolean =>
  TORN.test(rest) || (RANGE_FROM.test(head) && /^(?:to|through|thru)\b/i.test(rest)) || NOUN_OR_VERB.test(rest);

/** "surface erases": a last word that is never a noun says what the thing does. */
const endsInThing = (words: string): boolean => {
  const last = tokensOf(words).at(-1);
  return isNoun(last) || (last?.pos === "VERB" && !isOnlyVerb(last.lemma));
};

/** The thing that a fact opens with; a last word that the tagger takes for a verb belongs to it where it may be a noun: "two steel hooks for doors". */
const subjectOf = (fact: string): string => {
  const named = nounPhrase(fact);
  const [before = ""] = fact.split(GOES_ON);
  const isLonger =
    (named === "" || (before.startsWith(`${named} `) && wordCount(before) === wordCount(named) + 1)) &&
    endsInThing(before);
  const subject = before.length < named.length || isLonger ? before : named;
  const beside = WITH_THEN_VERB.exec(restOf(fact, subject))?.[0] ?? "";
  return `${subject} ${beside}`.trim();
};

/** What people do with a thing, up to where or when: "drink hands free" and "on long runs". */
const DONE =
  /^((?:attach|blend|brew|carry|change|charge|check|choose|clean|connect|control|cook|cut|drink|feed|fill|grill|hang|heat|lock|mount|pack|pour|prep|read|record|rinse|serve|shake|stack|steam|stir|store|stream|swap|switch|track|transfer|wash|watch|wear|whip)(?: (?!or\b|and\b)[^\s,]+){1,4}?),? ((?:while|without|on|from|even)\b.*)$/iu;

/** Splits what people do with a thing from the place or the ease with which they do: "Drink Hands Free" and "on long runs"; null of anything else. */
export const actionOf = (fact: string): FactLead | null => {
  const [, subject = "", rest = ""] = DONE.exec(fact) ?? [];
  return subject === "" || subject.length > LONGEST || rest.length < SHORTEST_REST
    ? null
    : { subject, header: titled(subject), rest };
};

const MOST_OF_PART = 3;
const TAIL = /^(.*?)( (?:with|at|for|in|on|from) .*)$/iu;
/** How large it is, what several share, or what it does is no part. */
const NO_PART =
  /^(?:of|and|or|x|in|per|to|when|that|which)\b|\b(?:and|or|that|which|when|is|are)\b|\b(?:empty|full|wide|long|high|tall|thick|thin|deep|sizes?|total|each|capacity|inches|included|free|safe|grade|blend|mix)$/iu;

/** "double-sided board and 24", "five colors acrylic": of another thing, or of more than one. */
const NO_MAKE = /^\d[\d.,]*%?$|\b(?:and|or|that|with|for|of)\b|\b\p{L}+[^s\P{L}]s \p{L}+$| \d[\d.,]*$/iu;

const tellsMake = (word: string): boolean =>
  /\d/.test(word) || materialsIn(word).length > 0 || UNITS_OF_MEASURE.has(word.toLowerCase().replace(/[^\p{L}]/gu, ""));

/** Splits a part from what it is made of or how large it is: "Drinking Tray" and "304 stainless steel"; null where a fact names no such thing before a part. */
export const partOf = (fact: string): FactLead | null => {
  const [, named = fact, tail = ""] = TAIL.exec(fact) ?? [];
  const words = named.split(" ");
  const make = words.findLastIndex(tellsMake) + 1;
  const part = words.slice(make).join(" ");
  const isPart =
    !CONTENTS.test(fact) &&
    !/^(?:package|kit|set|box)\b/i.test(fact) &&
    make > 0 &&
    part !== "" &&
    wordCount(part) <= MOST_OF_PART &&
    !NO_PART.test(part) &&
    !/[,;:(]/.test(part) &&
    isNoun(tokensOf(part).at(-1)) &&
    !NO_MAKE.test(words.slice(0, make).join(" "));
  // One word heads nothing: "Glass Lid" and not "Lid".
  const lead = wordCount(part) > 1 ? part : words.slice(make - 1).join(" ");
  const isClear = wordCount(part) > 1 || (make > 1 && materialsIn(words[make - 1] ?? "").length > 0);
  if (!isPart || !isClear) return null;
  const header = titled(lead);
  const rest = `${words.slice(0, make).join(" ")}${/^ with /i.test(tail) || tail === "" ? tail : `,${tail}`}`;
  return { subject: part, header, rest };
};

const COUNTED =
  /^(?:\d[\d.,]*(?: ?(?:mm|cm|inch|in|ft|oz))? |(?:two|three|four|five|six|seven|eight|nine|ten|both|dual|several) )/iu;

/** The things of which a fact says what they do, without their number: "Inner Ties" of "eight inner ties hold the blanket"; "" of anything else. */
export const thingsIn = (fact: string): string => {
  const head = subjectOf(fact);
  if (head === "" || !fact.startsWith(head) || !isConcrete(fact) || !isSubject(head) || / and |,/i.test(head))
    return "";
  if (!head.endsWith("s")) return "";
  const things = head.replace(COUNTED, "");
  return wordCount(things) > 1 && wordCount(things) <= MOST_OF_PART && isDoneByMany(fact, head, restOf(fact, head))
    ? titled(things)
    : "";
};

/** Splits a fact into the thing it speaks of and what it says of that: "Wide Spout" and "pours without a funnel", or nothing of "BPA free lid"; null where it has no such subject. */
export const leadOf = (fact: string): FactLead | null => {
  const head = subjectOf(fact);
  if (head === "" || !fact.startsWith(head) || !isConcrete(fact) || !isSubject(head)) return null;
  const rest = restOf(fact, head);
  if (NO_REST.test(rest) || !isWholePhrase(rest.replace(/^with /i, ""))) return null;
  if (rest !== "" && (rest.length < SHORTEST_REST || isTorn(head, rest) || isDoneByMany(fact, head, rest))) return null;
  return { subject: head, header: titled(head), rest };
};

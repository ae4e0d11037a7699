import {
  clauseAfter,
  clauseBefore,
  clauseText,
  type Misreading,
  type Reading,
  sentenceAfter,
  sentenceText,
} from "./misreading.ts";

const isOf = ({ unit }: Reading, ...ids: readonly string[]): boolean => ids.includes(unit.facet?.id ?? "");

const SLIDES_OUT = /\b(?:slid(?:es?|ing)?|pulls?|comes?|pops?|lifts?|drops?) (?:right )?(?:out|off|apart)$/;
const ON_PURPOSE =
  /^ (?:(?:easily|right|smoothly|nicely|quickly|and) )*(?:for|to (?:clean|empty|wash|rinse|store|pack|hose|dump|refill)|when (?:you|i|we) (?:want|need)|(?:washes|goes|rinses|wipes|cleans))\b/;

/** "The tray slides out for cleaning": what is meant to come out. */
const isMeantToComeOut = (reading: Reading): boolean =>
  isOf(reading, "secure", "staysUp", "staysPut", "stability", "grip", "partsStay") &&
  SLIDES_OUT.test(reading.unit.opinion) &&
  ON_PURPOSE.test(sentenceAfter(reading));

const FROM_A_PLACE =
  /^ (?:out )?(?:of|off|from) (?:a|an|the|my|his|her|our|their) (?:\p{L}+ ){0,2}(?:tree ?house|tree|window|truck|car|stroller|wagon|high ?chair|cart|boat|bunk|roof|balcony|deck|shelf|counter|table)\b/u;

/** "fell out of a treehouse": where the thing was, which holds nothing itself. */
const isFallOfTheThing = (reading: Reading): boolean =>
  isOf(reading, "secure", "grip", "partsStay") &&
  /\b(?:fell|falls?|fallen|dropped)(?: out| off)?$/.test(reading.unit.opinion) &&
  FROM_A_PLACE.test(sentenceAfter(reading));

/** "I can't shift the thing on carpet": a person who fails, and no steady stand. */
const isTooMuchToMove = (reading: Reading): boolean =>
  isOf(reading, "secure", "stability", "staysPut", "grip") &&
  /\b(?:i|we|you|she|he) (?:ca|could|can)(?: ?not|n't| n't|nt| nt)? (?:\p{L}+ )?$/u.test(clauseBefore(reading)) &&
  /\b(?:shift|move|budge|lift)\b/.test(reading.unit.opinion);

/** "any heavier and it opens": supposed, and not what it weighs. */
const isAnyMore = (reading: Reading): boolean =>
  /\b(?<!n't |not |without |hardly )any $/.test(clauseBefore(reading)) && /^\p{L}+er$/u.test(reading.unit.opinion);

const NEW_ONES = /^(?:fresh|new|brand new|good|quality)$/;
const PUT_IN =
  /\b(?:tried|put(?: in)?|installed|bought|with|used|swapped|changed|replaced|need(?:s|ed)?|get|several|use)\b[^,]{0,20}$/;

/** "Tried fresh batteries twice": those that were put in. */
const isBatteryPutIn = (reading: Reading): boolean =>
  isOf(reading, "battery") && NEW_ONES.test(reading.unit.opinion) && PUT_IN.test(clauseBefore(reading));

const GETTING =
  /\b(?:squirrel|raccoon|bear|mouse|mice|rat|ant|bee|wasp|bug|mosquito|chipmunk|animal|critter)\p{L}*(?: \p{L}+)? (?:gets?|got|can|has|have)$/u;
const GETTING_AT =
  /^ (?:right |straight |all |still |easily |back )*(?:in|into|inside|at|it|through|past|under|to (?:the|it|my)|up (?:to|the|and)|around|out of|everything|every|the (?:seed|food|feed)|what|their)\b(?! frustrated)/;

/** "The squirrel gets on, the doors close": it tries, and gets at nothing. */
const isOnlyTrying = (reading: Reading): boolean =>
  isOf(reading, "pests", "repels") &&
  GETTING.test(reading.unit.opinion) &&
  /\bget|\bgot/.test(reading.unit.opinion) &&
  !GETTING_AT.test(sentenceAfter(reading));

const BESIDE_WHAT_JUDGED = /\b(?:after|with|in|on|for|from|at|by|until|before|about|of) (?:\S+ ){0,2}$/;
const JUDGED_ANEW = /^(?:it|they|he|she|you|we|i) \p{L}/u;

/** "After about 15 bags it quits": what is judged has a word of its own. */
const isJudgedBeside = (reading: Reading): boolean =>
  reading.unit.target !== "" &&
  JUDGED_ANEW.test(reading.unit.opinion) &&
  BESIDE_WHAT_JUDGED.test(clauseBefore(reading));

/** Blame of what is done with a thing, or tried against it. */
export const MISREAD_DOINGS: readonly Misreading[] = [
  { why: "nothing", is: isMeantToComeOut },
  { why: "nothing", is: isFallOfTheThing },
  { why: "nothing", is: isAnyMore },
  { why: "nothing", is: isOnlyTrying },
  { why: "nothing", is: isJudgedBeside },
];

const AS_OTHERS_SAY =
  /\b(?:not sure|no idea|n't know|wonder|n't understand|do n't get) (?:what|how|why) (?:\p{L}+ ){0,3}(?:mean by|call(?:s|ing)? (?:it|this|that|these)|think (?:it|this) is) $/u;
const THEN =
  /\b(?:by (?:itself|themselves) then|in those days|at that age|i was (?:also |only |just )?(?:\d+|twenty|younger))\b/;
const GLAD_TO = /\b(?:happy|glad|proud|love|loved) to (?:look |be |feel )?$/;

/** "Not sure what people mean by silent" */
const isNotAsOthersSay = (reading: Reading): boolean => AS_OTHERS_SAY.test(clauseBefore(reading));

/** "everything stayed up by itself then": of another time of life. */
const isOfThen = ({ unit }: Reading): boolean => THEN.test(sentenceText(unit.clause.sentence));

/** "Shuts itself off after an hour to cool down": no care for whoever leaves it on. */
const isForcedRest = (reading: Reading): boolean =>
  isOf(reading, "autoOff") &&
  /\b(?:cool(?:s|ed)? (?:down|off)|overheat\p{L}*|(?:too|so|very) (?:hot|warm))\b/u.test(sentenceAfter(reading));

/** Praise of what is done with a thing, or of another time. */
export const MISREAD_DOINGS_OF_PRAISE: readonly Misreading[] = [
  { why: "opposite", is: isNotAsOthersSay },
  { why: "nothing", is: isTooMuchToMove },
  { why: "nothing", is: isBatteryPutIn },
  { why: "nothing", is: isOfThen },
  { why: "nothing", is: isForcedRest },
];

/** "happy to look silly": said in joy. */
export const isGladlySo = (reading: Reading): boolean =>
  GLAD_TO.test(clauseBefore(reading)) || /\bhappy to \p{L}+ silly\b/u.test(clauseText(reading.unit.clause));

const SPARED =
  /\b(?:sav(?:ed|es|ing)|spared|kept) (?:me|us|him|her|you) (?:the (?:cost|price|trouble|expense) of|from(?: (?:having to|ever))?) (?:\p{L}+ ){0,2}(?:buy(?:ing)?|replac(?:e|ing)|pay(?:ing)?|purchas(?:e|ing)|get(?:ting)?)\b|\bsav(?:ed|es) (?:me|us) (?:from )?(?:buying|replacing|paying|purchasing)\b/u;

/** "it saved me from buying a new mattress": nothing that had to be bought. */
export const isSpared = (reading: Reading): boolean =>
  SPARED.test(clauseText(reading.unit.clause)) && clauseAfter(reading) !== "";

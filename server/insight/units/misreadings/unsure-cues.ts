import { isNoun } from "../../text/word-classes.ts";
import { clauseAfter, clauseBefore, clauseText, type Misreading, type Reading, textFrom } from "./misreading.ts";

const isOf = ({ unit }: Reading, ...ids: readonly string[]): boolean => ids.includes(unit.facet?.id ?? "");

/** "they hold, they're strong", "it starts off strong": strong is a light, a magnet or a motor; what is made well is named. */
const isStrongAtAnything = (reading: Reading): boolean =>
  isOf(reading, "sturdy") &&
  reading.unit.opinion === "strong" &&
  reading.unit.target === "" &&
  !isNoun(reading.tokens[reading.to]);

/** "my break is 30 minutes" */
const isBreakTime = (reading: Reading): boolean =>
  isOf(reading, "durability") &&
  /^breaks?$/.test(textFrom(reading.tokens, reading.from, reading.to)) &&
  /\b(?:my|our|his|her|their|your|lunch|coffee|work|tea|spring) $/.test(clauseBefore(reading));

const HARMING = /^(?:broke|cracked|shattered|snapped|tore|ripped|bent)$/;

/** "fell and broke everything": harm to other things. */
const isHarmToOthers = (reading: Reading): boolean =>
  isOf(reading, "durability") &&
  HARMING.test(reading.tokens[reading.to - 1]?.lower ?? "") &&
  /^ (?:everything|(?:all (?:of )?)?(?:my|our|his|her|their) \p{L}+)/u.test(clauseAfter(reading)) &&
  !/^ (?:everything|my \p{L}+) (?:i|we) /u.test(clauseAfter(reading));

const OWN_LIMB =
  /\b(?:my|his|her|our|their) (?:\p{L}+ )?(?:toes?|feet|foot|fingers?|hands?|legs?|knees?|ankles?|arms?|elbows?|thumbs?|skin) (?:\p{L}+ ){0,2}$/u;

/** "my toes were jammed": a part of the body, and none of the thing. */
const isLimb = (reading: Reading): boolean =>
  isOf(reading, "durability", "finish", "fasteners") && OWN_LIMB.test(clauseBefore(reading));

const FOR_A_DAY =
  /\b(?:last|lasts|lasted) (?:through )?(?:the|all|a whole|the whole|a full|the entire) (?:day|night|morning|evening|afternoon|party|workday|sleepover)\b/;

/** "does not last the day": how long a curl or a charge holds, and not the thing. */
const isOfADay = (reading: Reading): boolean =>
  isOf(reading, "durability") && FOR_A_DAY.test(clauseText(reading.unit.clause));

/** "turn the digits all the way off": switched off, and not wrong. */
const isTurnedOff = (reading: Reading): boolean =>
  isOf(reading, "accuracy") && reading.unit.opinion === "way off" && /\ball the $/.test(clauseBefore(reading));

/** Cues of one word, or nearly so, that speak of their matter only in company. */
export const UNSURE_CUES: readonly Misreading[] = [
  { why: "nothing", is: isStrongAtAnything },
  { why: "nothing", is: isBreakTime },
  { why: "nothing", is: isHarmToOthers },
  { why: "nothing", is: isLimb },
  { why: "nothing", is: isOfADay },
  { why: "nothing", is: isTurnedOff },
];

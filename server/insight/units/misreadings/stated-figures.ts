import { numberOf } from "../../text/number-words.ts";
import { clauseText, type Misreading, type Reading, sentenceAfter, textFrom } from "./misreading.ts";

const AS_STATED =
  /\b(?:(?:just |exactly )?(?:like|as) (?:it|they|the \p{L}+) (?:says?|said|claims?|claimed|promises?|promised|states?|stated|advertises?|advertised)|(?:just |exactly )?as (?:advertised|stated|promised|described|listed|claimed))\b/u;
const DENIED = /\b(?:not|n't|nt|never|no|nowhere|hardly|than)\b/;
const TIME_FROM_A_CHARGE = /^(?:minutes?|mins?) (?:on|per) /;

const isTime = ({ unit: { facet, opinion } }: Reading): boolean =>
  facet?.id === "battery" && TIME_FROM_A_CHARGE.test(opinion);

/** "20 minutes on a charge like it says": so long as was promised. */
const isAsStated = (reading: Reading): boolean => {
  const said = clauseText(reading.unit.clause);
  return isTime(reading) && AS_STATED.test(said) && !DENIED.test(said);
};

const ONLY = /\b(?:only|just|barely|hardly|maybe|merely|mere|measly|less than|under|all of|not|n't|nt|never)\b/;
const AT_MOST =
  /\b(?:tops|max|maximum|at best|at most|if (?:that|i'm lucky|you're lucky)|dies|died|dead|quits?|stops?)\b/;
/** So few are blamed by their number alone. */
const FEW_MINUTES = 12;

const minutesIn = ({ tokens, from }: Reading): number => {
  const said = tokens[from - 1]?.lower ?? "";
  return numberOf(said) ?? Number.parseInt(said, 10);
};

/** "It runs 40 minutes on a charge": how long, with no word on whether that is enough. */
const isOnlyTime = (reading: Reading): boolean =>
  isTime(reading) &&
  minutesIn(reading) > FEW_MINUTES &&
  !ONLY.test(textFrom(reading.tokens, 0, reading.from)) &&
  !AT_MOST.test(sentenceAfter(reading));

/** Blame that is a figure: as promised, or no judgement. */
export const STATED_FIGURES: readonly Misreading[] = [
  { why: "opposite", is: isAsStated },
  { why: "nothing", is: isOnlyTime },
];

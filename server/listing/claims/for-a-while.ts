import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";

const SPELL =
  "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|several|a few|a couple(?: of)?|the first(?: \\p{L}+)?|\\d+) (?:days?|weeks?|months?)";
/** "Was lovely for about two months", "looked good at first". */
const ONLY_THEN = new RegExp(
  `\\b(?:for (?:about |around |maybe |just |only |all of |roughly |like )*${SPELL}|at first|to (?:begin|start) with|initially|when (?:it was |they were )?new|(?:un)?till? (?:week|day|month|about|it|the|i)\\b)`,
  "iu",
);
const PAST = /\b(?:was|were|did|felt|held|kept|ran|\p{L}{2,}ed)\b/iu;
const STILL = /\b(?:has|have|['’]ve|is|are|still|every)\b/iu;

/** Matters of which a span of time is the praise. */
const OF_TIME = new Set(["durability", "battery", "amount", "freshness"]);

/** Whether praise is told of a time that is over, and so of a thing that is so no longer. */
export const isForAWhile = ({ clause, facet }: Unit): boolean => {
  if (OF_TIME.has(facet?.id ?? "")) return false;
  const said = clauseText(clause);
  return ONLY_THEN.test(said) && PAST.test(said) && !STILL.test(said);
};

import { isForAWhile } from "../../insight/text/for-a-while.ts";
import { clauseText } from "../../insight/units/misreadings/misreading.ts";
import type { Unit } from "../../insight/units/unit.ts";

const PAST = /\b(?:was|were|did|felt|held|kept|ran|\p{L}{2,}ed)\b/iu;
const STILL = /\b(?:has|have|['’]ve|is|are|still|every)\b/iu;

/** Matters of which a span of time is the praise. */
const OF_TIME = new Set(["durability", "battery", "amount", "freshness"]);

/** Whether praise is told of a time that is over, and so of a thing that is so no longer. */
export const isOver = ({ clause, facet }: Unit): boolean => {
  if (OF_TIME.has(facet?.id ?? "")) return false;
  const said = clauseText(clause);
  return isForAWhile(said) && PAST.test(said) && !STILL.test(said);
};

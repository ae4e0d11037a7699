import type { Review } from "../../../events/result/review.ts";
import { FACETS } from "../facets/all-facets.ts";
import type { Domain } from "../facets/domain.ts";
import { clauseText } from "./misreadings/misreading.ts";
import type { Unit } from "./unit.ts";

const SAFETY = FACETS.find(({ id }) => id === "safety");

/** What is small enough for a mouth, and comes out. */
const CAME_OUT =
  /\b(?:magnets?|(?:button |coin )?batter(?:y|ies)|beads?|buttons?|eyes?|balls?|pellets?|screws?|googly eyes?|squeakers?|marbles?)\b(?: \p{L}+){0,3} (?:fell|falls?|fallen|falling|came|comes?|coming|popped|pops?|popping|spilled|spills?|poured|dropped) (?:right |straight |clean )?out\b/u;

const OF_CHILDREN: readonly Domain[] = ["toy", "nursing", "diaper"];

/** Somebody who puts it into the mouth. */
const SMALL_ONE =
  /\b(?:swallow\w*|chok(?:e|ed|ing)|(?:in|into) (?:his|her|their|its) mouth|mouths everything|(?:\d+|one|two|three) ?-?(?:year|yr|month|mo)s?[- ]old|toddlers?|bab(?:y|ies)|infants?|crawling)\b/i;

/** "a magnet fell out" of a toy, or where a small child is near: no weak hold, but a danger. */
export const asHazard = (unit: Unit, domains: ReadonlySet<Domain>, { text }: Pick<Review, "text">): Unit => {
  const isNear = OF_CHILDREN.some((domain) => domains.has(domain)) || SMALL_ONE.test(text);
  const isOut = unit.polarity < 0 && unit.facet?.id !== "safety" && CAME_OUT.test(clauseText(unit.clause));
  return SAFETY !== undefined && isNear && isOut ? { ...unit, facet: SAFETY, key: SAFETY.id } : unit;
};

import type { Review } from "../../../events/result/review.ts";
import { hasPlenty } from "../plenty.ts";
import type { Sentence } from "../text/analyse.ts";
import { nounCounts } from "../text/noun-counts.ts";
import { wordSet } from "../text/word-table.ts";
import { mineAspects } from "./mine-aspects.ts";
import type { Unit } from "./unit.ts";

/** What many things have, whether or not a second reviewer names it. */
export const OF_MOST = wordSet(
  "paint coating plastic metal material fabric rubber wood glass finish seam stitching loop spot corner edge",
);

const isHeard = ({ clause, polarity }: Unit): boolean =>
  mineAspects(clause.sentence).some(
    (aspect) => aspect.clause === clause && aspect.polarity === (polarity > 0 ? "positive" : "negative"),
  );

/**
 * Without opinions on what no other review names and the miner does not hear judged: of plenty of reviews, a hound that
 * is loud and a nail that broke are no part of the product.
 */
export const withoutStrangers = (
  units: readonly Unit[],
  sentences: readonly Sentence[],
  reviews: readonly Review[],
): readonly Unit[] => {
  if (!hasPlenty({ reviews })) return units;
  const counts = nounCounts(sentences);
  const isStranger = ({ facet, target, opinion }: Unit): boolean =>
    facet !== null && target !== "" && !OF_MOST.has(target) && !opinion.includes(" ") && counts.get(target) === 1;
  const isWithin = ({ clause, target, start, end }: Unit): boolean =>
    clause.tokens.some((token) => token.lemma === target && start <= token.start && token.end <= end);
  return units.filter((unit) => unit.mood !== "report" || !isStranger(unit) || isWithin(unit) || isHeard(unit));
};

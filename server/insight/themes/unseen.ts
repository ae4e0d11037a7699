import type { Unseen } from "../../../events/result/insights.ts";
import { WHOLE } from "../units/aspect-units.ts";
import type { Unit } from "../units/unit.ts";

/** In how many reviews each theme was found, whatever its support. */
export const incidences = (units: readonly Unit[]): number[] => {
  const reports = units.filter((unit) => unit.mood === "report" && unit.key !== WHOLE);
  return [...Map.groupBy(reports, (unit) => unit.key).values()].map(
    (members) => new Set(members.map((unit) => unit.reviewId)).size,
  );
};

const GOAL = 0.9;
/** Further than this the extrapolation is a guess. */
const FARTHEST = 20;

/** Further reviews until 90 % of all themes are seen, by the rarefaction formula for incidences (Chao, Colwell, Lin and Gotelli 2009). */
const reviewsToGoal = (reviews: number, found: number, unseen: number, once: number, twice: number): number | null => {
  const missing = GOAL * (found + unseen) - found;
  if (missing <= 0) return 0;
  if (twice === 0 || reviews < 2) return null;
  const left = 1 - ((reviews / (reviews - 1)) * 2 * twice * missing) / once ** 2;
  const kept = 1 - (2 * twice) / ((reviews - 1) * once + 2 * twice);
  const more = Math.ceil(Math.log(left) / Math.log(kept));
  return Number.isFinite(more) && more <= FARTHEST * reviews ? more : null;
};

/**
 * How much reviews leave unsaid, from the number of themes found in one and in two of them: the bias-corrected estimator of
 * Chao (1984), in its form for incidences (Chao 1987), and the coverage of Good (1953).
 */
export const estimateUnseen = (counts: readonly number[], reviews: number): Unseen | null => {
  const found = counts.length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (found === 0 || reviews < 2) return null;
  const once = counts.filter((count) => count === 1).length;
  const twice = counts.filter((count) => count === 2).length;
  const unseen = (((reviews - 1) / reviews) * once * Math.max(0, once - 1)) / (2 * (twice + 1));
  return {
    found,
    unseen: Math.round(unseen),
    coverage: Math.round((1 - once / total) * 10_000) / 10_000,
    moreReviews: reviewsToGoal(reviews, found, unseen, once, twice),
  };
};

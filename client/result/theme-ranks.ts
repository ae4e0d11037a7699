import type { Theme } from "../../events/result/result.ts";

/** By how many reviews speak of it, or by how far their stars lie from those of the others. */
export type ThemeRank = "mentions" | "stars";

const impactOf = ({ ratingImpact }: Theme): number => (ratingImpact === null ? -1 : Math.abs(ratingImpact));

/** Whether the reviews came with stars, so that there is something to rank by. */
export const hasStars = (themes: readonly Theme[]): boolean =>
  themes.filter(({ ratingImpact }) => ratingImpact !== null).length > 1;

/** The most mentioned come first, or those with the largest effect on stars; of equals, in the order they have. */
export const rankThemes = (themes: readonly Theme[], rank: ThemeRank): readonly Theme[] =>
  rank === "mentions" ? themes : themes.toSorted((one, other) => impactOf(other) - impactOf(one));

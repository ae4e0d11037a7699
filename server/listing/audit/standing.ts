import type { Mining } from "../../insight/mining/mining.ts";
import { isBorneOut, isGrave } from "../claims/claims.ts";

/** How reviewers speak of a matter, each review counted for the side it says more about. */
export type Counts = { positive: number; negative: number };

/** A praise that this share of its reviewers' number denies is nothing to lead with. */
const MUCH_BLAMED = 3;

/** Whether reviewers blame a matter about as much as they praise it, and copy may not claim it. */
export const fallsShort = (facetId: string | null, { positive, negative }: Counts, mining: Mining): boolean =>
  negative > 0 && negative * 2 >= positive && !isBorneOut(positive, negative, 1, isGrave(facetId ?? "", mining));

/** Whether too many blame a matter for copy to lead with it. */
export const isMuchBlamed = ({ positive, negative }: Counts): boolean => negative * MUCH_BLAMED > positive;

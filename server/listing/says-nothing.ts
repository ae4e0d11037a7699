import type { OptimizationResult } from "../../events/result/result.ts";

type Listing = Pick<OptimizationResult, "bulletsA" | "bulletsB" | "fixList">;

/** Whether a result holds neither a bullet nor a fix: titles of the product's name alone are worth nobody's ASIN. */
export const saysNothing = ({ bulletsA, bulletsB, fixList }: Listing): boolean =>
  bulletsA.length === 0 && bulletsB.length === 0 && fixList.trim() === "";

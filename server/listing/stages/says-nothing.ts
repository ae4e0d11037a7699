import type { OptimizationResult } from "../../../events/result/result.ts";
import { isGeneralAdvice } from "../phrases/general-advice.ts";

type Listing = Pick<OptimizationResult, "bulletsA" | "bulletsB" | "fixes">;

/** Whether a result holds neither a fix nor a bullet but general advice: titles of the product's name alone are worth nobody's ASIN. */
export const saysNothing = ({ bulletsA, bulletsB, fixes }: Listing): boolean =>
  [...bulletsA, ...bulletsB].every(isGeneralAdvice) && (fixes ?? []).length === 0;

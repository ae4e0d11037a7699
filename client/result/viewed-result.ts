import type { OptimizationResult } from "../../events/result/result.ts";

/** A result with the names the seller gave: what the page shows, saved or not. */
export type ViewedResult = OptimizationResult & {
  /** Absent where a result is only looked at. */
  id?: string;
  productName: string;
  avatarName: string;
};

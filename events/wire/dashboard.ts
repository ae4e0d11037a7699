import * as v from "valibot";
import { RENEWALS } from "../customer/renewal.ts";
import { Plan } from "../plan.schema.ts";

export const DashboardSummary = v.object({
  cycleEnd: v.nullable(v.string()),
  /** What comes after the cycle; null without one. */
  renewal: v.nullable(v.picklist(RENEWALS)),
  plan: Plan,
  asinUsed: v.number(),
  planLimit: v.nullable(v.number()),
  asinRemaining: v.nullable(v.number()),
  lastRunAt: v.nullable(v.string()),
  avatarCount: v.number(),
  /** How far the seller came on the way to a first listing. */
  firstListing: v.object({
    /** Reviews were handed in, whether or not a result came of them. */
    hasBegun: v.boolean(),
    optimizations: v.number(),
    lastOptimizationId: v.nullable(v.string()),
  }),
  links: v.object({ demoVideo: v.string(), onboarding: v.string(), supportEmail: v.string() }),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummary>;

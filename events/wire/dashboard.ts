import * as v from "valibot";
import { RENEWALS } from "../customer/renewal.ts";
import { TROUBLES } from "../customer/trouble.ts";
import { Plan } from "../plan.schema.ts";

export const DashboardSummary = v.object({
  cycleEnd: v.nullable(v.string()),
  /** What comes after the cycle; null without one. */
  renewal: v.nullable(v.picklist(RENEWALS)),
  plan: Plan,
  /** Why the seller does not get, or not for long, what they pay for; null where all is well. */
  trouble: v.nullable(v.object({ trouble: v.picklist(TROUBLES), accessUntil: v.nullable(v.string()) })),
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

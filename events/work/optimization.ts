import * as v from "valibot";

/** Why an accepted optimization ended without a result. */
export const RELEASE_REASONS = ["failed", "timedOut", "interrupted"] as const;
export type ReleaseReason = (typeof RELEASE_REASONS)[number];

/** What the seller chose for one optimization, beside the product and its reviews. */
export const OPTIMIZATION_CHOICES = {
  /** The marketplace rules to write for; absent means the current Amazon ones. */
  ruleProfile: v.optional(v.string()),
  /** Ids of exclusions that were used after all. */
  include: v.optional(v.array(v.string())),
};
export type OptimizationChoices = v.InferOutput<v.ObjectSchema<typeof OPTIMIZATION_CHOICES, undefined>>;

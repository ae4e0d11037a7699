import * as v from "valibot";
import { FullAvatar } from "./avatar.ts";
import { Insights } from "./insights.ts";
import { Claim, Fix, Packing } from "./ledger.ts";
import { Compliance, KeywordCoverage, Listing } from "./listing.ts";
import { Exclusion, Review, Span } from "./review.ts";

/** What reviewers talk about: opinions on one subject, counted by distinct reviews. */
export const Theme = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(["praise", "complaint", "mixed"]),
  /** Distinct reviews. */
  reviews: v.number(),
  positive: v.number(),
  negative: v.number(),
  /** Share of all used reviews, 0 to 1, with its 95 % Wilson interval. */
  share: v.number(),
  interval: v.tuple([v.number(), v.number()]),
  /** Mean stars of reviews with the theme minus the mean of those without; null without ratings. */
  ratingImpact: v.nullable(v.number()),
  spans: v.array(Span),
});
export type Theme = v.InferOutput<typeof Theme>;

/** The customers' words behind one statement. */
export const Evidence = v.object({
  /** The statement: "avatar.pains.0", "optimizedTitles.1", "bulletsA.2", "fixList.0", … */
  path: v.string(),
  /** Distinct reviews. */
  reviews: v.number(),
  spans: v.array(Span),
});
export type Evidence = v.InferOutput<typeof Evidence>;

/** All that one optimization found and wrote. The same input and versions give the same bytes. */
export const OptimizationResult = v.object({
  avatarData: FullAvatar,
  ...Listing.entries,
  keywordCoverage: KeywordCoverage,
  compliance: Compliance,
  themes: v.array(Theme),
  evidence: v.array(Evidence),
  reviews: v.array(Review),
  excluded: v.array(Exclusion),
  /** The following are absent in results of engine versions before 2. */
  insights: v.optional(Insights),
  claims: v.optional(v.array(Claim)),
  packing: v.optional(Packing),
  fixes: v.optional(v.array(Fix)),
  /** How far apart the wording of bullet sets A and B is, 0 (same words) to 1 (no word in common). */
  bulletDistance: v.optional(v.number()),
  /** The seller's own copy at that time, to set beside the new; absent where none was given. */
  current: v.optional(v.object({ title: v.string(), bullets: v.array(v.string()) })),
  engine: v.object({
    /** "built-in" or "openai". */
    writer: v.picklist(["built-in", "openai"]),
    version: v.string(),
    rules: v.string(),
    /** What the seller should know about how the result was made, for example a field that fell back. */
    notes: v.array(v.string()),
    /** Used reviews in languages that the engine does not read; absent where there are none. */
    unread: v.optional(v.number()),
  }),
});
export type OptimizationResult = v.InferOutput<typeof OptimizationResult>;

/** What the engine is given. */
export const OptimizationInput = v.object({
  productName: v.string(),
  avatarName: v.string(),
  reviewsText: v.string(),
  asin: v.string(),
  currentTitle: v.string(),
  currentBullets: v.array(v.string()),
  keywords: v.array(v.string()),
  mustIncludeKeywords: v.array(v.string()),
  /** Id of the rule profile to write for, for example "amazon-2026-07-27"; the current Amazon rules when absent. */
  ruleProfile: v.optional(v.string()),
  /** Ids of exclusions to use after all. */
  include: v.optional(v.array(v.string())),
});
export type OptimizationInput = v.InferOutput<typeof OptimizationInput>;

export const OPTIMIZATION_STAGES = ["reading", "mining", "persona", "writing", "checking"] as const;

/** A step of the work in progress; `percent` runs from 0 to 100. */
export const OptimizationProgress = v.object({
  stage: v.picklist(OPTIMIZATION_STAGES),
  percent: v.number(),
  message: v.string(),
});
export type OptimizationProgress = v.InferOutput<typeof OptimizationProgress>;

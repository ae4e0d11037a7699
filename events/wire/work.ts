import * as v from "valibot";
import { AvatarProfile } from "../customer/avatars.events.ts";
import { RENEWALS } from "../customer/renewal.ts";
import { Plan } from "../plan.schema.ts";
import { OptimizationResult } from "../result/result.ts";
import { Exclusion } from "../result/review.ts";

/** How much of the plan an optimization left. `limit` and `remaining` null mean unlimited. */
export const Usage = v.object({ used: v.number(), limit: v.nullable(v.number()), remaining: v.nullable(v.number()) });
export type Usage = v.InferOutput<typeof Usage>;

/** One optimization as the API answers it. The result's fields are null where no avatar data was kept. */
export const Optimization = v.object({
  id: v.string(),
  asinId: v.string(),
  asin: v.string(),
  avatarId: v.nullable(v.string()),
  avatarName: v.string(),
  productName: v.string(),
  createdAt: v.string(),
  /** Ids of the exclusions it used after all. */
  include: v.optional(v.array(v.string())),
  ...OptimizationResult.entries,
  avatarData: v.nullable(OptimizationResult.entries.avatarData),
  usage: Usage,
});
export type Optimization = v.InferOutput<typeof Optimization>;

export const OPTIMIZATIONS_PAGE = 20;
const OPTIMIZATIONS_PAGE_MAX = 100;
const SEARCH_LENGTH_MAX = 200;
const ID_LENGTH_MAX = 64;

export const OptimizationsQuery = v.object({
  /** Answers what was asked for before this optimization; absent begins with the newest. */
  before: v.optional(v.pipe(v.string(), v.maxLength(ID_LENGTH_MAX))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.digits("A whole number, please"),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(OPTIMIZATIONS_PAGE_MAX),
    ),
  ),
  /** Words of the product's or the avatar's name, or of the ASIN. */
  search: v.optional(v.pipe(v.string(), v.maxLength(SEARCH_LENGTH_MAX))),
  /** Only results of the product this ASIN profile is of. */
  asinId: v.optional(v.pipe(v.string(), v.maxLength(ID_LENGTH_MAX))),
});

/** One result in a list. `version` counts the results of the same product from the oldest on. */
export const OptimizationSummary = v.object({
  id: v.string(),
  asinId: v.string(),
  productName: v.string(),
  avatarName: v.string(),
  kind: v.picklist(["paid", "demo"]),
  status: v.picklist(["running", "completed"]),
  version: v.number(),
  versions: v.number(),
  createdAt: v.string(),
});
export type OptimizationSummary = v.InferOutput<typeof OptimizationSummary>;

/** Newest first. `before` asks for the page that follows; null where there is none. */
export const OptimizationPage = v.object({
  optimizations: v.array(OptimizationSummary),
  before: v.nullable(v.string()),
});
export type OptimizationPage = v.InferOutput<typeof OptimizationPage>;

/** What the demo answers: the avatar and the listing. Nothing of it is saved for the visitor. */
export const DemoResult = v.object({
  id: v.string(),
  productName: v.string(),
  avatarName: v.string(),
  ...OptimizationResult.entries,
  usage: Usage,
});
export type DemoResult = v.InferOutput<typeof DemoResult>;

export const AvatarSummary = v.object({
  id: v.string(),
  profileName: v.string(),
  lastProductName: v.nullable(v.string()),
  lastOptimizationAt: v.nullable(v.string()),
  lastOptimizationId: v.nullable(v.string()),
  optimizeCount: v.number(),
});
export type AvatarSummary = v.InferOutput<typeof AvatarSummary>;

/** One avatar in full, as the editor reads and writes it. */
export const AvatarDetail = v.object({ id: v.string(), ...AvatarProfile.entries });
export type AvatarDetail = v.InferOutput<typeof AvatarDetail>;

/** What a call that made or changed something answers. */
export const Created = v.object({ id: v.string() });
export type Created = v.InferOutput<typeof Created>;

export const DemoStartReply = v.object({ demoToken: v.string() });
export type DemoStartReply = v.InferOutput<typeof DemoStartReply>;

/** How a review that is used begins, by which the seller knows it. */
export const UsedReview = v.object({
  opening: v.string(),
  rating: v.nullable(v.number()),
  /** Reviews in other languages are shown, but nothing is learnt from them. */
  isEnglish: v.boolean(),
});
export type UsedReview = v.InferOutput<typeof UsedReview>;

/** What was read from a file or a paste. `text` is what goes into the reviews field; it reads back to the same reviews. */
export const ImportedReviews = v.object({
  text: v.string(),
  reviews: v.number(),
  /** Every review that is used, in reading order. */
  used: v.array(UsedReview),
  format: v.picklist(["text", "csv", "html", "json"]),
  /** What is left out, and why. */
  excluded: v.array(Exclusion),
  /** What would be left out and is used because its id was given. */
  included: v.array(Exclusion),
  /** The first reviews that together stay within `limit` characters. */
  fits: v.object({ limit: v.number(), reviews: v.number(), text: v.string() }),
});
export type ImportedReviews = v.InferOutput<typeof ImportedReviews>;

export const SampleSummary = v.object({
  id: v.string(),
  title: v.string(),
  productName: v.string(),
  avatarName: v.string(),
  description: v.string(),
  reviews: v.number(),
});
export type SampleSummary = v.InferOutput<typeof SampleSummary>;

/** A sample review set, ready for the demo form. */
export const Sample = v.object({ ...SampleSummary.entries, text: v.string() });
export type Sample = v.InferOutput<typeof Sample>;

export const AvatarUsage = v.object({ count: v.number(), limit: v.number(), plan: Plan });
export type AvatarUsage = v.InferOutput<typeof AvatarUsage>;

export const PlanInfo = v.object({ label: v.string(), limit: v.nullable(v.number()), used: v.number() });
export type PlanInfo = v.InferOutput<typeof PlanInfo>;

export const DemoUsage = v.object({ count: v.number(), limit: v.number(), type: v.picklist(["visitor", "customer"]) });
export type DemoUsage = v.InferOutput<typeof DemoUsage>;

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

export const SiteConfig = v.object({
  supportPhone: v.string(),
  supportEmail: v.string(),
  companyParent: v.string(),
  companyAddress: v.string(),
  demoVideoUrl: v.string(),
  onboardingUrl: v.string(),
  /** Avatars that paid plans save. */
  paidAvatarLimit: v.number(),
  /** What may be loaded once the visitor agreed; null where nothing is configured. */
  tracking: v.nullable(
    v.object({
      analytics: v.nullable(v.object({ src: v.string(), site: v.string() })),
      pixelId: v.nullable(v.string()),
    }),
  ),
});
export type SiteConfig = v.InferOutput<typeof SiteConfig>;

export const CaptchaConfig = v.object({ enabled: v.boolean(), provider: v.string(), siteKey: v.nullable(v.string()) });
export type CaptchaConfig = v.InferOutput<typeof CaptchaConfig>;

import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { OptimizationResult } from "../result/result.ts";
import { captchaToken, choices, keywords, optionalText, text, VISIBLE, whole } from "./fields.ts";

const BULLET_MARK = /^\s*[•\-*]\s*/;

export const AsinProfileForm = v.object({
  asin: optionalText(LIMITS.nameLength),
  productName: optionalText(LIMITS.nameLength),
  avatarName: optionalText(LIMITS.nameLength),
  avatarId: v.optional(v.nullable(text(64))),
  reviewsText: v.pipe(
    v.string("Please fill in product name and reviews"),
    v.regex(VISIBLE, "Please fill in product name and reviews"),
    v.maxLength(LIMITS.reviewsLength, "Reviews must be 500,000 characters or less"),
  ),
  currentTitle: v.optional(text(LIMITS.titleInputLength)),
  currentBullets: v.optional(
    v.pipe(
      v.array(text(LIMITS.reviewsLength), "Must be a list"),
      v.transform((given) =>
        given.map((bullet) => bullet.replace(BULLET_MARK, "").trim()).filter((each) => each !== ""),
      ),
      v.array(v.pipe(v.string(), v.maxLength(LIMITS.bulletLength, "One or more bullets exceed 300 characters."))),
      v.maxLength(LIMITS.bulletCount, "Too many bullets (max 5)."),
      v.check(
        (bullets) => bullets.reduce((sum, bullet) => sum + bullet.length, 0) <= LIMITS.bulletsTotalLength,
        "Too many characters (max 1500).",
      ),
    ),
  ),
  keywords: v.optional(keywords),
});
export type AsinProfileForm = v.InferInput<typeof AsinProfileForm>;

export const OptimizationForm = v.object({
  asinId: text(64),
  captchaToken,
  mustIncludeKeywords: v.optional(keywords),
  ...choices,
});
export type OptimizationForm = v.InferInput<typeof OptimizationForm>;

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
  /** How often its listing was revised; 0 is the listing as it was written. */
  revision: v.number(),
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
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(OPTIMIZATIONS_PAGE_MAX))),
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

import * as v from "valibot";
import { LIMITS } from "../limits.ts";
import { OptimizationResult } from "../result/result.ts";
import {
  captchaToken,
  choices,
  demographics,
  keywords,
  listItems,
  psychographics,
  required,
  text,
  VISIBLE,
} from "./fields.ts";
import { Usage } from "./optimizations.ts";

export const DemoStartForm = v.object({ turnstileToken: captchaToken });
export type DemoStartForm = v.InferInput<typeof DemoStartForm>;

export const DemoForm = v.object({
  avatarName: required(LIMITS.nameLength, "All fields are required"),
  productName: required(LIMITS.nameLength, "All fields are required"),
  reviews: v.pipe(
    v.string("All fields are required"),
    v.regex(VISIBLE, "All fields are required"),
    v.maxLength(LIMITS.demoReviewsLength, "Reviews must be 20,000 characters or less"),
  ),
  demoToken: text(512),
  idemKey: v.optional(text(200)),
  mustIncludeKeywords: v.optional(keywords),
  ...choices,
});
export type DemoForm = v.InferInput<typeof DemoForm>;

export const StashBriefForm = v.object({
  avatarName: text(LIMITS.nameLength),
  targetAudience: text(LIMITS.notesLength),
  productName: text(LIMITS.nameLength),
  reviewsText: text(LIMITS.demoReviewsLength),
});
export type StashBriefForm = v.InferInput<typeof StashBriefForm>;

/** The whole avatar of a demo result, as the result gave it. */
export const StashFullForm = v.object({
  profileName: text(LIMITS.nameLength),
  demographics,
  psychographics,
  pains: listItems,
  desires: listItems,
  emotionalDrivers: listItems,
  say: listItems,
  notSay: listItems,
  keywords: listItems,
  tone: text(LIMITS.nameLength),
});
export type StashFullForm = v.InferInput<typeof StashFullForm>;

export const DemoStartReply = v.object({ demoToken: v.string() });
export type DemoStartReply = v.InferOutput<typeof DemoStartReply>;

/** What the demo answers: the avatar and the listing. Nothing of it is saved for the visitor. */
export const DemoResult = v.object({
  id: v.string(),
  productName: v.string(),
  avatarName: v.string(),
  ...OptimizationResult.entries,
  usage: Usage,
});
export type DemoResult = v.InferOutput<typeof DemoResult>;

export const DemoUsage = v.object({ count: v.number(), limit: v.number(), type: v.picklist(["visitor", "customer"]) });
export type DemoUsage = v.InferOutput<typeof DemoUsage>;

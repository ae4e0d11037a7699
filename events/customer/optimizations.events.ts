import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { OptimizationResult } from "../result/result.ts";
import { RELEASE_REASONS } from "./quota.events.ts";

/** Sealed payloads are null once the customer was erased. */
const sealedResult = v.nullable(OptimizationResult);

export const AsinProfileCreated = defineEvent({
  type: "AsinProfileCreated",
  fact: "The customer described a product and supplied its reviews.",
  data: {
    asinId: v.string(),
    avatarId: v.nullable(v.string()),
    asin: v.string(),
    productName: v.string(),
    avatarName: v.string(),
    reviewsText: v.string(),
    currentTitle: v.string(),
    currentBullets: v.array(v.string()),
    keywords: v.array(v.string()),
    at: Instant,
  },
  personal: {
    productName: "",
    avatarName: "",
    reviewsText: "",
    currentTitle: "",
    currentBullets: [],
    keywords: [],
  },
});

export const OptimizationRequested = defineEvent({
  type: "OptimizationRequested",
  fact: "An optimization of an ASIN profile was accepted.",
  data: {
    optimizationId: v.string(),
    asinId: v.string(),
    avatarId: v.nullable(v.string()),
    productName: v.string(),
    mustIncludeKeywords: v.array(v.string()),
    /** The marketplace rules to write for; absent means the current Amazon ones. */
    ruleProfile: v.optional(v.string()),
    /** Ids of exclusions that were used after all. */
    include: v.optional(v.array(v.string())),
    kind: v.picklist(["paid", "demo"]),
    at: Instant,
  },
  personal: { productName: "", mustIncludeKeywords: [] },
});

export const OptimizationCompleted = defineEvent({
  type: "OptimizationCompleted",
  fact: "An optimization finished and its result was stored.",
  data: { optimizationId: v.string(), result: sealedResult, at: Instant },
  personal: { result: null },
});

export const OptimizationFailed = defineEvent({
  type: "OptimizationFailed",
  fact: "An accepted optimization ended without a result.",
  data: { optimizationId: v.string(), reason: v.picklist(RELEASE_REASONS), at: Instant },
});

export const DemoTakenOver = defineEvent({
  type: "DemoTakenOver",
  fact: "The demo a visitor ran before signing up became the customer's.",
  data: {
    visitorId: v.string(),
    optimizationId: v.string(),
    avatarName: v.string(),
    productName: v.string(),
    /** The marketplace rules to write for; absent means the current Amazon ones. */
    ruleProfile: v.optional(v.string()),
    /** Ids of exclusions that were used after all. */
    include: v.optional(v.array(v.string())),
    result: sealedResult,
    at: Instant,
  },
  personal: { avatarName: "", productName: "", result: null },
});

export const AvatarStashed = defineEvent({
  type: "AvatarStashed",
  fact: "An avatar was put aside until a plan allows to save it.",
  data: {
    stash: v.variant("kind", [
      v.object({
        kind: v.literal("brief"),
        avatarName: v.string(),
        targetAudience: v.string(),
        productName: v.string(),
        reviewsText: v.string(),
      }),
      v.object({ kind: v.literal("full"), avatar: v.nullable(OptimizationResult.entries.avatarData) }),
    ]),
    at: Instant,
  },
  personal: { stash: { kind: "full", avatar: null } },
});

export const OPTIMIZATION_EVENTS = [
  AsinProfileCreated,
  OptimizationRequested,
  OptimizationCompleted,
  OptimizationFailed,
  DemoTakenOver,
  AvatarStashed,
] as const;
export type OptimizationEvent = EventOf<typeof OPTIMIZATION_EVENTS>;
export type AvatarStash = v.InferOutput<typeof AvatarStashed.schema>["data"]["stash"];

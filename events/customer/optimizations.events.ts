import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { ListingWords } from "../result/listing.ts";
import { ListingClaims } from "../result/listing-claims.ts";
import { OptimizationResult } from "../result/result.ts";
import { AvatarStashed } from "../work/avatar-stash.ts";
import { OPTIMIZATION_CHOICES, RELEASE_REASONS } from "../work/optimization.ts";

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
    asin: "",
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
    ...OPTIMIZATION_CHOICES,
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

export const ListingRevised = defineEvent({
  type: "ListingRevised",
  fact: "The customer changed the words of a listing, or restored earlier ones.",
  data: {
    revisionId: v.string(),
    optimizationId: v.string(),
    /** Counts from 1; revision 0 is the listing as it was written. */
    revision: v.number(),
    words: v.nullable(ListingWords),
    /** The revision that was restored; null where words were changed. */
    restores: v.nullable(v.number()),
    /** What the clauses of the changed fields rest on; null where that was not weighed. */
    claims: v.optional(v.nullable(ListingClaims)),
    at: Instant,
  },
  personal: { words: null, claims: null },
});

export const DemoTakenOver = defineEvent({
  type: "DemoTakenOver",
  fact: "The demo a visitor ran before signing up became the customer's.",
  data: {
    visitorId: v.string(),
    optimizationId: v.string(),
    avatarName: v.string(),
    productName: v.string(),
    ...OPTIMIZATION_CHOICES,
    result: sealedResult,
    at: Instant,
  },
  personal: { avatarName: "", productName: "", result: null },
});

export const OPTIMIZATION_EVENTS = [
  AsinProfileCreated,
  OptimizationRequested,
  OptimizationCompleted,
  OptimizationFailed,
  ListingRevised,
  DemoTakenOver,
  AvatarStashed,
] as const;
export type OptimizationEvent = EventOf<typeof OPTIMIZATION_EVENTS>;

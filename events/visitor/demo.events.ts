import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { OptimizationResult } from "../result/result.ts";
import { AvatarStashed } from "../work/avatar-stash.ts";
import { OPTIMIZATION_CHOICES, RELEASE_REASONS } from "../work/optimization.ts";

export const DemoStarted = defineEvent({
  type: "DemoStarted",
  fact: "An anonymous visitor opened the free demo.",
  data: { visitorId: v.string(), at: Instant },
});

export const DemoRequested = defineEvent({
  type: "DemoRequested",
  fact: "The visitor's demo optimization was accepted.",
  data: {
    optimizationId: v.string(),
    avatarName: v.string(),
    productName: v.string(),
    reviewsText: v.string(),
    mustIncludeKeywords: v.array(v.string()),
    ...OPTIMIZATION_CHOICES,
    at: Instant,
  },
  personal: { avatarName: "", productName: "", reviewsText: "", mustIncludeKeywords: [] },
});

export const DemoUsed = defineEvent({
  type: "DemoUsed",
  fact: "The visitor's demo optimization completed; the free ASIN is used.",
  data: { optimizationId: v.string(), result: v.nullable(OptimizationResult), at: Instant },
  personal: { result: null },
});

export const DemoReleased = defineEvent({
  type: "DemoReleased",
  fact: "The visitor's demo did not complete and was given back.",
  data: { optimizationId: v.string(), reason: v.picklist(RELEASE_REASONS), at: Instant },
});

export const VisitorSignedUp = defineEvent({
  type: "VisitorSignedUp",
  fact: "The visitor became a customer.",
  data: { customerId: v.string(), at: Instant },
});

export const VISITOR_EVENTS = [
  DemoStarted,
  DemoRequested,
  DemoUsed,
  DemoReleased,
  VisitorSignedUp,
  AvatarStashed,
] as const;
export type VisitorEvent = EventOf<typeof VISITOR_EVENTS>;

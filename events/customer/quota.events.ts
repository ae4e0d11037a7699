import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { RELEASE_REASONS } from "../work/optimization.ts";

const use = { asinId: v.string(), optimizationId: v.string(), cycleStartsAt: v.nullable(Instant), at: Instant };

export const AsinReserved = defineEvent({
  type: "AsinReserved",
  fact: "One ASIN of the plan was reserved for an accepted optimization.",
  data: use,
});

export const AsinUsed = defineEvent({
  type: "AsinUsed",
  fact: "A reserved ASIN was used: its optimization completed.",
  data: use,
});

export const AsinReleased = defineEvent({
  type: "AsinReleased",
  fact: "A reserved ASIN was given back: its optimization did not complete.",
  data: { ...use, reason: v.picklist(RELEASE_REASONS) },
});

export const AsinsAdded = defineEvent({
  type: "AsinsAdded",
  fact: "A member of staff added ASINs to the customer's limit, for the cycle that runs.",
  data: {
    asins: v.pipe(v.number(), v.integer(), v.minValue(1)),
    reason: v.string(),
    cycleStartsAt: v.nullable(Instant),
    at: Instant,
  },
  personal: { reason: "" },
});

export const QUOTA_EVENTS = [AsinReserved, AsinUsed, AsinReleased, AsinsAdded] as const;
export type QuotaEvent = EventOf<typeof QUOTA_EVENTS>;

import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { Plan } from "../plan.schema.ts";

export const PLAN_SOURCES = ["admin", "billing"] as const;

export const PlanChanged = defineEvent({
  type: "PlanChanged",
  fact: "The customer's plan became another one.",
  data: { from: Plan, to: Plan, source: v.picklist(PLAN_SOURCES), at: Instant },
});

export const CycleStarted = defineEvent({
  type: "CycleStarted",
  fact: "A billing cycle began; the ASINs of the plan count anew.",
  data: {
    startsAt: Instant,
    renewsAt: Instant,
    /** A plan given by hand renews each month by itself; a paid one only when a period is paid. */
    source: v.picklist(PLAN_SOURCES),
    at: Instant,
  },
});

export const SUBSCRIPTION_EVENTS = [PlanChanged, CycleStarted] as const;
export type SubscriptionEvent = EventOf<typeof SUBSCRIPTION_EVENTS>;

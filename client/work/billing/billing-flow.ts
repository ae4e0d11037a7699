import type { PaidPlan } from "../../../events/plans.ts";
import type { BillingEvent } from "../../../machines/billing/billing.machine.ts";

type Step = "checkingOut" | "leaving" | "changing" | "openingPortal" | "keeping";

/** What the billing screen needs to know of its flow, and tells it. */
export type BillingFlow = {
  snapshot: {
    matches: (step: Step) => boolean;
    hasTag: (tag: "busy") => boolean;
    context: { plan: PaidPlan | null };
  };
  send: (event: BillingEvent) => void;
};

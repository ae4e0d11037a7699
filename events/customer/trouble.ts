import { isPaidPlan } from "../plans.ts";
import { awaitsPayment, graceEndsAt, isCollected, isDisputed } from "./access.ts";
import type { SubscriptionState } from "./subscription.state.ts";

export const TROUBLES = ["disputed", "unmatched", "resting", "late"] as const;

/**
 * Why a customer does not get, or will not get for long, what they pay for: a payment is disputed, the price belongs to no
 * plan, an invoice is unpaid past its grace or within it.
 */
export type Trouble = (typeof TROUBLES)[number];

/** The trouble a subscription is in at `now`, and until when it leaves access as it is; null where all is well. */
export const troubleOf = (
  state: SubscriptionState,
  now: string,
): { trouble: Trouble; accessUntil: string | null } | null => {
  const { snapshot } = state;
  if (state.source === "admin" && isPaidPlan(state.plan)) return null;
  if (isDisputed(state)) return { trouble: "disputed", accessUntil: null };
  if (!isCollected(snapshot, now)) return null;
  if (snapshot.plan === null) return { trouble: "unmatched", accessUntil: null };
  if (awaitsPayment(snapshot, now)) return { trouble: "resting", accessUntil: null };
  const accessUntil = graceEndsAt(snapshot);
  return accessUntil === null ? null : { trouble: "late", accessUntil };
};

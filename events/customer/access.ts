import { addDays } from "../kernel/calendar.ts";
import { isPaidPlan, PAST_DUE_GRACE_DAYS, type Plan } from "../plans.ts";
import type { BillingSnapshot } from "./billing-snapshot.ts";
import type { SubscriptionState } from "./subscription.state.ts";

const PAID_UP = new Set(["active", "trialing"]);
const UNPAID = new Set(["past_due", "unpaid", "paused"]);
const ENDED = new Set(["canceled", "incomplete_expired"]);

/** When access ends for want of payment; null while nothing is due. */
export const graceEndsAt = ({ due, periodStart, status }: BillingSnapshot): string | null =>
  due === null && status !== "past_due" ? null : addDays(due?.since ?? periodStart, PAST_DUE_GRACE_DAYS);

/** Whether a subscription as Stripe describes it gives access at `now`. A status that is not known here gives none. */
export const givesAccess = (snapshot: BillingSnapshot | null, now: string): boolean => {
  if (snapshot === null || snapshot.plan === null || isOver(snapshot, now)) return false;
  if (PAID_UP.has(snapshot.status)) return true;
  return snapshot.status === "past_due" && now < (graceEndsAt(snapshot) ?? now);
};

export const hasEnded = ({ status, endedAt }: BillingSnapshot): boolean => endedAt !== null || ENDED.has(status);

/** Whether a subscription is over at `now`: because Stripe says so, or because the day it was canceled for has come. */
export const isOver = (snapshot: BillingSnapshot, now: string): boolean =>
  hasEnded(snapshot) || (snapshot.cancelAt !== null && snapshot.cancelAt <= now);

/** Whether a subscription waits to be paid: it is not over, gives no access, and a second one beside it would be one too many. */
export const awaitsPayment = (snapshot: BillingSnapshot | null, now: string): boolean =>
  snapshot !== null && UNPAID.has(snapshot.status) && !hasEnded(snapshot) && !givesAccess(snapshot, now);

/** Whether Stripe collects for a subscription, also while it gives no access; then there is something to cancel. */
export const isCollected = (snapshot: BillingSnapshot | null, now: string): snapshot is BillingSnapshot =>
  snapshot !== null && !isOver(snapshot, now) && snapshot.status !== "incomplete";

/** Whether a payment is disputed, or was and the bank took it back: paid features rest, so nothing more may be bought. */
export const isDisputed = ({ disputeIds }: Pick<SubscriptionState, "disputeIds">): boolean => disputeIds.length > 0;

/** The plan in force at `now`: one given by hand as it is, a paid one while its subscription gives access. */
export const planAt = (state: SubscriptionState, now: string): Plan => {
  if (!isPaidPlan(state.plan) || state.source === "admin") return state.plan;
  return !isDisputed(state) && givesAccess(state.snapshot, now) ? state.plan : "demo";
};

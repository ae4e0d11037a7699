import { graceEndsAt, isCollected, isDisputed, isOver, planAt } from "../customer/access.ts";
import { cycleAt } from "../customer/subscription.decider.ts";
import type { SubscriptionState } from "../customer/subscription.state.ts";
import { isPaidPlan } from "../plans.ts";
import type { BillingSummary } from "../wire/billing.ts";

const MONTHLY = "monthly";

/** What the billing page says at `now`, from what is known here; Stripe is not asked. */
export const billingSummaryOf = (
  subscription: SubscriptionState,
  now: string,
  sandbox: boolean = false,
): BillingSummary => {
  const plan = planAt(subscription, now);
  const disputed = isDisputed(subscription);
  const { snapshot } = subscription;
  if (snapshot === null || isOver(snapshot, now)) {
    const cycle = isPaidPlan(plan) ? cycleAt(subscription, now) : null;
    return {
      plan,
      status: cycle === null ? "none" : "active",
      billingFrequency: cycle === null ? null : MONTHLY,
      nextBillingDate: cycle?.renewsAt ?? null,
      activatedDate: cycle?.anchor ?? null,
      createdDate: cycle?.anchor ?? null,
      cancelAtPeriodEnd: false,
      nextPlan: null,
      graceEndsAt: null,
      givenByHand: cycle !== null,
      subscribedPlan: null,
      isCharged: false,
      disputed,
      sandbox,
    };
  }
  return {
    plan,
    status: snapshot.status,
    billingFrequency: MONTHLY,
    nextBillingDate: snapshot.cancelAt ?? snapshot.periodEnd,
    activatedDate: subscription.activatedAt,
    createdDate: snapshot.createdAt,
    cancelAtPeriodEnd: snapshot.cancelAt !== null,
    nextPlan: snapshot.nextPlan,
    graceEndsAt: graceEndsAt(snapshot),
    givenByHand: subscription.source === "admin" && isPaidPlan(plan),
    subscribedPlan: snapshot.plan,
    isCharged: isCollected(snapshot, now),
    disputed,
    sandbox,
  };
};

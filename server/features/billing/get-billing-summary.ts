import { graceEndsAt, isCollected, isDisputed, isOver, planAt } from "../../../events/customer/access.ts";
import { cycleAt } from "../../../events/customer/subscription.decider.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";
import type { BillingDeps } from "./billing-deps.ts";

const MONTHLY = "monthly";

/** What the billing page shows, from what is known here; Stripe is not asked. */
export const getBillingSummary = (
  { clock, stripe }: Pick<BillingDeps, "clock" | "stripe">,
  { state: { subscription } }: Pick<SignedInCustomer, "state">,
): BillingSummary => {
  const now = isoNow(clock);
  const plan = planAt(subscription, now);
  const sandbox = stripe?.sandbox ?? false;
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

import { givesAccess, graceEndsAt, isDisputed, planAt } from "../customer/access.ts";
import type { BillingSnapshot } from "../customer/billing-snapshot.ts";
import { utcDay } from "../kernel/in-words.ts";
import { isPaidPlan, PLAN_TERMS, type Plan } from "../plans.ts";
import { type Reason, reason } from "./reason.ts";
import { newestOf, type Trail } from "./trail.ts";

const labelOf = (plan: Plan): string => PLAN_TERMS[plan].label;

const changedAt = (trail: Trail): string => utcDay(trail.last.get("PlanChanged")?.at ?? "1970-01-01T00:00:00.000Z");

const synced = (trail: Trail): number[] => (trail.snapshot === null ? [] : [trail.snapshot.version]);

const neverPaid = (trail: Trail): Reason =>
  reason(
    "No plan was ever bought or given, so the account is on the Demo plan.",
    newestOf(trail, "AccountOpened", "CheckoutEnded"),
  );

/** Why a subscription that is known gives no access; null where it does. */
const refusalOf = (trail: Trail, snapshot: BillingSnapshot, now: string): Reason => {
  const { cancelAt, endedAt, status } = snapshot;
  const grace = graceEndsAt(snapshot);
  if (endedAt !== null)
    return reason(`The subscription ended on ${utcDay(endedAt)}, so the account is on the Demo plan.`, [
      ...synced(trail),
      ...newestOf(trail, "CancellationScheduled", "SubscriptionCanceled", "PlanChanged"),
    ]);
  if (cancelAt !== null && cancelAt <= now)
    return reason(`The subscription was canceled and gave access until ${utcDay(cancelAt)}.`, [
      ...synced(trail),
      ...newestOf(trail, "CancellationScheduled", "PlanChanged"),
    ]);
  if (status === "past_due" && grace !== null)
    return reason(`An invoice is unpaid, and the days of grace ended on ${utcDay(grace)}.`, [
      ...synced(trail),
      ...newestOf(trail, "PaymentFailed", "PlanChanged"),
    ]);
  return reason(`Stripe calls the subscription “${status}”, which gives no access.`, [
    ...synced(trail),
    ...newestOf(trail, "PaymentFailed", "PlanChanged"),
  ]);
};

const planEnded = (trail: Trail, now: string): Reason => {
  const { source, snapshot } = trail.state.subscription;
  if (source === "billing" && snapshot !== null && !givesAccess(snapshot, now)) return refusalOf(trail, snapshot, now);
  return reason(
    `The plan was set to Demo on ${changedAt(trail)}${source === "admin" ? ", by hand" : ""}.`,
    newestOf(trail, "PlanChanged", "SubscriptionCanceled"),
  );
};

const disputesOf = ({ state, disputes }: Trail): number[] =>
  state.subscription.disputeIds.flatMap((disputeId) => disputes.get(disputeId) ?? []);

/** Why no plan is sold or changed; null where no payment is disputed. */
export const whyDisputed = (trail: Trail): Reason | null =>
  isDisputed(trail.state.subscription)
    ? reason("A payment was disputed; until the dispute is won, no plan can be bought or changed.", disputesOf(trail))
    : null;

const rests = (trail: Trail, now: string): Reason => {
  const { plan, snapshot } = trail.state.subscription;
  if (isDisputed(trail.state.subscription))
    return reason(`A payment was disputed, so the paid features of the ${labelOf(plan)} plan rest.`, disputesOf(trail));
  if (snapshot !== null) return refusalOf(trail, snapshot, now);
  return reason("Stripe knows no subscription of this customer any more.", [
    ...synced(trail),
    ...newestOf(trail, "PlanChanged"),
  ]);
};

const paid = (trail: Trail, plan: Plan): Reason => {
  const { source, snapshot } = trail.state.subscription;
  if (source === "admin")
    return reason(
      `The ${labelOf(plan)} plan was given by hand on ${changedAt(trail)}.`,
      newestOf(trail, "PlanChanged"),
    );
  const because = [...newestOf(trail, "SubscriptionActivated", "PlanChanged"), ...synced(trail)];
  if (snapshot?.status === "past_due")
    return reason(
      `The ${labelOf(plan)} plan is subscribed. An invoice is unpaid; access goes on until ${utcDay(graceEndsAt(snapshot) ?? snapshot.periodEnd)}.`,
      [...because, ...newestOf(trail, "PaymentFailed")],
    );
  if (snapshot !== null && snapshot.cancelAt !== null)
    return reason(`The ${labelOf(plan)} plan was canceled and gives access until ${utcDay(snapshot.cancelAt)}.`, [
      ...because,
      ...newestOf(trail, "CancellationScheduled"),
    ]);
  return reason(`The ${labelOf(plan)} plan is subscribed and paid since ${changedAt(trail)}.`, because);
};

/** Why the plan is what it is at `now`. */
export const whyPlan = (trail: Trail, now: string): Reason => {
  const { subscription } = trail.state;
  const plan = planAt(subscription, now);
  if (isPaidPlan(plan)) return paid(trail, plan);
  if (isPaidPlan(subscription.plan)) return rests(trail, now);
  return subscription.everPaid ? planEnded(trail, now) : neverPaid(trail);
};

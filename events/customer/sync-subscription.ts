import { givesAccess, graceEndsAt, hasEnded } from "./access.ts";
import type { BillingEvent } from "./billing.events.ts";
import type { BillingSnapshot } from "./billing-snapshot.ts";
import type { SubscriptionEvent } from "./subscription.events.ts";
import type { SubscriptionState } from "./subscription.state.ts";

type Fact = BillingEvent | SubscriptionEvent;

const isSame = (one: BillingSnapshot | null, other: BillingSnapshot | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const planFacts = (state: SubscriptionState, snapshot: BillingSnapshot | null, at: string): Fact[] => {
  const plan = givesAccess(snapshot, at) ? (snapshot?.plan ?? null) : null;
  if (snapshot === null || plan === null) {
    const wasPaidFor = state.source === "billing" && state.plan !== "demo";
    return wasPaidFor ? [{ type: "PlanChanged", data: { from: state.plan, to: "demo", source: "billing", at } }] : [];
  }
  const { subscriptionId } = snapshot;
  const facts: Fact[] = [];
  if (state.activeSubscriptionId !== subscriptionId)
    facts.push({ type: "SubscriptionActivated", data: { subscriptionId, plan, at } });
  if (state.plan !== plan)
    facts.push({ type: "PlanChanged", data: { from: state.plan, to: plan, source: "billing", at } });
  return facts;
};

/** A cycle begins when its period is paid, so that an unpaid renewal brings no new ASINs. */
const cycleFacts = ({ cycle }: SubscriptionState, snapshot: BillingSnapshot | null, at: string): Fact[] => {
  if (snapshot === null || !snapshot.periodPaid || !givesAccess(snapshot, at)) return [];
  const { periodStart: startsAt, periodEnd: renewsAt } = snapshot;
  const paid = cycle?.source === "billing" ? cycle : null;
  const isKnown =
    paid !== null && (paid.startsAt > startsAt || (paid.startsAt === startsAt && paid.renewsAt === renewsAt));
  return isKnown ? [] : [{ type: "CycleStarted", data: { startsAt, renewsAt, source: "billing", at } }];
};

const cancellationFacts = (before: BillingSnapshot | null, snapshot: BillingSnapshot, at: string): Fact[] => {
  const was = before?.subscriptionId === snapshot.subscriptionId ? before.cancelAt : null;
  if (was === snapshot.cancelAt || hasEnded(snapshot)) return [];
  return snapshot.cancelAt === null
    ? [{ type: "SubscriptionResumed", data: { at } }]
    : [{ type: "CancellationScheduled", data: { endsAt: snapshot.cancelAt, at } }];
};

const scheduleFacts = (before: BillingSnapshot | null, snapshot: BillingSnapshot, at: string): Fact[] => {
  const was = before?.subscriptionId === snapshot.subscriptionId ? before.nextPlan : null;
  const hasHappened = snapshot.nextPlan === null && snapshot.plan === was;
  if (was === snapshot.nextPlan || hasHappened || hasEnded(snapshot)) return [];
  return [{ type: "PlanChangeScheduled", data: { to: snapshot.nextPlan, effectiveAt: snapshot.periodEnd, at } }];
};

const paymentFacts = (before: BillingSnapshot | null, snapshot: BillingSnapshot, at: string): Fact[] => {
  const { due } = snapshot;
  const was = before?.due ?? null;
  if (due !== null) {
    const isKnown = was?.invoiceId === due.invoiceId && was.attempts >= due.attempts;
    const ends = graceEndsAt(snapshot) ?? at;
    const { invoiceId, attempts } = due;
    return isKnown ? [] : [{ type: "PaymentFailed", data: { invoiceId, attempts, graceEndsAt: ends, at } }];
  }
  return was === null || hasEnded(snapshot)
    ? []
    : [{ type: "PaymentRecovered", data: { invoiceId: was.invoiceId, at } }];
};

const endFacts = (state: SubscriptionState, snapshot: BillingSnapshot | null, at: string): Fact[] => {
  const active = state.activeSubscriptionId;
  const isOver = snapshot === null || snapshot.subscriptionId !== active || hasEnded(snapshot);
  return active === null || !isOver ? [] : [{ type: "SubscriptionCanceled", data: { subscriptionId: active, at } }];
};

/**
 * The days of grace run from the first failure until nothing is due any more: neither a further invoice that fails nor one
 * that is paid while Stripe goes on calling the subscription unpaid begins them anew.
 */
const withFirstDue = (before: BillingSnapshot | null, snapshot: BillingSnapshot | null): BillingSnapshot | null => {
  const was = before?.subscriptionId === snapshot?.subscriptionId ? (before?.due ?? null) : null;
  if (snapshot === null || snapshot.due === null || was === null) return snapshot;
  if (snapshot.periodPaid) return { ...snapshot, due: was };
  const since = was.since < snapshot.due.since ? was.since : snapshot.due.since;
  return { ...snapshot, due: { ...snapshot.due, since } };
};

/** What changed since the last look at Stripe; the same snapshot again yields only what time has brought about. */
export const syncFacts = (state: SubscriptionState, found: BillingSnapshot | null, at: string): Fact[] => {
  const before = state.snapshot;
  const snapshot = withFirstDue(before, found);
  const details =
    snapshot === null
      ? []
      : [
          ...cancellationFacts(before, snapshot, at),
          ...scheduleFacts(before, snapshot, at),
          ...paymentFacts(before, snapshot, at),
        ];
  return [
    ...(isSame(before, snapshot) ? [] : [{ type: "SubscriptionSynced" as const, data: { snapshot, at } }]),
    ...endFacts(state, snapshot, at),
    ...planFacts(state, snapshot, at),
    ...cycleFacts(state, snapshot, at),
    ...details,
  ];
};

import { monthlyPeriod } from "../kernel/calendar.ts";
import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import { isPaidPlan, type PaidPlan, type Plan } from "../plans.ts";
import { awaitsPayment, givesAccess, isCollected, isDisputed } from "./access.ts";
import type { BillingEvent } from "./billing.events.ts";
import type { BillingSnapshot } from "./billing-snapshot.ts";
import { type DisputeCommand, decideDispute, evolveDisputes } from "./disputes.ts";
import type { SubscriptionEvent } from "./subscription.events.ts";
import { type Cycle, NO_SUBSCRIPTION, type PlanSource, type SubscriptionState } from "./subscription.state.ts";
import { syncFacts } from "./sync-subscription.ts";

type Fact = SubscriptionEvent | BillingEvent;

export type SubscriptionCommand =
  | { type: "ChangePlan"; data: { plan: Plan; source: "admin"; at: string } }
  | { type: "RollCycle"; data: { at: string } }
  | {
      type: "LinkBillingCustomer";
      /** `replaces` is the account at Stripe that was deleted there; null if there was none. */
      data: { stripeCustomerId: string; replaces: string | null; at: string };
    }
  | {
      type: "StartCheckout";
      data: { checkoutSessionId: string; plan: PaidPlan; expiresAt: string; pixelEventId: string | null; at: string };
    }
  | { type: "EndCheckout"; data: { checkoutSessionId: string; outcome: "completed" | "expired"; at: string } }
  | { type: "SyncSubscription"; data: { snapshot: BillingSnapshot | null; at: string } }
  | { type: "RecordRefund"; data: { refundId: string; amountCents: number; currency: string; at: string } }
  | DisputeCommand;

/** The cycle in force at `now`: one given by hand rolls on by whole months from its anchor. */
export const cycleAt = (state: SubscriptionState, now: string): Cycle | null => {
  const { cycle } = state;
  if (cycle === null || cycle.source === "billing" || now < cycle.renewsAt) return cycle;
  const period = monthlyPeriod(cycle.anchor, now);
  return { ...cycle, startsAt: period.startsAt, renewsAt: period.endsAt };
};

const changePlan = (plan: Plan, at: string, state: SubscriptionState): Decision<Fact> => {
  if (givesAccess(state.snapshot, at)) return plan === state.plan ? accept() : reject("ALREADY_SUBSCRIBED");
  if (plan === state.plan) return accept();
  const changed: Fact = { type: "PlanChanged", data: { from: state.plan, to: plan, source: "admin", at } };
  if (!isPaidPlan(plan) || (isPaidPlan(state.plan) && state.source === "admin")) return accept(changed);
  const period = monthlyPeriod(at, at);
  const cycle = { startsAt: period.startsAt, renewsAt: period.endsAt, source: "admin" as const, at };
  return accept<Fact>(changed, { type: "CycleStarted", data: cycle });
};

const rollCycle = (at: string, state: SubscriptionState): Decision<Fact> => {
  const due = cycleAt(state, at);
  if (due === null || due.startsAt === state.cycle?.startsAt) return accept();
  const { startsAt, renewsAt, source } = due;
  return accept({ type: "CycleStarted", data: { startsAt, renewsAt, source, at } });
};

/** The checkout that is still open at `now`, so that nobody is sent to two at once. */
export const openCheckout = ({ checkout }: SubscriptionState, now: string): SubscriptionState["checkout"] =>
  checkout !== null && now < checkout.expiresAt ? checkout : null;

const startCheckout = (
  data: Extract<SubscriptionCommand, { type: "StartCheckout" }>["data"],
  state: SubscriptionState,
): Decision<Fact> => {
  if (state.checkout?.checkoutSessionId === data.checkoutSessionId) return accept();
  if (isDisputed(state)) return reject("PAYMENT_DISPUTED");
  if (awaitsPayment(state.snapshot, data.at)) return reject("PAYMENT_DUE");
  if (isCollected(state.snapshot, data.at)) return reject("ALREADY_SUBSCRIBED");
  return openCheckout(state, data.at) === null ? accept({ type: "CheckoutStarted", data }) : reject("CONFLICT");
};

const decide = (command: SubscriptionCommand, state: SubscriptionState): Decision<Fact> => {
  const { type, data } = command;
  switch (type) {
    case "ChangePlan":
      return changePlan(data.plan, data.at, state);
    case "RollCycle":
      return rollCycle(data.at, state);
    case "LinkBillingCustomer": {
      const { replaces, ...created } = data;
      if (state.stripeCustomerId === created.stripeCustomerId) return accept();
      return state.stripeCustomerId === replaces
        ? accept({ type: "BillingCustomerCreated", data: created })
        : reject("CONFLICT");
    }
    case "StartCheckout":
      return startCheckout(data, state);
    case "EndCheckout":
      return state.checkout?.checkoutSessionId === data.checkoutSessionId
        ? accept({ type: "CheckoutEnded", data })
        : accept();
    case "SyncSubscription":
      return accept(...syncFacts(state, data.snapshot, data.at));
    case "RecordRefund":
      return state.refundIds.includes(data.refundId) ? accept() : accept({ type: "Refunded", data });
    case "OpenInquiry":
    case "CloseInquiry":
    case "OpenDispute":
    case "CloseDispute":
      return decideDispute(command, state);
    default:
      return assertNever(type);
  }
};

const startCycle = (
  state: SubscriptionState,
  data: { startsAt: string; renewsAt: string; source: PlanSource },
): SubscriptionState => {
  const rolled = state.cycle !== null && data.source === "admin" && state.cycle.renewsAt <= data.startsAt;
  const anchor = rolled && state.cycle !== null ? state.cycle.anchor : data.startsAt;
  return { ...state, cycle: { anchor, startsAt: data.startsAt, renewsAt: data.renewsAt, source: data.source } };
};

const evolve = (state: SubscriptionState, event: Fact): SubscriptionState => {
  const { type, data } = event;
  switch (type) {
    case "PlanChanged":
      return {
        ...state,
        plan: data.to,
        source: data.source,
        cycle: isPaidPlan(data.to) ? state.cycle : null,
        everPaid: state.everPaid || isPaidPlan(data.to),
      };
    case "CycleStarted":
      return startCycle(state, data);
    case "BillingCustomerCreated":
      return { ...state, stripeCustomerId: data.stripeCustomerId, checkout: null };
    case "CheckoutStarted": {
      const { checkoutSessionId, plan, expiresAt } = data;
      return { ...state, checkout: { checkoutSessionId, plan, expiresAt }, checkoutCount: state.checkoutCount + 1 };
    }
    case "CheckoutEnded":
      return { ...state, checkout: null };
    case "SubscriptionSynced":
      return { ...state, snapshot: data.snapshot };
    case "SubscriptionActivated":
      return {
        ...state,
        activeSubscriptionId: data.subscriptionId,
        activatedAt: data.at,
        source: "billing",
        everPaid: true,
      };
    case "SubscriptionCanceled":
      return { ...state, activeSubscriptionId: null };
    case "InquiryOpened":
    case "InquiryClosed":
    case "DisputeOpened":
    case "DisputeClosed":
    case "Refunded":
      return evolveDisputes(state, event);
    case "StripeEventReceived":
    case "PlanChangeScheduled":
    case "CancellationScheduled":
    case "SubscriptionResumed":
    case "PaymentFailed":
    case "PaymentRecovered":
      return state;
    default:
      return assertNever(type);
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, Fact, SubscriptionState> = {
  initialState: NO_SUBSCRIPTION,
  decide,
  evolve,
};

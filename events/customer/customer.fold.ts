import { assertNever } from "../kernel/decider.ts";
import { type AvatarsState, avatarsDecider } from "./avatars.decider.ts";
import type { AvatarEvent } from "./avatars.events.ts";
import type { BillingEvent } from "./billing.events.ts";
import { type IdentityState, identityDecider } from "./identity.decider.ts";
import type { IdentityEvent } from "./identity.events.ts";
import { type OptimizationsState, optimizationsDecider } from "./optimizations.decider.ts";
import type { OptimizationEvent } from "./optimizations.events.ts";
import { type QuotaState, quotaDecider } from "./quota.decider.ts";
import type { QuotaEvent } from "./quota.events.ts";
import { type SessionsState, sessionsDecider } from "./sessions.decider.ts";
import type { SessionEvent } from "./sessions.events.ts";
import { subscriptionDecider } from "./subscription.decider.ts";
import type { SubscriptionEvent } from "./subscription.events.ts";
import type { SubscriptionState } from "./subscription.state.ts";
import { type SupportState, supportDecider } from "./support.decider.ts";
import type { SupportEvent } from "./support.events.ts";

export type CustomerEvent =
  | IdentityEvent
  | SessionEvent
  | SubscriptionEvent
  | BillingEvent
  | QuotaEvent
  | AvatarEvent
  | OptimizationEvent
  | SupportEvent;

export type CustomerState = {
  identity: IdentityState;
  sessions: SessionsState;
  subscription: SubscriptionState;
  quota: QuotaState;
  avatars: AvatarsState;
  optimizations: OptimizationsState;
  support: SupportState;
};

const evolveWork = (
  state: CustomerState,
  event: QuotaEvent | AvatarEvent | OptimizationEvent | SupportEvent,
): CustomerState => {
  switch (event.type) {
    case "AsinReserved":
    case "AsinUsed":
    case "AsinReleased":
    case "AsinsAdded":
      return { ...state, quota: quotaDecider.evolve(state.quota, event) };
    case "AvatarCreated":
    case "AvatarRevised":
    case "AvatarRenamed":
    case "AvatarDeleted":
    case "AvatarRestored":
      return { ...state, avatars: avatarsDecider.evolve(state.avatars, event) };
    case "AsinProfileCreated":
    case "OptimizationRequested":
    case "OptimizationCompleted":
    case "OptimizationFailed":
    case "DemoTakenOver":
    case "AvatarStashed":
      return { ...state, optimizations: optimizationsDecider.evolve(state.optimizations, event) };
    case "HistoryViewed":
    case "PersonalDataRevealed":
    case "MailResent":
    case "OptimizationRerun":
    case "StripeSyncRequested":
    case "RequestRefused":
    case "DataExported":
      return { ...state, support: supportDecider.evolve(state.support, event) };
    default:
      return assertNever(event);
  }
};

/** What a customer is after one more event. */
export const evolveCustomer = (state: CustomerState, event: CustomerEvent): CustomerState => {
  switch (event.type) {
    case "AccountOpened":
    case "PasswordChanged":
    case "PasswordResetRequested":
    case "RoleGranted":
    case "AccountDeletionRequested":
    case "AccountDeletionCanceled":
    case "AccountErased":
      return { ...state, identity: identityDecider.evolve(state.identity, event) };
    case "SignedIn":
    case "SignedOut":
      return { ...state, sessions: sessionsDecider.evolve(state.sessions, event) };
    case "PlanChanged":
    case "CycleStarted":
    case "StripeEventReceived":
    case "BillingCustomerCreated":
    case "CheckoutStarted":
    case "CheckoutEnded":
    case "SubscriptionSynced":
    case "SubscriptionActivated":
    case "PlanChangeScheduled":
    case "CancellationScheduled":
    case "SubscriptionResumed":
    case "SubscriptionCanceled":
    case "PaymentFailed":
    case "PaymentRecovered":
    case "Refunded":
    case "DisputeOpened":
    case "DisputeClosed":
      return { ...state, subscription: subscriptionDecider.evolve(state.subscription, event) };
    default:
      return evolveWork(state, event);
  }
};

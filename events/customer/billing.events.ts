import * as v from "valibot";
import { defineEvent, type EventOf, Instant } from "../kernel/event.ts";
import { PAID_PLANS } from "../plans.ts";
import { BillingSnapshot } from "./billing-snapshot.ts";

const PaidPlan = v.picklist(PAID_PLANS);

export const StripeEventReceived = defineEvent({
  type: "StripeEventReceived",
  fact: "Stripe told us that something happened.",
  data: {
    stripeEventId: v.string(),
    stripeType: v.string(),
    apiVersion: v.nullable(v.string()),
    /** The object it is about, for example "sub_…" or "in_…". */
    objectId: v.nullable(v.string()),
    occurredAt: Instant,
    /** As received; null once the customer was erased. */
    payload: v.nullable(v.string()),
    at: Instant,
  },
  personal: { payload: null },
});

export const BillingCustomerCreated = defineEvent({
  type: "BillingCustomerCreated",
  fact: "The customer got an account at Stripe.",
  data: { stripeCustomerId: v.string(), at: Instant },
});

export const CheckoutStarted = defineEvent({
  type: "CheckoutStarted",
  fact: "The customer went to Stripe's checkout for a plan.",
  data: {
    checkoutSessionId: v.string(),
    plan: PaidPlan,
    expiresAt: Instant,
    /** Names this checkout to the ad pixel; null where none was given. */
    pixelEventId: v.nullable(v.string()),
    at: Instant,
  },
});

export const CheckoutEnded = defineEvent({
  type: "CheckoutEnded",
  fact: "A checkout was completed, or expired unused.",
  data: { checkoutSessionId: v.string(), outcome: v.picklist(["completed", "expired"]), at: Instant },
});

export const SubscriptionSynced = defineEvent({
  type: "SubscriptionSynced",
  fact: "What Stripe says of the subscription was fetched and differs from what was known.",
  data: { snapshot: v.nullable(BillingSnapshot), at: Instant },
});

export const SubscriptionActivated = defineEvent({
  type: "SubscriptionActivated",
  fact: "A subscription began to give access.",
  data: { subscriptionId: v.string(), plan: PaidPlan, at: Instant },
});

export const PlanChangeScheduled = defineEvent({
  type: "PlanChangeScheduled",
  fact: "The plan will change when the paid period ends; `to` null takes that back.",
  data: { to: v.nullable(PaidPlan), effectiveAt: Instant, at: Instant },
});

export const CancellationScheduled = defineEvent({
  type: "CancellationScheduled",
  fact: "The subscription was canceled and gives access until the period ends.",
  data: { endsAt: Instant, at: Instant },
});

export const SubscriptionResumed = defineEvent({
  type: "SubscriptionResumed",
  fact: "A pending cancellation was taken back.",
  data: { at: Instant },
});

export const SubscriptionCanceled = defineEvent({
  type: "SubscriptionCanceled",
  fact: "The subscription ended.",
  data: { subscriptionId: v.string(), at: Instant },
});

export const PaymentFailed = defineEvent({
  type: "PaymentFailed",
  fact: "An invoice could not be collected; access goes on until the grace period ends.",
  data: { invoiceId: v.string(), attempts: v.number(), graceEndsAt: Instant, at: Instant },
});

export const PaymentRecovered = defineEvent({
  type: "PaymentRecovered",
  fact: "What was due was paid.",
  data: { invoiceId: v.string(), at: Instant },
});

export const Refunded = defineEvent({
  type: "Refunded",
  fact: "Money was paid back.",
  data: { refundId: v.string(), amountCents: v.number(), currency: v.string(), at: Instant },
});

export const InquiryOpened = defineEvent({
  type: "InquiryOpened",
  fact: "A bank asked about a payment before any dispute; no money was withdrawn, so nothing rests.",
  data: { disputeId: v.string(), amountCents: v.number(), currency: v.string(), at: Instant },
});

export const InquiryClosed = defineEvent({
  type: "InquiryClosed",
  fact: "A bank's inquiry ended without a dispute.",
  data: { disputeId: v.string(), at: Instant },
});

export const DisputeOpened = defineEvent({
  type: "DisputeOpened",
  fact: "A payment was disputed; paid features rest until that is settled.",
  data: { disputeId: v.string(), amountCents: v.number(), currency: v.string(), at: Instant },
});

export const DisputeClosed = defineEvent({
  type: "DisputeClosed",
  fact: "A dispute was settled.",
  data: { disputeId: v.string(), won: v.boolean(), at: Instant },
});

export const BILLING_EVENTS = [
  StripeEventReceived,
  BillingCustomerCreated,
  CheckoutStarted,
  CheckoutEnded,
  SubscriptionSynced,
  SubscriptionActivated,
  PlanChangeScheduled,
  CancellationScheduled,
  SubscriptionResumed,
  SubscriptionCanceled,
  PaymentFailed,
  PaymentRecovered,
  Refunded,
  InquiryOpened,
  InquiryClosed,
  DisputeOpened,
  DisputeClosed,
] as const;
export type BillingEvent = EventOf<typeof BILLING_EVENTS>;

import type { HistoryEvent } from "../../../../../events/wire/support.ts";

const START = Date.parse("2026-03-10T10:00:00.000Z");
const MINUTE_MS = 60_000;

/** One event of a history; what is not said is the customer's, a minute after the one before it. */
export const eventAt = (version: number, parts: Partial<HistoryEvent> = {}): HistoryEvent => {
  const recordedAt = new Date(START + version * MINUTE_MS).toISOString();
  return {
    version,
    position: version,
    eventId: `e${version}`,
    type: "PasswordResetRequested",
    schemaVersion: 1,
    data: { at: recordedAt },
    masked: [],
    leftOut: [],
    actor: { kind: "customer", customerId: "c1", sessionId: null },
    correlationId: `request-${version}`,
    causationId: null,
    recordedAt,
    ...parts,
  };
};

const at = "2026-03-10T10:00:00.000Z";
const visit = { actor: { kind: "stripe" as const, stripeEventId: "evt_1" }, correlationId: "webhook" };
const processor = { kind: "system" as const, process: "stripe-processor" };

/** A customer who opens an account, goes to the checkout, and has a plan once Stripe said so. */
export const A_PURCHASE: readonly HistoryEvent[] = [
  eventAt(1, {
    type: "AccountOpened",
    correlationId: "sign-up",
    data: {
      customerId: "c1",
      email: "ada@example.com",
      firstName: null,
      lastName: null,
      phone: null,
      role: "user",
      visitorId: null,
      at,
    },
  }),
  eventAt(2, { type: "SignedIn", correlationId: "sign-up", data: { sessionId: "s1", how: "signup", at } }),
  eventAt(3, {
    type: "CheckoutStarted",
    correlationId: "click",
    data: { checkoutSessionId: "cs_1", plan: "pro", expiresAt: "2026-03-11T10:00:00.000Z", pixelEventId: null, at },
  }),
  eventAt(4, {
    ...visit,
    type: "StripeEventReceived",
    data: {
      stripeEventId: "evt_1",
      stripeType: "checkout.session.completed",
      apiVersion: null,
      objectId: "cs_1",
      occurredAt: at,
      payload: null,
      at,
    },
  }),
  eventAt(5, {
    type: "PlanChanged",
    actor: processor,
    correlationId: "webhook",
    causationId: "e4",
    data: { from: "demo", to: "pro", source: "admin", at },
  }),
  eventAt(6, {
    type: "CycleStarted",
    actor: processor,
    correlationId: "webhook",
    causationId: "e4",
    data: { startsAt: at, renewsAt: "2026-04-10T10:00:00.000Z", source: "admin", at },
  }),
];

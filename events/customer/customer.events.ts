import type { EventOf } from "../kernel/event.ts";
import { AVATAR_EVENTS } from "./avatars.events.ts";
import { BILLING_EVENTS } from "./billing.events.ts";
import { IDENTITY_EVENTS } from "./identity.events.ts";
import { OPTIMIZATION_EVENTS } from "./optimizations.events.ts";
import { QUOTA_EVENTS } from "./quota.events.ts";
import { SESSION_EVENTS } from "./sessions.events.ts";
import { SUBSCRIPTION_EVENTS } from "./subscription.events.ts";
import { SUPPORT_EVENTS } from "./support.events.ts";

/** The events of each topic of a customer. */
export const CUSTOMER_TOPICS = {
  identity: IDENTITY_EVENTS,
  sessions: SESSION_EVENTS,
  subscription: [...SUBSCRIPTION_EVENTS, ...BILLING_EVENTS],
  quota: QUOTA_EVENTS,
  avatars: AVATAR_EVENTS,
  optimizations: OPTIMIZATION_EVENTS,
  support: SUPPORT_EVENTS,
} as const;

export type CustomerTopics = typeof CUSTOMER_TOPICS;
export type CustomerEvent = EventOf<CustomerTopics[keyof CustomerTopics]>;

/** All that can be written to the stream of a customer. */
export const CUSTOMER_EVENTS = Object.values(CUSTOMER_TOPICS).flat();

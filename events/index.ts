import { AVATAR_EVENTS, type AvatarEvent } from "./customer/avatars.events.ts";
import { BILLING_EVENTS, type BillingEvent } from "./customer/billing.events.ts";
import { IDENTITY_EVENTS, type IdentityEvent } from "./customer/identity.events.ts";
import { AvatarStashed, OPTIMIZATION_EVENTS, type OptimizationEvent } from "./customer/optimizations.events.ts";
import { QUOTA_EVENTS, type QuotaEvent } from "./customer/quota.events.ts";
import { SESSION_EVENTS, type SessionEvent } from "./customer/sessions.events.ts";
import { SUBSCRIPTION_EVENTS, type SubscriptionEvent } from "./customer/subscription.events.ts";
import { SUPPORT_EVENTS, type SupportEvent } from "./customer/support.events.ts";
import type { Upcasters } from "./kernel/upcast.ts";
import { DEMO_EVENTS, type VisitorEvent } from "./visitor/demo.events.ts";

export type AnyEvent =
  | IdentityEvent
  | SessionEvent
  | SubscriptionEvent
  | BillingEvent
  | QuotaEvent
  | AvatarEvent
  | OptimizationEvent
  | SupportEvent
  | VisitorEvent;

/** Every event by the streams it is written to. */
export const EVENTS_BY_STREAM = {
  customer: [
    ...IDENTITY_EVENTS,
    ...SESSION_EVENTS,
    ...SUBSCRIPTION_EVENTS,
    ...BILLING_EVENTS,
    ...QUOTA_EVENTS,
    ...AVATAR_EVENTS,
    ...OPTIMIZATION_EVENTS,
    ...SUPPORT_EVENTS,
  ],
  visitor: [...DEMO_EVENTS, AvatarStashed],
} as const;

export const EVENT_DEFINITIONS = [...EVENTS_BY_STREAM.customer, ...DEMO_EVENTS] as const;

/** Steps that lift older stored shapes, oldest first. A step is never changed once released. */
export const UPCASTERS: Upcasters = {
  RoleGranted: [(data) => ({ ...data, reason: null })],
};

import { CUSTOMER_EVENTS } from "./customer/customer.events.ts";
import type { EventOf } from "./kernel/event.ts";
import type { Upcasters } from "./kernel/upcast.ts";
import { VISITOR_EVENTS } from "./visitor/demo.events.ts";

/** Every event by the streams it is written to. */
export const EVENTS_BY_STREAM = { customer: CUSTOMER_EVENTS, visitor: VISITOR_EVENTS } as const;

/** Every event once. */
export const EVENT_DEFINITIONS = [...new Set([...CUSTOMER_EVENTS, ...VISITOR_EVENTS])];

export type AnyEvent = EventOf<typeof EVENT_DEFINITIONS>;

/** Steps that lift older stored shapes, oldest first. A step is never changed once released. */
export const UPCASTERS: Upcasters = {
  RoleGranted: [(data) => ({ ...data, reason: null })],
};

import type { CustomerEvent } from "../../events/customer/customer.ts";
import type { AnyEvent } from "../../events/index.ts";
import type { StoredEvent } from "./event-store.ts";

/** The event as the business knows it. The codec parsed it by its definition, so its type is what its name says. */
export const domainEventOf = ({ event }: { event: StoredEvent }): AnyEvent => event as AnyEvent;

/** An event of a customer's stream, which holds no others. */
export const customerEventOf = ({ event }: { event: StoredEvent }): CustomerEvent => event as CustomerEvent;

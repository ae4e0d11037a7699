import { CUSTOMER_EVENTS } from "../customer/customer.events.ts";
import type { CustomerEvent } from "../customer/customer.ts";
import type { HistoryEvent } from "../wire/support.ts";

/** What the folds need of an event; personal fields may hold stand-ins. */
export type Fact = Pick<HistoryEvent, "version" | "type" | "data" | "recordedAt">;

const KNOWN: ReadonlySet<string> = new Set(CUSTOMER_EVENTS.map(({ type }) => type));

/** The event of a customer, or null for a type that a newer release may have brought. */
export const eventOf = ({ type, data }: Pick<Fact, "type" | "data">): CustomerEvent | null =>
  // The server parsed it by its definition before it answered; the type is what its name says.
  KNOWN.has(type) ? ({ type, data } as CustomerEvent) : null;

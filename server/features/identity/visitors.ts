import type { AppendMeta } from "../../store/event-store.ts";

/** What identity needs to know of anonymous visitors; the application composes it from the demo. */
export type Visitors = {
  /** The visitor behind a browser without account, or null. */
  visitorIdOf: (request: Request) => string | null;
  /** How many of the demo's ASINs the visitor behind the request has used. */
  visitorUsage: (request: Request) => Promise<number>;
  /** A visitor became a customer: brings over what they did before. */
  onAccountOpened: (opened: { customerId: string; visitorId: string; meta: AppendMeta }) => Promise<void>;
};

export const NO_VISITORS: Visitors = {
  visitorIdOf: () => null,
  visitorUsage: async () => 0,
  onAccountOpened: async () => undefined,
};

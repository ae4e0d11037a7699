import type { AppendMeta } from "../store/event-store.ts";
import type { SignedInCustomer } from "./authenticate.ts";
import { requestIdOf } from "./request-id.ts";

/** Who asked and in which request, for the events that follow. */
export const customerMeta = (
  { customerId, sessionId }: Pick<SignedInCustomer, "customerId" | "sessionId">,
  request: Request,
): AppendMeta => ({
  actor: { kind: "customer", customerId, sessionId },
  correlationId: requestIdOf(request),
  causationId: null,
});

export const visitorMeta = (visitorId: string, request: Request): AppendMeta => ({
  actor: { kind: "visitor", visitorId },
  correlationId: requestIdOf(request),
  causationId: null,
});

import type { CustomerState } from "../../../events/customer/customer.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { requestIdOf } from "../../http/request-id.ts";
import type { AppendMeta } from "../../store/event-store.ts";

/** The member of staff who asks, and in which request. */
export type Staff = { staffId: string; signedInAt: Date; state: CustomerState; requestId: string };

export const staffOf = ({ customerId, signedInAt, state }: SignedInCustomer, request: Request): Staff => ({
  staffId: customerId,
  signedInAt,
  state,
  requestId: requestIdOf(request),
});

/** Staff always act on behalf of the customer whose history it is. */
export const staffMeta = ({ staffId, requestId }: Staff, customerId: string): AppendMeta => ({
  actor: { kind: "staff", staffId, onBehalfOf: customerId },
  correlationId: requestId,
  causationId: null,
});

import { type CustomerState, customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { describeError } from "../../platform/log.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { loadStream } from "../../store/handle-command.ts";
import type { IdentityDeps } from "./identity-deps.ts";

/** What identity needs to know of anonymous visitors; the application composes it from the demo. */
export type Visitors = {
  /** The visitor behind a browser without account, or null. */
  findVisitor: (request: Request) => Promise<string | null>;
  /** How many of the demo's ASINs the visitor behind the request has used. */
  visitorUsage: (request: Request) => Promise<number>;
  /** A visitor became a customer: takes over what they did before. */
  onAccountOpened: (opened: Arrival) => Promise<void>;
  /** A visitor turns out to be a customer: takes over the demo they ran, if they ran one. */
  onSignedIn: (signedIn: Arrival) => Promise<void>;
};

type Arrival = { customerId: string; visitorId: string; meta: AppendMeta };

type TakeOverDeps = Pick<IdentityDeps, "store" | "log">;

/** Who signed in stays signed in if this fails. Answers the customer's state as it is then. */
export const takeOverVisit = async (
  { store, log }: TakeOverDeps,
  takeOver: Visitors["onSignedIn"],
  { visitorId, ...arrival }: Omit<Arrival, "visitorId"> & { visitorId: string | null; state: CustomerState },
): Promise<CustomerState> => {
  const { customerId, meta } = arrival;
  if (visitorId === null) return arrival.state;
  try {
    await takeOver({ customerId, visitorId, meta });
    return (await loadStream(store, customerDecider, customerStreamId(customerId))).state;
  } catch (error) {
    log.error("the visitor's demo was not taken over", { customerId, error: describeError(error) });
    return arrival.state;
  }
};

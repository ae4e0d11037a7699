import { type CustomerEvent, customerDecider } from "../../events/customer/customer.ts";
import type { StreamDecider } from "../../events/kernel/decider.ts";
import { visitorDecider } from "../../events/visitor/demo.decider.ts";
import type { VisitorEvent } from "../../events/visitor/demo.events.ts";
import type { FoldOf, StreamFold } from "../store/rebuild/projector.ts";

// A stream holds only the events of its decider, and the state is only ever what that decider made of them.
const foldBy = <Event, State>({
  stateSchema,
  initialState,
  evolve,
}: StreamDecider<never, Event, State>): StreamFold => ({
  schema: stateSchema,
  initialState,
  evolve: (state, event) => evolve(state as State, event as Event),
});

const customerFold = foldBy<CustomerEvent, (typeof customerDecider)["initialState"]>(customerDecider);
const visitorFold = foldBy<VisitorEvent, (typeof visitorDecider)["initialState"]>(visitorDecider);

/** The decision state of a stream by what the name of the stream begins with. */
export const foldOf: FoldOf = (streamId) => {
  if (streamId.startsWith("customer-")) return customerFold;
  return streamId.startsWith("visitor-") ? visitorFold : null;
};

import { type CustomerEvent, customerDecider, customerIdOf } from "../../events/customer/customer.ts";
import type { StreamDecider } from "../../events/kernel/decider.ts";
import { visitorDecider, visitorIdOf } from "../../events/visitor/demo.decider.ts";
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

/** The decision state of a stream by whose it is. */
export const foldOf: FoldOf = (streamId) => {
  if (customerIdOf(streamId) !== null) return customerFold;
  return visitorIdOf(streamId) === null ? null : visitorFold;
};

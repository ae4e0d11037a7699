import * as v from "valibot";
import { type CustomerEvent, customerDecider, customerIdOf } from "../../events/customer/customer.ts";
import { EVENT_DEFINITIONS, UPCASTERS } from "../../events/index.ts";
import { upcast } from "../../events/kernel/upcast.ts";
import { visitorDecider } from "../../events/visitor/demo.decider.ts";
import type { VisitorEvent } from "../../events/visitor/demo.events.ts";

export type GoldenEvent = { streamId: string; type: string; version: number; data: Record<string, unknown> };
export type GoldenStates = { schemas: Record<"customer" | "visitor", string>; states: Record<string, unknown> };

/** An event as it lies in the log, lifted and parsed as the store does on each read. */
export const readGolden = ({ type, version, data }: GoldenEvent): CustomerEvent | VisitorEvent => {
  const definition = EVENT_DEFINITIONS.find((each) => each.type === type);
  if (definition === undefined) throw new Error(`No event is called ${type}`);
  const lifted = upcast(UPCASTERS, { type, version, data });
  return v.parse(definition.schema, { type, data: lifted.data });
};

const foldStream = (streamId: string, events: readonly (CustomerEvent | VisitorEvent)[]): unknown =>
  customerIdOf(streamId) !== null
    ? events.reduce(
        (state, event) => customerDecider.evolve(state, event as CustomerEvent),
        customerDecider.initialState,
      )
    : events.reduce((state, event) => visitorDecider.evolve(state, event as VisitorEvent), visitorDecider.initialState);

/** What each stream of the golden log comes to. */
export const replayGolden = (log: readonly GoldenEvent[]): GoldenStates => ({
  schemas: { customer: customerDecider.stateSchema, visitor: visitorDecider.stateSchema },
  states: Object.fromEntries(
    [...Map.groupBy(log, ({ streamId }) => streamId)].map(([streamId, events]) => [
      streamId,
      foldStream(streamId, events.map(readGolden)),
    ]),
  ),
});

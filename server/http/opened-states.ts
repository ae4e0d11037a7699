import { type CustomerState, customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import type { EventStore, StateRow } from "../store/event-store.ts";
import { foldFrom } from "../store/handle-command.ts";

const REMEMBERED_MAX = 2_000;

type Remembered = { sealed: string; state: CustomerState };

const sealedOf = ({ state, state_schema: schema, state_version: stateVersion, version, wrapped_key: key }: StateRow) =>
  state !== null &&
  "sealed" in state &&
  key !== null &&
  schema === customerDecider.stateSchema &&
  stateVersion === version
    ? state.sealed
    : null;

/**
 * Opens the states of customers as they were just read. The same sealed bytes are opened once: what is remembered is
 * compared with the row each time, so it is never older than the row.
 */
export const createStateOpener = (store: EventStore) => {
  const remembered = new Map<string, Remembered>();

  const remember = (streamId: string, opened: Remembered): void => {
    remembered.delete(streamId);
    remembered.set(streamId, opened);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest);
  };

  return async (customerId: string, row: StateRow): Promise<CustomerState> => {
    const streamId = customerStreamId(customerId);
    const sealed = sealedOf(row);
    const known = remembered.get(streamId);
    if (known !== undefined && known.sealed === sealed) return known.state;
    const kept = store.openState(streamId, customerDecider.stateSchema, row);
    const { state } = await foldFrom(store, customerDecider, streamId, kept);
    if (sealed !== null) remember(streamId, { sealed, state });
    return state;
  };
};

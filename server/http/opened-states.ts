import { LRUCache } from "lru-cache";
import { type CustomerState, customerDecider, customerStreamId } from "../../events/customer/customer.ts";
import type { EventStore, StateRow } from "../store/event-store.ts";
import { foldFrom } from "../store/handle-command.ts";

const REMEMBERED_MAX = 2_000;
const REMEMBERED_MS = 3_600_000;

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
export const createStateOpener = (store: Pick<EventStore, "read" | "openState">) => {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED_MAX, ttl: REMEMBERED_MS });

  return async (customerId: string, row: StateRow): Promise<CustomerState> => {
    const streamId = customerStreamId(customerId);
    const sealed = sealedOf(row);
    const known = remembered.get(streamId);
    if (known !== undefined && known.sealed === sealed) return known.state;
    const kept = store.openState(streamId, customerDecider.stateSchema, row);
    const { state } = await foldFrom(store, customerDecider, streamId, kept);
    if (sealed !== null) remembered.set(streamId, { sealed, state });
    return state;
  };
};

import type { EventStore } from "../store/event-store.ts";

/** Ids for the events of one command, the same however often it is decided, so that a consequence can name its cause. */
export const eventIdsOf = ({ newId }: Pick<EventStore, "newId">): ((index: number) => string) => {
  const ids: string[] = [];
  return (index) => {
    const id = ids[index] ?? newId();
    ids[index] = id;
    return id;
  };
};

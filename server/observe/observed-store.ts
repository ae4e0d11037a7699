import {
  type AppendRequest,
  type AppendResult,
  type EventStore,
  type HeldStream,
  VersionConflict,
} from "../store/event-store.ts";
import type { Appended, Observer } from "./observer.ts";

type Append = (request: AppendRequest) => Promise<AppendResult>;

const MS_PER_SECOND = 1000;

const outcomeOf = (error: unknown): Appended["outcome"] => (error instanceof VersionConflict ? "conflict" : "failed");

const observedAppend =
  (append: Append, observer: Pick<Observer, "appended">): Append =>
  async (request) => {
    const startedAt = Date.now();
    const begin = performance.now();
    const tell = (outcome: Appended["outcome"]): void =>
      observer.appended({
        streamKind: request.streamId.split("-", 1)[0] ?? "",
        correlationId: request.meta.correlationId,
        events: request.events.length,
        outcome,
        startedAt,
        seconds: (performance.now() - begin) / MS_PER_SECOND,
      });
    try {
      const result = await append(request);
      tell(result.repeated ? "repeated" : "appended");
      return result;
    } catch (error) {
      tell(outcomeOf(error));
      throw error;
    }
  };

const observedHeld = (held: HeldStream, observer: Pick<Observer, "appended">): HeldStream => ({
  ...held,
  append: observedAppend(held.append, observer),
});

/** The same store, with every append told to the observer. */
export const observedStore = (store: EventStore, observer: Pick<Observer, "appended">): EventStore => ({
  ...store,
  append: observedAppend(store.append, observer),
  appendIn: (tx, request) => observedAppend((each) => store.appendIn(tx, each), observer)(request),
  holding: (streamId, work) => store.holding(streamId, (held) => work(observedHeld(held, observer))),
});

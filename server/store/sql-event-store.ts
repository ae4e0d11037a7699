import type { Clock } from "../platform/clock.ts";
import type { Log } from "../platform/log.ts";
import { lockStreams } from "./append-batch.ts";
import { createAppender } from "./appender.ts";
import type { Codec } from "./codec.ts";
import { createReader } from "./event-reader.ts";
import type { EventStore, NewId } from "./event-store.ts";
import { createKeyedQueue } from "./keyed-queue.ts";
import type { Projection } from "./projection.ts";
import type { Sql } from "./sql.ts";
import { type RunningSubscription, startSubscription } from "./subscription.ts";

export type EventStoreParts = {
  sql: Sql;
  codec: Codec;
  /** Written in the transaction of the events they follow from. */
  projections: readonly Projection[];
  clock: Clock;
  newId: NewId;
  log: Log;
};

/** The event store over one database, whichever of the two it is. */
export const createEventStore = ({ sql, codec, projections, clock, newId, log }: EventStoreParts): EventStore => {
  const reader = createReader(sql, codec);
  const { append, appendIn, drained } = createAppender(sql, { codec, projections, clock });
  const subscriptions = new Set<RunningSubscription>();
  let listening: Promise<() => Promise<void>> | null = null;

  const wakeAll = (): void => {
    for (const subscription of subscriptions) subscription.wake();
  };

  return {
    newId,
    append,
    appendIn,
    holding: (streamId, work) =>
      sql.transaction(async (tx) => {
        await lockStreams(tx, [streamId]);
        const { read, loadState } = createReader(tx, codec);
        return work({ newId, append: (request) => appendIn(tx, request), read, loadState });
      }),
    inTurn: createKeyedQueue(),
    read: reader.read,
    readAll: reader.readAll,
    loadState: reader.loadState,
    openState: reader.openState,
    subscribe: async (options) => {
      listening ??= sql.listen("events", wakeAll);
      await listening;
      const running = await startSubscription({ sql, reader, log }, options);
      subscriptions.add(running);
      return {
        ...running,
        stop: async () => {
          await running.stop();
          subscriptions.delete(running);
        },
      };
    },
    health: () => [...subscriptions].map((subscription) => subscription.health()),
    close: async () => {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()));
      subscriptions.clear();
      const unlisten = await listening;
      await unlisten?.();
      await drained();
    },
  };
};

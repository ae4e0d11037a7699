import type { Clock } from "../platform/clock.ts";
import { appendBatch, appendError, type PreparedAppend } from "./append-batch.ts";
import type { Codec } from "./codec.ts";
import { createReader, type EventReader } from "./event-reader.ts";
import {
  type AppendRequest,
  type AppendResult,
  type EventStore,
  type Expected,
  type NewId,
  StreamNotFound,
  VersionConflict,
} from "./event-store.ts";
import { createGroupCommit } from "./group-commit.ts";
import { prepareAppend } from "./prepare-append.ts";
import type { Projection } from "./projection.ts";
import type { Sql, SqlConnection } from "./sql.ts";
import { type RunningSubscription, startSubscription } from "./subscription.ts";

export type EventStoreParts = {
  sql: Sql;
  codec: Codec;
  /** Written in the transaction of the events they follow from. */
  projections: readonly Projection[];
  clock: Clock;
  newId: NewId;
};

const accepts = (expected: Expected, version: number): boolean => {
  if (expected === "any") return true;
  return expected === "exists" ? version > 0 : version === (expected === "none" ? 0 : expected);
};

/** An append of nothing writes nothing: it checks the expectation and answers where the stream ends. */
const appendNothing = async (
  reader: EventReader,
  { streamId, expected, also = [], erase }: AppendRequest,
): Promise<AppendResult> => {
  if (also.length > 0 || erase === true) throw new Error("An append that writes needs an event that says why");
  const [last] = await reader.read(streamId, { direction: "backward", limit: 1 });
  const version = last?.version ?? 0;
  const position = last?.position ?? 0;
  if (!accepts(expected, version)) {
    if (expected === "exists") throw new StreamNotFound(streamId);
    throw new VersionConflict(streamId, expected, version === 0 ? null : version);
  }
  return {
    firstVersion: version,
    lastVersion: version,
    firstPosition: position,
    lastPosition: position,
    repeated: true,
  };
};

const appendOne = async (tx: SqlConnection, prepared: PreparedAppend): Promise<AppendResult | "rekey"> => {
  await tx.query("savepoint listwright_append");
  try {
    for (const { text, params } of prepared.request.also ?? []) await tx.query(text, params);
    const [outcome] = await appendBatch(tx, [prepared]);
    if (outcome?.kind === "appended") return outcome.result;
    await tx.query("rollback to savepoint listwright_append");
    if (outcome?.kind === "repeated") return outcome.result;
    if (outcome?.kind === "refused") throw outcome.error;
    return "rekey";
  } catch (error) {
    throw appendError(prepared, error);
  }
};

/** The event store over one database, whichever of the two it is. */
export const createEventStore = ({ sql, codec, projections, clock, newId }: EventStoreParts): EventStore => {
  const reader = createReader(sql, codec);
  const commits = createGroupCommit(sql);
  const subscriptions = new Set<RunningSubscription>();
  let listening: Promise<() => Promise<void>> | null = null;

  const wakeAll = (): void => {
    for (const subscription of subscriptions) subscription.wake();
  };

  const appendVia = async (
    connection: SqlConnection,
    request: AppendRequest,
    write: (prepared: PreparedAppend) => Promise<AppendResult | "rekey">,
  ): Promise<AppendResult> => {
    if (request.events.length === 0) return appendNothing(createReader(connection, codec), request);
    for (const sure of [false, true]) {
      const written = await write(await prepareAppend({ codec, projections, clock }, connection, request, sure));
      if (written !== "rekey") {
        if (request.erase === true) codec.keys.forget(request.streamId);
        return written;
      }
      codec.keys.forget(request.streamId);
    }
    throw new Error(`The key of ${request.streamId} changed while it was in use`);
  };

  return {
    newId,
    append: (request) => appendVia(sql, request, commits.submit),
    appendIn: (tx, request) => appendVia(tx, request, (prepared) => appendOne(tx, prepared)),
    read: reader.read,
    readAll: reader.readAll,
    loadState: reader.loadState,
    openState: reader.openState,
    subscribe: async (options) => {
      listening ??= sql.listen("events", wakeAll);
      await listening;
      const running = await startSubscription({ sql, reader }, options);
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
      await commits.drained();
    },
  };
};

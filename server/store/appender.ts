import { appendBatch, appendError, lockStreams, type PreparedAppend } from "./append-batch.ts";
import { createReader, type EventReader } from "./event-reader.ts";
import {
  type AppendRequest,
  type AppendResult,
  type EventStore,
  type Expected,
  StreamNotFound,
  VersionConflict,
} from "./event-store.ts";
import { createGroupCommit } from "./group-commit.ts";
import { type AppendParts, prepareAppend } from "./prepare-append.ts";
import type { Sql, SqlConnection } from "./sql.ts";

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
    await lockStreams(tx, [prepared.request.streamId]);
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

type Appender = Pick<EventStore, "append" | "appendIn"> & { drained: () => Promise<void> };

/** Appends with others in a transaction of their own, or alone in a transaction of the caller. */
export const createAppender = (sql: Sql, parts: AppendParts): Appender => {
  const commits = createGroupCommit(sql);

  const appendVia = async (
    connection: SqlConnection,
    request: AppendRequest,
    write: (prepared: PreparedAppend) => Promise<AppendResult | "rekey">,
  ): Promise<AppendResult> => {
    if (request.events.length === 0) return appendNothing(createReader(connection, parts.codec), request);
    for (const sure of [false, true]) {
      const written = await write(await prepareAppend(parts, connection, request, sure));
      if (written !== "rekey") {
        if (request.erase === true) parts.codec.keys.forget(request.streamId);
        return written;
      }
      parts.codec.keys.forget(request.streamId);
    }
    throw new Error(`The key of ${request.streamId} changed while it was in use`);
  };

  return {
    append: (request) => appendVia(sql, request, commits.submit),
    appendIn: (tx, request) => appendVia(tx, request, (prepared) => appendOne(tx, prepared)),
    drained: commits.drained,
  };
};

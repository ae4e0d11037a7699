import type { Clock } from "../platform/clock.ts";
import type { PreparedAppend } from "./append-batch.ts";
import type { Codec, EncodedEvent } from "./codec.ts";
import type { AppendRequest, Expected } from "./event-store.ts";
import type { ProjectedEvent, Projection, RowChange } from "./projection.ts";
import type { SqlConnection } from "./sql.ts";
import type { SubjectKey } from "./subject-keys.ts";
import { erasureOf } from "./subject-keys.ts";

const requireVersion = (expected: Expected): void => {
  if (typeof expected === "number" && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new RangeError(`No stream can be at version ${expected}`);
  }
};

export type AppendParts = { codec: Codec; projections: readonly Projection[]; clock: Clock };

const keyFor = async (
  { codec: { keys, hasPersonalData } }: AppendParts,
  connection: SqlConnection,
  request: AppendRequest,
  sure: boolean,
) => {
  const { streamId, events, erase } = request;
  if (erase === true) return "erased";
  if (events.some(({ event }) => hasPersonalData(event))) return keys.findOrCreate(connection, streamId);
  return sure ? keys.find(connection, streamId) : keys.recall(streamId);
};

const changesOf = (
  { codec, projections }: AppendParts,
  request: AppendRequest,
  recordedAt: string,
  isErased: boolean,
): RowChange[] => {
  const { streamId, events, meta, state } = request;
  return events.flatMap(({ eventId, event }, index) => {
    const kept = isErased ? codec.withStandIns(event) : event;
    const projected: ProjectedEvent = { streamId, eventId, event: kept, ...meta, recordedAt };
    const after = state?.after[index] ?? null;
    return projections.flatMap(({ project, needsState }) => project(projected, needsState === true ? after : null));
  });
};

const encodedState = (codec: Codec, { streamId, state }: AppendRequest, key: SubjectKey): object => {
  if (state === undefined || key === "erased") return {};
  return { state: { schema: state.schema, value: codec.encodeState(streamId, state.after.at(-1), key) } };
};

const isSealed = (encoded: readonly EncodedEvent[], hasState: boolean, key: SubjectKey): boolean | null => {
  if (!hasState && encoded.every(({ sealed }) => sealed === undefined)) return null;
  return key === "erased" ? null : key !== "none";
};

/**
 * Encodes an append and computes its row changes, so that what is left for the database is one call. When `sure`, a key
 * this process does not remember is looked up, even if no event is personal.
 */
export const prepareAppend = async (
  parts: AppendParts,
  connection: SqlConnection,
  request: AppendRequest,
  sure: boolean,
): Promise<PreparedAppend> => {
  const { codec, clock } = parts;
  const { streamId, expected, events, meta, also = [], erase } = request;
  requireVersion(expected);
  const recordedAt = clock.now().toISOString();
  const key = await keyFor(parts, connection, request, sure);
  const encoded = events.map((added) => codec.encode(streamId, added, key));
  const state = encodedState(codec, request, key);
  const json = JSON.stringify({
    actor: meta.actor,
    correlation: meta.correlationId,
    causation: meta.causationId,
    at: recordedAt,
    ...state,
    events: encoded,
  });
  return {
    request: { ...request, also: erase === true ? [...also, ...erasureOf(streamId)] : also },
    sealed: isSealed(encoded, "state" in state, key),
    json,
    changes: changesOf(parts, request, recordedAt, key === "erased"),
  };
};

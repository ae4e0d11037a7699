import * as v from "valibot";
import type { EventRow } from "../codec.ts";

export const FORMAT = 1;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Json = v.record(v.string(), v.unknown());

export const Header = v.object({
  kind: v.literal("listwright-log"),
  format: v.number(),
  exportedAt: v.string(),
});

export const EventLine = v.object({
  kind: v.literal("event"),
  position: Count,
  stream: v.string(),
  version: Count,
  id: v.string(),
  type: v.string(),
  schema: Count,
  data: Json,
  sealed: v.nullable(v.string()),
  actor: Json,
  correlation: v.string(),
  causation: v.nullable(v.string()),
  at: v.string(),
});
export type EventLine = v.InferOutput<typeof EventLine>;

/** A data key as it is stored: wrapped by a key of the installation, or destroyed. */
const KeyLine = v.object({
  kind: v.literal("key"),
  subject: v.string(),
  wrapped: v.nullable(v.string()),
  erasedAt: v.nullable(v.string()),
});
export type KeyLine = v.InferOutput<typeof KeyLine>;

/** A row that does not follow from events, sealed whole with a key of the installation. */
const RowLine = v.object({ kind: v.literal("row"), table: v.string(), sealed: v.string() });
export type RowLine = v.InferOutput<typeof RowLine>;

export const TableDigest = v.object({ shape: v.string(), rows: Count, digest: v.string() });
export type TableDigest = v.InferOutput<typeof TableDigest>;

export const StatesDigest = v.object({ streams: Count, schemas: v.array(v.string()), digest: v.string() });
export type StatesDigest = v.InferOutput<typeof StatesDigest>;

export const EndLine = v.object({
  kind: v.literal("end"),
  events: Count,
  keys: Count,
  rows: Count,
  streams: Count,
  /** The chain over the events alone; the same for the same log, wherever it lies. */
  eventsChain: v.string(),
  tables: v.record(v.string(), TableDigest),
  states: StatesDigest,
  /** Made with a key of the installation, so that nobody without it can make a file that passes for one of its own. */
  mac: v.string(),
});
export type EndLine = v.InferOutput<typeof EndLine>;

export const Line = v.variant("kind", [EventLine, KeyLine, RowLine, EndLine]);
export type Line = v.InferOutput<typeof Line>;

/** An event as a line of the file. */
export const eventLine = (row: EventRow): EventLine => ({
  kind: "event",
  position: row.position,
  stream: row.stream_id,
  version: row.version,
  id: row.event_id,
  type: row.type,
  schema: row.schema_version,
  data: row.data,
  sealed: row.sealed === null ? null : Buffer.from(row.sealed).toString("base64"),
  actor: v.parse(Json, row.actor),
  correlation: row.correlation_id,
  causation: row.causation_id,
  at: row.recorded_at.toISOString(),
});

import * as v from "valibot";
import { Actor } from "../../events/kernel/actor.ts";
import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import { type Upcasters, upcast } from "../../events/kernel/upcast.ts";
import type { EncodedState, NewEvent, StoredEvent } from "./event-store.ts";
import { seal, unseal } from "./seal.ts";
import type { KeyColumns, SubjectKey, SubjectKeys } from "./subject-keys.ts";

type Fields = Record<string, unknown>;

/** What the codec needs of an event definition. */
export type StoredEventDefinition = {
  type: string;
  version: number;
  schema: v.GenericSchema<unknown, StoredEvent>;
  personal: Readonly<Fields>;
};

/** One event as it lies in the log, joined with the key of its stream. */
export type EventRow = KeyColumns & {
  position: number;
  stream_id: string;
  version: number;
  event_id: string;
  type: string;
  schema_version: number;
  data: Fields;
  sealed: Uint8Array | null;
  actor: unknown;
  correlation_id: string;
  causation_id: string | null;
  recorded_at: Date;
};

export type EncodedEvent = { id: string; type: string; v: number; data: unknown; sealed?: string };

export type Codec = {
  keys: SubjectKeys;
  hasPersonalData: (event: StoredEvent) => boolean;
  /** The event as it reads once its subject is erased. */
  withStandIns: (event: StoredEvent) => StoredEvent;
  /** Seals the personal fields with the key; without one they are dropped, because their subject was erased. */
  encode: (streamId: string, added: NewEvent, key: SubjectKey) => EncodedEvent;
  /** Opens, lifts to the newest shape and parses. */
  decode: (row: EventRow) => EventEnvelope;
  encodeState: (streamId: string, state: unknown, key: SubjectKey) => EncodedState;
  decodeState: (streamId: string, state: EncodedState, key: SubjectKey) => unknown;
};

/** A stored event does not fit its definition; nothing was made up in its place. */
export class UnreadableEvent extends Error {
  readonly position: number;
  constructor(position: number, type: string, options?: ErrorOptions) {
    super(`Event ${position} (${type}) cannot be read`, options);
    this.name = "UnreadableEvent";
    this.position = position;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const split = (data: unknown, personal: Readonly<Fields>): { open: Fields; secret: Fields } => {
  const open: Fields = {};
  const secret: Fields = {};
  for (const [name, value] of Object.entries(isFields(data) ? data : {})) {
    (Object.hasOwn(personal, name) ? secret : open)[name] = value;
  }
  return { open, secret };
};

const sealJson = (key: Buffer, value: unknown, context: string): string =>
  seal(key, Buffer.from(JSON.stringify(value)), context).toString("base64");

const unsealJson = (key: Buffer, sealed: Uint8Array, context: string): unknown =>
  JSON.parse(unseal(key, sealed, context).toString());

/** Stands for personal fields that were not kept, because their subject was erased before. */
const DROPPED = "";

const eventContext = (streamId: string, eventId: string): string => `event/${streamId}/${eventId}`;
const stateContext = (streamId: string): string => `state/${streamId}`;

type DefinitionOf = (type: string) => StoredEventDefinition;

const createDecoder = (definitionOf: DefinitionOf, upcasters: Upcasters, keys: SubjectKeys): Codec["decode"] => {
  const openData = (row: EventRow, personal: Readonly<Fields>): { data: Fields; erased: boolean } => {
    if (row.sealed === null) return { data: row.data, erased: false };
    const key = keys.unwrap(row.stream_id, row);
    if (typeof key === "string") return { data: { ...personal, ...row.data }, erased: true };
    const secret = unsealJson(key, row.sealed, eventContext(row.stream_id, row.event_id));
    return { data: { ...row.data, ...(isFields(secret) ? secret : {}) }, erased: false };
  };

  const decodeEvent = (row: EventRow): { event: StoredEvent; schemaVersion: number } => {
    const { schema, personal } = definitionOf(row.type);
    const { data, erased } = openData(row, personal);
    const lifted = upcast(upcasters, { type: row.type, version: row.schema_version, data });
    const complete = erased ? { ...lifted.data, ...personal } : lifted.data;
    return { event: v.parse(schema, { type: row.type, data: complete }), schemaVersion: lifted.version };
  };

  return (row) => {
    try {
      return {
        position: row.position,
        streamId: row.stream_id,
        version: row.version,
        eventId: row.event_id,
        ...decodeEvent(row),
        actor: v.parse(Actor, row.actor),
        correlationId: row.correlation_id,
        causationId: row.causation_id,
        recordedAt: row.recorded_at.toISOString(),
      };
    } catch (error) {
      throw new UnreadableEvent(row.position, row.type, { cause: error });
    }
  };
};

/** Translates between events as the program speaks of them and as the log holds them. */
export const createCodec = (parts: {
  definitions: readonly StoredEventDefinition[];
  upcasters: Upcasters;
  keys: SubjectKeys;
}): Codec => {
  const definitions = new Map(parts.definitions.map((definition) => [definition.type, definition]));

  const definitionOf: DefinitionOf = (type) => {
    const definition = definitions.get(type);
    if (definition === undefined) throw new Error(`No event is called ${type}`);
    return definition;
  };

  return {
    keys: parts.keys,
    hasPersonalData: (event) => Object.keys(definitionOf(event.type).personal).length > 0,
    withStandIns: (event) => {
      const { personal } = definitionOf(event.type);
      const { open, secret } = split(event.data, personal);
      return Object.keys(secret).length === 0 ? event : { type: event.type, data: { ...open, ...personal } };
    },
    encode: (streamId, { eventId, event }, key) => {
      const { version, personal } = definitionOf(event.type);
      const plain = { id: eventId, type: event.type, v: version, data: event.data };
      if (Object.keys(personal).length === 0) return plain;
      const { open, secret } = split(event.data, personal);
      if (Object.keys(secret).length === 0) return plain;
      const sealed = typeof key === "string" ? DROPPED : sealJson(key, secret, eventContext(streamId, eventId));
      return { ...plain, data: open, sealed };
    },
    decode: createDecoder(definitionOf, parts.upcasters, parts.keys),
    encodeState: (streamId, state, key) =>
      typeof key === "string" ? { open: state } : { sealed: sealJson(key, state, stateContext(streamId)) },
    decodeState: (streamId, state, key) => {
      if ("open" in state) return state.open;
      if (typeof key === "string") return null;
      return unsealJson(key, Buffer.from(state.sealed, "base64"), stateContext(streamId));
    },
  };
};

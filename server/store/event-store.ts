import type { Actor } from "../../events/kernel/actor.ts";
import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { SqlConnection, Statement } from "./sql.ts";
import type { KeyColumns } from "./subject-keys.ts";

export type StoredEvent = { type: string; data: unknown };
export type NewId = () => string;

/** What must be true of the stream: anything, absent, present, or exactly at a version (0 is absent). */
export type Expected = "any" | "none" | "exists" | number;

export type NewEvent = { eventId: string; event: StoredEvent };

export type AppendMeta = { actor: Actor; correlationId: string; causationId: string | null };

export type AppendRequest = {
  streamId: string;
  expected: Expected;
  events: readonly NewEvent[];
  meta: AppendMeta;
  /** The decision state after each of the events; the last is kept beside the stream, in the same transaction. */
  state?: { schema: string; after: readonly unknown[] };
  /** Further statements of the same transaction, run before the events get their positions. If one fails, nothing is appended. */
  also?: readonly Statement[];
  /** Destroys the stream's key in the same transaction: what was sealed with it reads as its stand-ins from then on. */
  erase?: boolean;
};

export type AppendResult = {
  firstVersion: number;
  lastVersion: number;
  firstPosition: number;
  lastPosition: number;
  /** These very events were already there; nothing was written, and this is the first result. */
  repeated: boolean;
};

export type Direction = "forward" | "backward";
export type ReadOptions = { from?: number; limit?: number; direction?: Direction };
export type ReadAllOptions = { after?: number; limit?: number; direction?: Direction };

/** The stream's version (0 when it does not exist) and the state kept beside it, if it was folded with the same schema. */
export type LoadedState = { version: number; folded: { version: number; value: unknown } | null };

export type EncodedState = { open: unknown } | { sealed: string };

/** A stream's kept state as it lies in the database, with the key of the stream. */
export type StateRow = KeyColumns & {
  version: number;
  state_schema: string | null;
  state_version: number | null;
  state: EncodedState | null;
};

export type SubscriptionOptions = {
  /** Never changes after release: it keys the checkpoint. */
  name: string;
  /** Where a subscription without checkpoint begins. */
  from: "origin" | "current" | number;
  batchSize?: number;
  pollMs?: number;
  /** How long a subscription that met a poison event waits before it tries again by itself. */
  pausedRetryMs?: number;
} & (
  | {
      /** Runs in the transaction that moves the checkpoint: exactly once. Use only `tx`, and be quick. */
      handle: (batch: readonly EventEnvelope[], tx: SqlConnection) => Promise<void>;
    }
  | {
      /** Runs outside any transaction, before the checkpoint moves: at least once, in order, for calls to the outside. */
      react: (batch: readonly EventEnvelope[]) => Promise<void>;
    }
);

export type SubscriptionHealth = {
  name: string;
  /** `standby`: another process holds this name. `paused`: an event could not be handled. */
  status: "running" | "standby" | "paused" | "stopped";
  /** The last position handled by this holder. */
  position: number;
  problem: { position: number; message: string } | null;
};

export type Subscription = {
  health: () => SubscriptionHealth;
  /** Resolves when every event up to the position was handled here or by another process. */
  caughtUp: (position: number) => Promise<void>;
  /** Tries a paused subscription again at once. */
  resume: () => void;
  stop: () => Promise<void>;
};

/** What can be done with the stream that `holding` holds. */
export type HeldStream = Pick<EventStore, "newId" | "append" | "read" | "loadState">;

export type EventStore = {
  newId: NewId;
  append: (request: AppendRequest) => Promise<AppendResult>;
  /** Appends inside a transaction of the caller, who should have nothing left to do in it but commit. */
  appendIn: (tx: SqlConnection, request: AppendRequest) => Promise<AppendResult>;
  /** Runs the work in one transaction during which nobody else appends to the stream, once it exists. */
  holding: <Result>(streamId: string, work: (held: HeldStream) => Promise<Result>) => Promise<Result>;
  /** Runs the work after whatever else runs by the same key in this process, in the order it came. */
  inTurn: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
  /** Events of one stream from a version on, decoded: opened, lifted to the newest shape and parsed. */
  read: (streamId: string, options?: ReadOptions) => Promise<EventEnvelope[]>;
  /** Events of all streams in commit order, after (or before, backward) a position. */
  readAll: (options?: ReadAllOptions) => Promise<EventEnvelope[]>;
  loadState: (streamId: string, schema: string) => Promise<LoadedState>;
  /** Opens a state that a query of one's own has found, with the columns of `StateRow`. */
  openState: (streamId: string, schema: string, row: StateRow) => LoadedState;
  subscribe: (options: SubscriptionOptions) => Promise<Subscription>;
  health: () => readonly SubscriptionHealth[];
  /** Stops the subscriptions and waits for what is being appended. The database stays open. */
  close: () => Promise<void>;
};

export class VersionConflict extends Error {
  readonly streamId: string;
  readonly expected: Expected;
  readonly actual: number | null;
  constructor(streamId: string, expected: Expected, actual: number | null) {
    super(`Stream ${streamId} is at ${actual ?? "no version"}, expected ${expected}`);
    this.name = "VersionConflict";
    this.streamId = streamId;
    this.expected = expected;
    this.actual = actual;
  }
}

export class StreamNotFound extends Error {
  readonly streamId: string;
  constructor(streamId: string) {
    super(`Stream ${streamId} does not exist`);
    this.name = "StreamNotFound";
    this.streamId = streamId;
  }
}

/** An event id is already taken by another event: by another stream, another place, or a batch that differs later on. */
export class CorruptedIdempotency extends Error {
  readonly streamId: string;
  constructor(streamId: string) {
    super(`Stream ${streamId}: an event id was used before for something else`);
    this.name = "CorruptedIdempotency";
    this.streamId = streamId;
  }
}

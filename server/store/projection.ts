import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { StoredEvent } from "./event-store.ts";

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value | undefined };
export type Values = Readonly<Record<string, Value>>;

/**
 * One change to one row, found by its primary key. `set` writes the row, creating it if need be; `update` changes
 * columns of a row that exists and does nothing otherwise; `delete` removes it, or every row with these columns if they
 * are not the primary key.
 */
export type RowChange =
  | { table: string; key: Values; set: Values }
  | { table: string; key: Values; update: Values }
  | { table: string; key: Values; delete: true };

/** What a projection sees of an event: all that is known before the event has a place in the log. */
export type ProjectedEvent<Event extends StoredEvent = StoredEvent> = Omit<
  EventEnvelope<Event>,
  "position" | "version" | "schemaVersion"
>;

/** A pure answer to "which rows does this event change"; the store writes them in the event's own transaction. */
export type Projection = {
  /** Never changes after release. */
  name: string;
  /** The tables it owns: only it writes them, and they can be dropped and rebuilt. */
  tables: readonly string[];
  /** Raised with every change of the rows it writes; what was built by another version is then built anew. 1 if absent. */
  version?: number;
  /** Asks for `stateAfter`, which a rebuild has to fold for every event. */
  needsState?: boolean;
  /** `stateAfter` is the stream's decision state after this event, if asked for; null for an append that brings none. */
  project: (event: ProjectedEvent, stateAfter: unknown) => readonly RowChange[];
};

/** Defines a projection. It must depend on its arguments alone, so that a replay writes the same rows. */
export const defineProjection = (projection: Projection): Projection => projection;

import type { Actor } from "./actor.ts";

/** What the store keeps around an event. `position` is global, gap-free and in commit order; `version` counts from 1 within the stream. */
export type EventEnvelope<Event extends { type: string; data: unknown } = { type: string; data: unknown }> = {
  position: number;
  streamId: string;
  version: number;
  eventId: string;
  schemaVersion: number;
  event: Event;
  actor: Actor;
  correlationId: string;
  causationId: string | null;
  /** ISO instant. Order never depends on it. */
  recordedAt: string;
};

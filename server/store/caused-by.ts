import type { EventEnvelope } from "../../events/kernel/envelope.ts";
import type { AppendMeta } from "./event-store.ts";

/** Who appends what a process of ours appends because of an event, and what led to it. */
export const causedBy = (process: string, { correlationId, eventId }: EventEnvelope): AppendMeta => ({
  actor: { kind: "system", process },
  correlationId,
  causationId: eventId,
});

import type { Actor } from "../../../events/kernel/actor.ts";

/** Which one of its kind did it, as the card of an event says it and a search finds it. */
export const actorId = (actor: Actor): string | null => {
  switch (actor.kind) {
    case "visitor":
      return actor.visitorId;
    case "customer":
      return actor.sessionId === null ? null : `session ${actor.sessionId}`;
    case "staff":
      return actor.staffId;
    case "stripe":
      return actor.stripeEventId;
    case "system":
      return actor.process;
  }
};

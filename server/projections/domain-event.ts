import type { AnyEvent } from "../../events/index.ts";
import type { ProjectedEvent } from "../store/projection.ts";

/** The event as the business knows it. The store parsed it on its way in or out, so its type is what its name says. */
export const domainEventOf = ({ event }: ProjectedEvent): AnyEvent => event as AnyEvent;

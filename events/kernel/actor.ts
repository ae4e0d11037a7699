import * as v from "valibot";

/** Who caused an event. Staff always act on behalf of a customer. */
export const Actor = v.variant("kind", [
  v.object({ kind: v.literal("visitor"), visitorId: v.string() }),
  v.object({ kind: v.literal("customer"), customerId: v.string(), sessionId: v.nullable(v.string()) }),
  v.object({ kind: v.literal("staff"), staffId: v.string(), onBehalfOf: v.string() }),
  v.object({ kind: v.literal("stripe"), stripeEventId: v.string() }),
  v.object({ kind: v.literal("system"), process: v.string() }),
]);
export type Actor = v.InferOutput<typeof Actor>;

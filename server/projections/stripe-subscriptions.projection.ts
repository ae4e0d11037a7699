import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "stripe_subscriptions";

/** Which customer each subscription at Stripe belongs to. */
export const stripeSubscriptionsProjection = defineProjection({
  name: "stripe-subscriptions",
  tables: [TABLE],
  version: 2,
  project: (projected) => {
    const event = domainEventOf(projected);
    if (event.type === "AccountErased") return [{ table: TABLE, key: { stream_id: projected.streamId }, delete: true }];
    if (event.type !== "SubscriptionSynced" || event.data.snapshot === null) return [];
    const { subscriptionId } = event.data.snapshot;
    return [{ table: TABLE, key: { subscription_id: subscriptionId }, set: { stream_id: projected.streamId } }];
  },
});

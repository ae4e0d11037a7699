import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "billing_customers";

/** Which customer has which account at Stripe. */
export const billingCustomersProjection = defineProjection({
  name: "billing-customers",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    if (event.type === "AccountErased") return [{ table: TABLE, key: { stream_id: projected.streamId }, delete: true }];
    if (event.type !== "BillingCustomerCreated") return [];
    const { stripeCustomerId } = event.data;
    return [{ table: TABLE, key: { stripe_customer_id: stripeCustomerId }, set: { stream_id: projected.streamId } }];
  },
});

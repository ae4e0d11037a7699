import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "billing_customers";

/** Which customer has which account at Stripe. */
export const billingCustomersProjection = defineProjection({
  name: "billing-customers",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    const forget = { table: TABLE, key: { stream_id: projected.streamId }, delete: true } as const;
    if (event.type === "AccountErased") return [forget];
    if (event.type !== "BillingCustomerCreated") return [];
    const { stripeCustomerId } = event.data;
    return [
      forget,
      { table: TABLE, key: { stripe_customer_id: stripeCustomerId }, set: { stream_id: projected.streamId } },
    ];
  },
});

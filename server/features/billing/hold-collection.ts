import type Stripe from "stripe";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";

/** Where Stripe keeps for us which invoices we hold, so that one an operator holds stays held. */
const HELD = "heldForDeletion";

const unpaidOf = async ({ api }: StripeGateway, subscription: string): Promise<Stripe.Invoice[]> => {
  const pages = await Promise.all(
    (["draft", "open"] as const).map((status) => api.invoices.list({ subscription, status, limit: 100 })),
  );
  return pages.flatMap(({ data }) => data);
};

/** Has Stripe stop collecting what this subscription owes. Safe to repeat. */
export const holdCollection = async (gateway: StripeGateway, subscriptionId: string): Promise<void> => {
  for (const { id, auto_advance: isCollected } of await unpaidOf(gateway, subscriptionId))
    if (isCollected) await gateway.api.invoices.update(id, { auto_advance: false, metadata: { [HELD]: "yes" } });
};

/** Has Stripe collect again what we held. Safe to repeat. */
export const releaseCollection = async (gateway: StripeGateway, subscriptionId: string): Promise<void> => {
  for (const { id, metadata } of await unpaidOf(gateway, subscriptionId))
    if (metadata?.[HELD] !== undefined)
      await gateway.api.invoices.update(id, { auto_advance: true, metadata: { [HELD]: "" } });
};

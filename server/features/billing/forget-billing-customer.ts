import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { loadStream } from "../../store/handle-command.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import { findAtStripe } from "./billing-customer.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { isMissing } from "./call-stripe.ts";
import { wasDeleted } from "./was-deleted.ts";

const ENDED = new Set(["canceled", "incomplete_expired"]);

const unlessMissing = async (call: () => Promise<unknown>): Promise<void> => {
  try {
    await call();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

const endSubscriptions = async ({ api }: StripeGateway, customer: string): Promise<void> => {
  const { data } = await api.subscriptions.list({ customer, status: "all", limit: 100 });
  for (const { id, status } of data) if (!ENDED.has(status)) await unlessMissing(() => api.subscriptions.cancel(id));
};

/**
 * Ends every subscription at once and deletes the customer at Stripe, who keeps only what the law makes them keep. Also
 * finds an account there that was made and not remembered here. Safe to repeat after any part of it. Throws where Stripe
 * does not know the customer: somebody may be charged for it in another account.
 */
export const forgetBillingCustomer =
  (deps: Pick<BillingDeps, "store" | "stripe">) =>
  async ({ customerId, email }: { customerId: string; email: string | null }): Promise<void> => {
    const gateway = deps.stripe;
    const { state } = await loadStream(deps.store, customerDecider, customerStreamId(customerId));
    const known = state.subscription.stripeCustomerId;
    if (gateway === null) {
      if (known !== null) throw new Error(`${known} cannot be deleted at Stripe: billing is not configured here`);
      return;
    }
    const found = known === null && email !== null ? await findAtStripe(gateway, customerId, email) : null;
    const stripeCustomerId = known ?? found;
    if (stripeCustomerId === null) return;
    if (await wasDeleted(gateway, stripeCustomerId)) return;
    await endSubscriptions(gateway, stripeCustomerId);
    await gateway.api.customers.del(stripeCustomerId);
  };

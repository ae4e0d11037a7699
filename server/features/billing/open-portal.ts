import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";

/** A page of Stripe on which the customer sees invoices and changes the card. */
export const openPortal =
  (deps: BillingDeps) =>
  async ({ state }: Pick<SignedInCustomer, "state">, requestId: string): Promise<string> => {
    const { stripeCustomerId } = state.subscription;
    if (stripeCustomerId === null) throw new ProblemError("NO_SUBSCRIPTION");
    const { api } = gatewayOf(deps);
    const { url } = await callStripe(deps, () =>
      api.billingPortal.sessions.create(
        { customer: stripeCustomerId, return_url: `${publicOrigin(deps.env)}/billing` },
        { idempotencyKey: `portal:${stripeCustomerId}:${requestId}` },
      ),
    );
    return url;
  };

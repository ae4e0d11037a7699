import { isCollected, planAt } from "../../../events/customer/access.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { isoNow } from "../../platform/clock.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";

/** A page of Stripe on which the customer sees invoices and changes the card. */
export const openPortal =
  (deps: BillingDeps) =>
  async ({ state }: Pick<SignedInCustomer, "state">, requestId: string): Promise<string> => {
    const now = isoNow(deps.clock);
    const { stripeCustomerId, snapshot } = state.subscription;
    if (!isPaidPlan(planAt(state.subscription, now)) && !isCollected(snapshot, now))
      throw new ProblemError("PLAN_REQUIRED");
    if (stripeCustomerId === null) throw new ProblemError("NO_SUBSCRIPTION");
    const { api } = gatewayOf(deps);
    const { url } = await callStripe(deps, () =>
      api.billingPortal.sessions.create(
        { customer: stripeCustomerId, return_url: `${publicOrigin(deps.env)}/billing?portal=1` },
        { idempotencyKey: `portal:${stripeCustomerId}:${requestId}` },
      ),
    );
    return url;
  };

import { planAt } from "../../../events/customer/access.ts";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { isPaidPlan } from "../../../events/plans.ts";
import type { CheckoutConfirmation } from "../../../events/wire/billing.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe, isMissing } from "./call-stripe.ts";
import { syncSubscription } from "./sync-subscription.ts";

const PENDING = "Payment confirmation pending";
const PAID = new Set(["paid", "no_payment_required"]);

/** What became of a checkout of this customer: the address in the browser proves nothing, Stripe is asked. */
export const confirmCheckout =
  (deps: BillingDeps) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    checkoutSessionId: string,
    meta: AppendMeta,
  ): Promise<CheckoutConfirmation> => {
    const { api } = gatewayOf(deps);
    const session = await callStripe(deps, () =>
      api.checkout.sessions.retrieve(checkoutSessionId).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
    const { stripeCustomerId } = state.subscription;
    if (session === null || stripeCustomerId === null || session.customer !== stripeCustomerId)
      throw new ProblemError("NOT_FOUND");
    const streamId = customerStreamId(customerId);
    if (session.status === "complete") {
      await execute({
        store: deps.store,
        decider: customerDecider,
        streamId,
        command: { type: "EndCheckout", data: { checkoutSessionId, outcome: "completed", at: isoNow(deps.clock) } },
        meta,
      });
    }
    const synced = await syncSubscription(deps)(streamId, meta);
    const { subscription } = synced.state;
    const plan = planAt(subscription, isoNow(deps.clock));
    const ok = session.status === "complete" && PAID.has(session.payment_status) && isPaidPlan(plan);
    return {
      ok,
      plan: ok ? plan : null,
      nextBillingDate: ok ? (subscription.snapshot?.periodEnd ?? null) : null,
      reason: ok ? null : PENDING,
    };
  };

import { customerStreamId } from "../../../events/customer/customer.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { getBillingSummary } from "./get-billing-summary.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** The summary after a look at Stripe, for who comes back from its pages before its webhooks do; as it is known here where Stripe is away. */
export const getFreshSummary =
  (deps: BillingDeps) =>
  async (
    { customerId, state: known }: Pick<SignedInCustomer, "customerId" | "state">,
    meta: AppendMeta,
  ): Promise<BillingSummary> => {
    try {
      const { state } = await syncSubscription(deps)(customerStreamId(customerId), meta);
      return getBillingSummary(deps, { state });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem !== "BILLING_UNAVAILABLE") throw error;
      return getBillingSummary(deps, { state: known });
    }
  };

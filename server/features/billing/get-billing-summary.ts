import { billingSummaryOf } from "../../../events/history/billing-summary.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** What the billing page shows, from what is known here; Stripe is not asked. */
export const getBillingSummary = (
  { clock, stripe }: Pick<BillingDeps, "clock" | "stripe">,
  { state }: Pick<SignedInCustomer, "state">,
): BillingSummary => billingSummaryOf(state.subscription, isoNow(clock), stripe?.sandbox ?? false);

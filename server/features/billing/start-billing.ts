import type { Deps } from "../../deps.ts";
import { startBillingMail } from "./billing-mail.reactor.ts";
import { checkPrices } from "./check-prices.ts";
import { startDeletionFollower } from "./follow-deletion.reactor.ts";
import { startStripeProcessor } from "./process-stripe-events.reactor.ts";
import { startReconciliation } from "./start-reconciliation.ts";

const nothingToStop = (): void => undefined;

/** Starts what acts on webhooks and what makes up for missed ones; answers how to stop the latter. */
export const startBilling = async (deps: Deps): Promise<() => void> => {
  if (deps.stripe === null) return nothingToStop;
  await startBillingMail(deps);
  await startStripeProcessor(deps);
  await startDeletionFollower(deps);
  if (!deps.stripe.sandbox) void checkPrices(deps);
  return startReconciliation(deps);
};

import type { Deps } from "./deps.ts";
import { startEraser } from "./features/account/start-eraser.ts";
import { writeAccountMail } from "./features/account/write-account-mail.ts";
import { forgetBillingCustomer } from "./features/billing/forget-billing-customer.ts";
import { startBilling } from "./features/billing/start-billing.ts";
import { writeBillingMail } from "./features/billing/write-billing-mail.ts";
import { startTakeOverDemo } from "./features/demo/take-over-demo.reactor.ts";
import { ensureAdmin } from "./features/identity/administer.ts";
import { writeIdentityMail } from "./features/identity/write-identity-mail.ts";
import { startForgettingRequests } from "./http/idempotency.ts";
import { startMailDelivery } from "./mail/delivery.ts";

type Stop = () => Promise<void>;

/**
 * Starts what works beside the requests; answers how to stop both. Requests that wait for a long run end when the
 * optimizer hands that run to the next process, so the two stop together; the rest stops after the last request.
 */
export const startBackground = async (deps: Deps): Promise<(stopServing: Stop) => Promise<void>> => {
  await ensureAdmin(deps);
  const mail = await startMailDelivery(
    deps,
    writeIdentityMail(deps, { billing: writeBillingMail, account: writeAccountMail }),
  );
  await startTakeOverDemo(deps);
  const stopReconciling = await startBilling(deps);
  const stopForgetting = startForgettingRequests(deps);
  const eraser = startEraser(deps, forgetBillingCustomer(deps));
  await deps.optimizer.start();
  return async (stopServing) => {
    await Promise.all([stopServing(), deps.optimizer.stop()]);
    stopReconciling();
    stopForgetting();
    await eraser.stop();
    await mail.stop();
    await deps.mailer.close();
    await deps.store.close();
  };
};

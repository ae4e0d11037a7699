import type { Deps } from "./deps.ts";
import { startBringOverDemo } from "./features/demo/bring-over-demo.reactor.ts";
import { ensureAdmin } from "./features/identity/administer.ts";
import { writeIdentityMail } from "./features/identity/write-identity-mail.ts";
import { startMailDelivery } from "./mail/delivery.ts";

/** Starts what works beside the requests; answers how to stop it, in order, letting work in hand finish. */
export const startBackground = async (deps: Deps): Promise<() => Promise<void>> => {
  await ensureAdmin(deps);
  const mail = await startMailDelivery(deps, writeIdentityMail(deps));
  await startBringOverDemo(deps);
  await deps.optimizer.start();
  return async () => {
    await deps.optimizer.stop();
    await mail.stop();
    await deps.mailer.close();
    await deps.store.close();
  };
};

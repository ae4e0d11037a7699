import type { AppendMeta } from "../../store/event-store.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { changeLiveSubscription, releaseSchedule } from "./live-subscription.ts";

const setEnding = (deps: BillingDeps, customerId: string, isEnding: boolean, meta: AppendMeta) =>
  changeLiveSubscription(deps, customerId, meta, async (gateway, snapshot, subscription, keyOf) => {
    if ((snapshot.cancelAt !== null) === isEnding) return;
    await releaseSchedule(gateway, subscription);
    await gateway.api.subscriptions.update(
      subscription.id,
      { cancel_at_period_end: isEnding },
      keyOf(isEnding ? "cancel" : "resume"),
    );
  });

/** Ends the subscription when its paid period ends; asked again it changes nothing. */
export const cancelSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await setEnding(deps, customerId, true, meta);
  };

/** Takes a pending cancellation back. */
export const resumeSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await setEnding(deps, customerId, false, meta);
  };

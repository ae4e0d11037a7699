import { PAID_PLANS, type PaidPlan } from "../../../events/plans.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { downgrade } from "./change-plan.ts";
import { ensureAccountStays } from "./ensure-account-stays.ts";
import { holdCollection, releaseCollection } from "./hold-collection.ts";
import { changeLiveSubscription, type LiveSubscription, releaseSchedule } from "./live-subscription.ts";

/** Where Stripe keeps for us the change of plan that a cancellation put aside, for as long as it is pending. */
const PUT_ASIDE = "planPutAside";

const plannedIn = (metadata: Readonly<Record<string, string>>): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === metadata[PUT_ASIDE]) ?? null;

const end = async ({ gateway, snapshot, subscription, keyOf }: LiveSubscription): Promise<void> => {
  if (snapshot.cancelAt !== null) return;
  await releaseSchedule(gateway, subscription);
  const metadata = { [PUT_ASIDE]: snapshot.nextPlan ?? "" };
  await gateway.api.subscriptions.update(subscription.id, { cancel_at_period_end: true, metadata }, keyOf("cancel"));
};

const resume = async ({ gateway, snapshot, subscription, keyOf }: LiveSubscription): Promise<void> => {
  if (snapshot.cancelAt === null) return;
  const planned = plannedIn(subscription.metadata);
  await releaseSchedule(gateway, subscription);
  await gateway.api.subscriptions.update(
    subscription.id,
    { cancel_at_period_end: false, metadata: { [PUT_ASIDE]: "" } },
    keyOf("resume"),
  );
  if (planned !== null && planned !== snapshot.plan) await downgrade(gateway, planned, subscription, keyOf);
};

/** Ends the subscription when its paid period ends; asked again it changes nothing. */
export const cancelSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, end);
  };

/** Cancels for an account that is to be deleted, which pays nothing any more: what it owes is not collected either. */
export const stopCharging =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, async (live) => {
      await holdCollection(live.gateway, live.subscription.id);
      await end(live);
    });
  };

/** Takes back for an account that is kept what was stopped: `wasRenewing` says whether the subscription is to renew again. */
export const startChargingAgain =
  (deps: BillingDeps) =>
  async (customerId: string, wasRenewing: boolean, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, async (live) => {
      await releaseCollection(live.gateway, live.subscription.id);
      if (wasRenewing) await resume(live);
    });
  };

/** Takes a pending cancellation back, and with it the change of plan that it put aside. */
export const resumeSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, async (live) => {
      ensureAccountStays(live.state);
      await resume(live);
    });
  };

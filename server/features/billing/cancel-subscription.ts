import { PAID_PLANS, type PaidPlan } from "../../../events/plans.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { downgrade } from "./change-plan.ts";
import { changeLiveSubscription, releaseSchedule } from "./live-subscription.ts";

/** Where Stripe keeps for us the change of plan that a cancellation put aside, for as long as it is pending. */
const PUT_ASIDE = "planPutAside";

const plannedIn = (metadata: Readonly<Record<string, string>>): PaidPlan | null =>
  PAID_PLANS.find((plan) => plan === metadata[PUT_ASIDE]) ?? null;

/** Ends the subscription when its paid period ends; asked again it changes nothing. */
export const cancelSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, async (gateway, snapshot, subscription, keyOf) => {
      if (snapshot.cancelAt !== null) return;
      await releaseSchedule(gateway, subscription);
      const metadata = { [PUT_ASIDE]: snapshot.nextPlan ?? "" };
      await gateway.api.subscriptions.update(
        subscription.id,
        { cancel_at_period_end: true, metadata },
        keyOf("cancel"),
      );
    });
  };

/** Takes a pending cancellation back, and with it the change of plan that it put aside. */
export const resumeSubscription =
  (deps: BillingDeps) =>
  async (customerId: string, meta: AppendMeta): Promise<void> => {
    await changeLiveSubscription(deps, customerId, meta, async (gateway, snapshot, subscription, keyOf) => {
      if (snapshot.cancelAt === null) return;
      const planned = plannedIn(subscription.metadata);
      await releaseSchedule(gateway, subscription);
      await gateway.api.subscriptions.update(
        subscription.id,
        { cancel_at_period_end: false, metadata: { [PUT_ASIDE]: "" } },
        keyOf("resume"),
      );
      if (planned !== null && planned !== snapshot.plan) await downgrade(gateway, planned, subscription, keyOf);
    });
  };

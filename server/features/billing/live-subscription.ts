import type Stripe from "stripe";
import { isCollected } from "../../../events/customer/access.ts";
import type { BillingSnapshot } from "../../../events/customer/billing-snapshot.ts";
import { type CustomerState, customerStreamId } from "../../../events/customer/customer.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";
import { inTurn } from "./in-turn.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** A subscription as it is at Stripe right now. */
export type LiveSubscription = {
  gateway: StripeGateway;
  state: CustomerState;
  snapshot: BillingSnapshot;
  subscription: Stripe.Subscription;
  /** The same for calls that are made at once and mean the same; another one after anything has changed. */
  keyOf: (what: string) => { idempotencyKey: string };
};

/**
 * Changes the customer's subscription, then takes over what came of it; one change at a time per customer. A subscription
 * that gives no access can be changed as well.
 */
export const changeLiveSubscription = async (
  deps: BillingDeps,
  customerId: string,
  meta: AppendMeta,
  change: (live: LiveSubscription) => Promise<void>,
): Promise<CustomerState> => {
  const gateway = gatewayOf(deps);
  const streamId = customerStreamId(customerId);
  return inTurn(deps, "change", streamId, async () => {
    const before = await syncSubscription(deps)(streamId, meta);
    const { state } = before;
    const { snapshot } = state.subscription;
    if (!isCollected(snapshot, isoNow(deps.clock))) throw new ProblemError("NO_SUBSCRIPTION");
    const subscription = await callStripe(deps, () => gateway.api.subscriptions.retrieve(snapshot.subscriptionId));
    const keyOf = (what: string) => ({ idempotencyKey: `${what}:${subscription.id}:${before.version}` });
    await callStripe(deps, () => change({ gateway, state, snapshot, subscription, keyOf }));
    const after = await syncSubscription(deps)(streamId, meta);
    return after.state;
  });
};

/** Ends a schedule that would change the plan when the period ends; the subscription goes on as it is. */
export const releaseSchedule = async ({ api }: StripeGateway, { schedule }: Stripe.Subscription): Promise<void> => {
  const scheduleId = typeof schedule === "object" ? schedule?.id : schedule;
  if (scheduleId !== undefined && scheduleId !== null)
    await api.subscriptionSchedules.release(scheduleId, {}, { idempotencyKey: `release:${scheduleId}` });
};

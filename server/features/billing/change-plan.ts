import type Stripe from "stripe";
import { awaitsPayment, givesAccess, isDisputed } from "../../../events/customer/access.ts";
import { type PaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { ensureAccountStays } from "./ensure-account-stays.ts";
import { changeLiveSubscription, type LiveSubscription, releaseSchedule } from "./live-subscription.ts";

type KeyOf = LiveSubscription["keyOf"];

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new ProblemError("NO_SUBSCRIPTION");
  return item;
};

/** At once, and charged for the rest of the period; Stripe applies it only if that is paid. */
const upgrade = async (
  { api, prices }: StripeGateway,
  plan: PaidPlan,
  subscription: Stripe.Subscription,
  keyOf: KeyOf,
): Promise<void> => {
  const { id } = itemOf(subscription);
  await api.subscriptions.update(
    subscription.id,
    {
      items: [{ id, price: prices[plan] }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
    },
    keyOf(`upgrade:${plan}`),
  );
};

/** When the paid period ends, by a schedule of two phases: this plan until then, the other from then on. */
export const downgrade = async (
  { api, prices }: StripeGateway,
  plan: PaidPlan,
  subscription: Stripe.Subscription,
  keyOf: KeyOf,
): Promise<void> => {
  const item = itemOf(subscription);
  const schedule = await api.subscriptionSchedules.create({ from_subscription: subscription.id }, keyOf("schedule"));
  await api.subscriptionSchedules.update(
    schedule.id,
    {
      end_behavior: "release",
      phases: [
        {
          items: [{ price: item.price.id, quantity: 1 }],
          start_date: item.current_period_start,
          end_date: item.current_period_end,
        },
        { items: [{ price: prices[plan], quantity: 1 }], proration_behavior: "none" },
      ],
    },
    keyOf(`downgrade:${plan}`),
  );
};

const apply = async (
  { gateway, snapshot, subscription, keyOf }: LiveSubscription,
  plan: PaidPlan,
  now: string,
): Promise<void> => {
  if (awaitsPayment(snapshot, now)) throw new ProblemError("PAYMENT_DUE");
  if (!givesAccess(snapshot, now)) throw new ProblemError("NO_SUBSCRIPTION");
  if (snapshot.cancelAt !== null) throw new ProblemError("SUBSCRIPTION_ENDING");
  if (plan === snapshot.nextPlan) return;
  const isUpgrade = snapshot.plan !== null && PLAN_TERMS[plan].priceUsd > PLAN_TERMS[snapshot.plan].priceUsd;
  // Stripe goes by the newest invoice: once that of the upgrade is paid, the one that is late would never be.
  if (isUpgrade && snapshot.due !== null) throw new ProblemError("PAYMENT_DUE");
  await releaseSchedule(gateway, subscription);
  if (plan === snapshot.plan || snapshot.plan === null) return;
  await (isUpgrade ? upgrade : downgrade)(gateway, plan, subscription, keyOf);
};

/** Changes the plan: up at once and paid before it is granted, down when the period ends. Choosing the present plan takes a pending change back. While the plan rests over a dispute there is nothing to change. */
export const changePlan =
  (deps: BillingDeps) =>
  async (
    { customerId, state }: Pick<SignedInCustomer, "customerId" | "state">,
    plan: PaidPlan,
    meta: AppendMeta,
  ): Promise<void> => {
    ensureAccountStays(state);
    if (isDisputed(state.subscription)) throw new ProblemError("PAYMENT_DISPUTED");
    const { subscription } = await changeLiveSubscription(deps, customerId, meta, (live) =>
      apply(live, plan, isoNow(deps.clock)),
    );
    const { snapshot } = subscription;
    if (snapshot?.plan !== plan && snapshot?.nextPlan !== plan) throw new ProblemError("PAYMENT_REQUIRED");
  };

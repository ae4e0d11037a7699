import type Stripe from "stripe";
import { awaitsPayment, isCollected, isDisputed } from "../../../events/customer/access.ts";
import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import { openCheckout } from "../../../events/customer/subscription.decider.ts";
import type { SubscriptionState } from "../../../events/customer/subscription.state.ts";
import type { PaidPlan } from "../../../events/plans.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { ProblemError } from "../../http/problems.ts";
import { publicOrigin } from "../../http/public-origin.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { CommandRejected, execute } from "../../store/handle-command.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import { ensureBillingCustomer } from "./billing-customer.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";
import { closeCheckout } from "./close-checkout.ts";
import { ensureAccountStays } from "./ensure-account-stays.ts";
import { syncSubscription } from "./sync-subscription.ts";

const TRIES = 4;

type Wanted = {
  customerId: string;
  stripeCustomerId: string;
  plan: PaidPlan;
  pixelEventId: string | null;
  /** Who has paid before knows the billing page; newcomers are welcomed on a page of their own. */
  isNewcomer: boolean;
};

const sessionParams = (
  deps: BillingDeps,
  { prices }: StripeGateway,
  { customerId, stripeCustomerId, plan, isNewcomer }: Wanted,
): Stripe.Checkout.SessionCreateParams => {
  const billing = `${publicOrigin(deps.env)}/billing`;
  const session = "session_id={CHECKOUT_SESSION_ID}";
  return {
    mode: "subscription",
    customer: stripeCustomerId,
    client_reference_id: customerId,
    line_items: [{ price: prices[plan], quantity: 1 }],
    success_url: isNewcomer ? `${billing}/success?${session}` : `${billing}?${session}&success=1`,
    cancel_url: isNewcomer ? `${billing}/cancel` : `${billing}?canceled=1`,
    metadata: { customerId, plan },
    subscription_data: { metadata: { customerId } },
  };
};

/** The page of the checkout that is open already, null where there is none for this plan, or that it was paid meanwhile. */
const reopen = async (
  deps: BillingDeps,
  gateway: StripeGateway,
  state: SubscriptionState,
  plan: PaidPlan,
  about: { streamId: string; meta: AppendMeta },
): Promise<{ url: string } | "paid" | null> => {
  const open = openCheckout(state, isoNow(deps.clock));
  if (open === null) return null;
  if (open.plan === plan) {
    const session = await callStripe(deps, () => gateway.api.checkout.sessions.retrieve(open.checkoutSessionId));
    if (session.status === "open" && session.url !== null) return { url: session.url };
  }
  // Two open pages could both be paid.
  return (await closeCheckout(deps, open, about)) === "completed" ? "paid" : null;
};

const begin = async (
  deps: BillingDeps,
  gateway: StripeGateway,
  wanted: Wanted,
  checkoutCount: number,
  { streamId, meta }: { streamId: string; meta: AppendMeta },
): Promise<string> => {
  const { stripeCustomerId, plan, pixelEventId } = wanted;
  const session = await callStripe(deps, () =>
    gateway.api.checkout.sessions.create(sessionParams(deps, gateway, wanted), {
      idempotencyKey: `checkout:${stripeCustomerId}:${plan}:${checkoutCount}`,
    }),
  );
  if (session.url === null) throw new ProblemError("BILLING_UNAVAILABLE");
  const expiresAt = new Date(session.expires_at * 1000).toISOString();
  await execute({
    store: deps.store,
    decider: customerDecider,
    streamId,
    command: {
      type: "StartCheckout",
      data: { checkoutSessionId: session.id, plan, expiresAt, pixelEventId, at: isoNow(deps.clock) },
    },
    meta,
  });
  return session.url;
};

/**
 * Opens Stripe's checkout for a plan and answers its page. Asked again it answers the same page; who has a subscription
 * or disputes a payment is refused, even if we had not heard of it yet.
 */
export const createCheckout =
  (deps: BillingDeps) =>
  async (
    customer: Pick<SignedInCustomer, "customerId" | "email" | "state">,
    { plan, eventId }: { plan: PaidPlan; eventId?: string | undefined },
    meta: AppendMeta,
  ): Promise<string> => {
    const gateway = gatewayOf(deps);
    const { customerId, email } = customer;
    const streamId = customerStreamId(customerId);
    ensureAccountStays(customer.state);
    const known = customer.state.subscription.stripeCustomerId;
    const stripeCustomerId = await ensureBillingCustomer(deps, gateway, { customerId, streamId, email, known }, meta);
    for (let tries = 1; ; tries += 1) {
      const { state } = await syncSubscription(deps)(streamId, meta);
      ensureAccountStays(state);
      const [{ snapshot }, now] = [state.subscription, isoNow(deps.clock)];
      if (isDisputed(state.subscription)) throw new ProblemError("PAYMENT_DISPUTED");
      if (awaitsPayment(snapshot, now)) throw new ProblemError("PAYMENT_DUE");
      if (isCollected(snapshot, now)) throw new ProblemError("ALREADY_SUBSCRIBED");
      const open = await reopen(deps, gateway, state.subscription, plan, { streamId, meta });
      if (open === "paid") {
        // The next look sees the subscription; without it nothing more is sold here.
        if (tries >= TRIES) throw new ProblemError("CONFLICT");
        continue;
      }
      if (open !== null) return open.url;
      try {
        const isNewcomer = !state.subscription.everPaid;
        const wanted = { customerId, stripeCustomerId, plan, isNewcomer, pixelEventId: eventId ?? null };
        return await begin(deps, gateway, wanted, state.subscription.checkoutCount, { streamId, meta });
      } catch (error) {
        const isOvertaken = error instanceof CommandRejected && error.problem === "CONFLICT";
        if (!isOvertaken || tries >= TRIES) throw error;
      }
    }
  };

import { isDisputed } from "../../../events/customer/access.ts";
import { type CustomerState, customerDecider } from "../../../events/customer/customer.ts";
import { openCheckout, type SubscriptionCommand } from "../../../events/customer/subscription.decider.ts";
import type { AnyEvent } from "../../../events/index.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { isoNow } from "../../platform/clock.ts";
import { describeError } from "../../platform/log.ts";
import { findStreamByStripeCustomer } from "../../projections/billing-customers.queries.ts";
import { causedBy } from "../../store/caused-by.ts";
import { domainEventOf } from "../../store/domain-event.ts";
import type { AppendMeta, Subscription } from "../../store/event-store.ts";
import { CommandRejected, execute } from "../../store/handle-command.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { isOutage } from "./call-stripe.ts";
import { closeCheckout } from "./close-checkout.ts";
import { disputeCommands } from "./dispute-command.ts";
import { inTurn } from "./in-turn.ts";
import { UNMATCHED_STREAM } from "./receive-webhook.ts";
import { syncSubscription } from "./sync-subscription.ts";

const NAME = "stripe-processor";

type Received = Extract<AnyEvent, { type: "StripeEventReceived" }>["data"];

/** Facts that belong to one customer. */
type Finding = { streamId: string; commands: () => Promise<SubscriptionCommand[]> };

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === "object" ? (value?.id ?? null) : value;

const streamOfCharge = async (deps: BillingDeps, charge: string | { id: string } | null): Promise<string | null> => {
  const chargeId = idOf(charge);
  if (chargeId === null) return null;
  const { customer } = await gatewayOf(deps).api.charges.retrieve(chargeId);
  const stripeCustomerId = idOf(customer);
  return stripeCustomerId === null ? null : findStreamByStripeCustomer(deps.sql, stripeCustomerId);
};

const disputeFinding = async (deps: BillingDeps, disputeId: string): Promise<Finding | null> => {
  const { charge } = await gatewayOf(deps).api.disputes.retrieve(disputeId);
  const streamId = await streamOfCharge(deps, charge);
  return streamId === null ? null : { streamId, commands: () => disputeCommands(deps, [disputeId]) };
};

const refundCommands = async (deps: BillingDeps, charge: string): Promise<SubscriptionCommand[]> => {
  const { data } = await gatewayOf(deps).api.refunds.list({ charge, limit: 100 });
  const at = isoNow(deps.clock);
  return data
    .filter(({ status }) => status === "succeeded")
    .map(({ id, amount, currency }) => ({
      type: "RecordRefund",
      data: { refundId: id, amountCents: amount, currency, at },
    }));
};

const refundFinding = async (deps: BillingDeps, chargeId: string): Promise<Finding | null> => {
  const streamId = await streamOfCharge(deps, chargeId);
  if (streamId === null) return null;
  return { streamId, commands: () => refundCommands(deps, chargeId) };
};

const checkoutCommands = async (deps: BillingDeps, checkoutSessionId: string): Promise<SubscriptionCommand[]> => {
  const { status } = await gatewayOf(deps).api.checkout.sessions.retrieve(checkoutSessionId);
  if (status !== "complete" && status !== "expired") return [];
  const outcome = status === "complete" ? "completed" : "expired";
  return [{ type: "EndCheckout", data: { checkoutSessionId, outcome, at: isoNow(deps.clock) } }];
};

const findingOf = async (deps: BillingDeps, streamId: string, event: Received): Promise<Finding | null> => {
  const { stripeType, objectId } = event;
  if (objectId === null) return null;
  if (stripeType.startsWith("charge.dispute.")) return disputeFinding(deps, objectId);
  if (stripeType === "charge.refunded") return refundFinding(deps, objectId);
  if (stripeType.startsWith("checkout.session.") && streamId !== UNMATCHED_STREAM)
    return { streamId, commands: () => checkoutCommands(deps, objectId) };
  return null;
};

/** A dispute makes plans rest: what is on offer at that moment would be paid for nothing. */
const closeUselessCheckout = async (
  deps: BillingDeps,
  { subscription }: CustomerState,
  about: { streamId: string; meta: AppendMeta },
): Promise<void> => {
  const open = isDisputed(subscription) ? openCheckout(subscription, isoNow(deps.clock)) : null;
  if (open !== null) await closeCheckout(deps, open, about);
};

const apply = async (deps: BillingDeps, { streamId, commands }: Finding, meta: AppendMeta): Promise<void> => {
  const { store } = deps;
  const decider = inSequence(customerDecider);
  const { state } = await inTurn(deps, "look", streamId, async () =>
    execute({ store, decider, streamId, command: await commands(), meta }),
  );
  await closeUselessCheckout(deps, state, { streamId, meta });
};

const handle = async (deps: BillingDeps, envelope: EventEnvelope, event: Received, isLast: boolean): Promise<void> => {
  const { streamId } = envelope;
  const meta = causedBy(NAME, envelope);
  try {
    const finding = await findingOf(deps, streamId, event);
    if (finding !== null) await apply(deps, finding, meta);
    if (streamId !== UNMATCHED_STREAM && isLast) await syncSubscription(deps)(streamId, meta);
  } catch (error) {
    if (isOutage(error)) throw error;
    // Erased while Stripe was asked: there is nobody left to tell it of.
    if (error instanceof CommandRejected && error.problem === "ACCOUNT_NOT_FOUND") return;
    // One customer whom Stripe answers strangely, or we misread, must not hold up the others; reconciliation looks again.
    deps.log.error("A Stripe event could not be acted upon", {
      streamId,
      stripeEventId: event.stripeEventId,
      stripeType: event.stripeType,
      error: describeError(error),
    });
  }
};

/** Acts on webhooks: never on what they say, always on what Stripe says when asked. Several of one customer lead to one look. */
export const startStripeProcessor = (deps: BillingDeps, pausedRetryMs?: number): Promise<Subscription> =>
  deps.store.subscribe({
    name: NAME,
    from: "origin",
    ...(pausedRetryMs === undefined ? {} : { pausedRetryMs }),
    react: async (batch) => {
      const received = batch.flatMap((envelope) => {
        const event = domainEventOf(envelope);
        return event.type === "StripeEventReceived" ? [{ envelope, event: event.data }] : [];
      });
      const lastOf = new Map(received.map(({ envelope }, index) => [envelope.streamId, index]));
      for (const [index, { envelope, event }] of received.entries())
        await handle(deps, envelope, event, lastOf.get(envelope.streamId) === index);
    },
  });

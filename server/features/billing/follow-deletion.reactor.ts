import { customerDecider, customerIdOf } from "../../../events/customer/customer.ts";
import { openCheckout } from "../../../events/customer/subscription.decider.ts";
import type { EventEnvelope } from "../../../events/kernel/envelope.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { describeError } from "../../platform/log.ts";
import { customerEventOf, domainEventOf } from "../../store/domain-event.ts";
import type { AppendMeta, Subscription } from "../../store/event-store.ts";
import { loadStream } from "../../store/handle-command.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { isOutage } from "./call-stripe.ts";
import { startChargingAgain, stopCharging } from "./cancel-subscription.ts";
import { closeCheckout } from "./close-checkout.ts";
import { isLeaving } from "./ensure-account-stays.ts";

const NAME = "deletion-follower";

/** Whether the subscription would have renewed when the deletion was asked for, so that its end was our doing. */
const wasRenewing = async ({ store }: BillingDeps, streamId: string, before: number): Promise<boolean> => {
  let state = customerDecider.initialState;
  let renewing = false;
  for (let from = 1; from < before; ) {
    const page = await store.read(streamId, { from, limit: Math.min(1_000, before - from) });
    if (page.length === 0) break;
    for (const event of page.map(customerEventOf)) {
      if (
        event.type === "AccountDeletionRequested" &&
        state.identity.status === "open" &&
        state.identity.erasesAt === null
      )
        renewing = state.subscription.snapshot !== null && state.subscription.snapshot.cancelAt === null;
      state = customerDecider.evolve(state, event);
    }
    from = (page.at(-1)?.version ?? before) + 1;
  }
  return renewing;
};

const follow = async (deps: BillingDeps, envelope: EventEnvelope): Promise<void> => {
  const { type } = domainEventOf(envelope);
  if (type !== "AccountDeletionRequested" && type !== "AccountDeletionCanceled") return;
  const { streamId, version, correlationId, eventId: causationId } = envelope;
  const customerId = customerIdOf(streamId);
  if (customerId === null) return;
  const { state } = await loadStream(deps.store, customerDecider, streamId);
  const { identity, subscription } = state;
  if (identity.status !== "open" || subscription.stripeCustomerId === null) return;
  const meta: AppendMeta = { actor: { kind: "system", process: NAME }, correlationId, causationId };
  if (type === "AccountDeletionRequested" && isLeaving(state)) {
    const open = openCheckout(subscription, isoNow(deps.clock));
    if (open !== null) await closeCheckout(deps, open, { streamId, meta });
    await stopCharging(deps)(customerId, meta);
  }
  if (type === "AccountDeletionCanceled" && !isLeaving(state))
    await startChargingAgain(deps)(customerId, await wasRenewing(deps, streamId, version), meta);
};

/** An account that is to be deleted is not charged again; one that is kept goes on as it was. */
export const startDeletionFollower = (deps: BillingDeps, pausedRetryMs?: number): Promise<Subscription> =>
  deps.store.subscribe({
    name: NAME,
    from: "origin",
    ...(pausedRetryMs === undefined ? {} : { pausedRetryMs }),
    react: async (batch) => {
      for (const envelope of batch)
        await follow(deps, envelope).catch((error: unknown) => {
          if (error instanceof ProblemError && error.problem === "NO_SUBSCRIPTION") return;
          if (isOutage(error)) throw error;
          deps.log.error("The subscription of an account to be deleted could not be changed", {
            streamId: envelope.streamId,
            error: describeError(error),
          });
        });
    },
  });

import type Stripe from "stripe";
import { hasEnded, isCollected } from "../../../events/customer/access.ts";
import type { BillingSnapshot } from "../../../events/customer/billing-snapshot.ts";
import { type CustomerCommand, type CustomerState, customerDecider } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe, isMissing } from "./call-stripe.ts";
import { disputeCommands } from "./dispute-command.ts";
import { inTurn } from "./in-turn.ts";
import { leadingSnapshot, snapshotOf } from "./stripe-translation.ts";
import { wasDeleted } from "./was-deleted.ts";

type SyncDeps = Pick<BillingDeps, "store" | "sql" | "clock" | "log" | "stripe">;

/** Somebody pays and gets nothing for it, which nobody but the operator can put right. */
const tellOfUnknownPrice = (
  { log }: SyncDeps,
  subscriptions: readonly Stripe.Subscription[],
  snapshot: BillingSnapshot | null,
): void => {
  if (snapshot === null || snapshot.plan !== null || hasEnded(snapshot)) return;
  const { subscriptionId } = snapshot;
  const priceId = subscriptions.find(({ id }) => id === subscriptionId)?.items.data[0]?.price.id;
  log.error(
    "A subscription gives no access, because its price belongs to no plan: add it to STRIPE_PRICE_PRO or STRIPE_PRICE_AGENCY",
    { subscriptionId, priceId },
  );
};

/** Made by hand at Stripe, where nothing keeps a customer from paying twice. */
const tellOfSeveral = (
  { log }: SyncDeps,
  snapshots: readonly BillingSnapshot[],
  leading: BillingSnapshot | null,
  now: string,
): void => {
  const others = snapshots.filter((each) => each !== leading && isCollected(each, now));
  if (leading === null || others.length === 0) return;
  log.error(
    "A customer is charged for more than one subscription, and one alone gives the plan: cancel the others at Stripe",
    {
      subscriptionId: leading.subscriptionId,
      others: others.map(({ subscriptionId }) => subscriptionId),
    },
  );
};

const fetchSnapshot = async (
  deps: SyncDeps,
  gateway: StripeGateway,
  customer: string,
): Promise<BillingSnapshot | null> => {
  try {
    const { data } = await gateway.api.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice", "data.schedule"],
    });
    const snapshots = data.flatMap((subscription) => snapshotOf(gateway, subscription) ?? []);
    const snapshot = leadingSnapshot(snapshots);
    tellOfSeveral(deps, snapshots, snapshot, isoNow(deps.clock));
    tellOfUnknownPrice(deps, data, snapshot);
    return snapshot;
  } catch (error) {
    if (isMissing(error) && (await wasDeleted(gateway, customer))) return null;
    throw error;
  }
};

export type Synced = { state: CustomerState; version: number };

/**
 * Fetches the customer's subscription from Stripe, and the disputes over which it rests, and appends what changed; one
 * look at a time per customer. The facts of `first`, for example who asked for it, are appended together with what the
 * look brought.
 */
export const syncSubscription =
  (deps: SyncDeps) =>
  (streamId: string, meta: AppendMeta, first: readonly CustomerCommand[] = []): Promise<Synced> => {
    const gateway = gatewayOf(deps);
    return inTurn(deps, "look", streamId, async () => {
      const { state, version } = await loadStream(deps.store, customerDecider, streamId);
      const { stripeCustomerId, disputeIds } = state.subscription;
      if (stripeCustomerId === null || state.identity.status === "erased") return { state, version };
      const snapshot = await callStripe(deps, () => fetchSnapshot(deps, gateway, stripeCustomerId));
      const disputes = await callStripe(deps, () => disputeCommands(deps, disputeIds));
      return execute({
        store: deps.store,
        decider: inSequence(customerDecider),
        streamId,
        command: [...first, ...disputes, { type: "SyncSubscription", data: { snapshot, at: isoNow(deps.clock) } }],
        meta,
      });
    });
  };

import type { BillingSnapshot } from "../../../events/customer/billing-snapshot.ts";
import { type CustomerEvent, type CustomerState, customerDecider } from "../../../events/customer/customer.ts";
import { isoNow } from "../../platform/clock.ts";
import { type AppendMeta, VersionConflict } from "../../store/event-store.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe, isMissing } from "./call-stripe.ts";
import { leadingSnapshot, snapshotOf } from "./stripe-translation.ts";

const TRIES = 8;

type SyncDeps = Pick<BillingDeps, "store" | "clock" | "log" | "stripe">;

const fetchSnapshot = async ({ api, prices }: StripeGateway, customer: string): Promise<BillingSnapshot | null> => {
  try {
    const { data } = await api.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice", "data.schedule"],
    });
    return leadingSnapshot(data.flatMap((subscription) => snapshotOf(prices, subscription) ?? []));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Fetches the customer's subscription from Stripe and appends what changed. What was fetched counts only if nothing was
 * appended to the customer's stream since before the fetch, so an older look never follows a newer one.
 */
export const syncSubscription =
  (deps: SyncDeps) =>
  async (
    streamId: string,
    meta: AppendMeta,
  ): Promise<{ state: CustomerState; version: number; events: readonly CustomerEvent[] }> => {
    const gateway = gatewayOf(deps);
    for (let tries = 1; ; tries += 1) {
      const { version, state } = await loadStream(deps.store, customerDecider, streamId);
      const { stripeCustomerId } = state.subscription;
      if (stripeCustomerId === null) return { state, version, events: [] };
      const snapshot = await callStripe(deps, () => fetchSnapshot(gateway, stripeCustomerId));
      try {
        return await execute({
          store: deps.store,
          decider: customerDecider,
          streamId,
          command: { type: "SyncSubscription", data: { snapshot, at: isoNow(deps.clock) } },
          meta,
          onlyAt: version,
        });
      } catch (error) {
        if (!(error instanceof VersionConflict) || tries >= TRIES) throw error;
      }
    }
  };

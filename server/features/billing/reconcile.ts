import { customerDecider } from "../../../events/customer/customer.ts";
import { describeError } from "../../platform/log.ts";
import { listBillingStreams } from "../../projections/billing-customers.queries.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { loadStream } from "../../store/handle-command.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { syncSubscription } from "./sync-subscription.ts";

const PAGE = 200;

export type Reconciliation = { customers: number; changed: number; failed: number };

const pageAfter = ({ sql }: BillingDeps, after: string): Promise<string[]> => listBillingStreams(sql, after, PAGE);

/** Compares every paying customer with Stripe and appends what differs. Zero changes mean that no webhook was missed. */
export const reconcile =
  (deps: BillingDeps) =>
  async (process: string): Promise<Reconciliation> => {
    const meta: AppendMeta = { actor: { kind: "system", process }, correlationId: deps.newId(), causationId: null };
    const result: Reconciliation = { customers: 0, changed: 0, failed: 0 };
    for (let page = await pageAfter(deps, ""); page.length > 0; page = await pageAfter(deps, page.at(-1) ?? "")) {
      for (const streamId of page) {
        result.customers += 1;
        try {
          const before = await loadStream(deps.store, customerDecider, streamId);
          const { state } = await syncSubscription(deps)(streamId, meta);
          const hasChanged = JSON.stringify(before.state.subscription) !== JSON.stringify(state.subscription);
          if (hasChanged) result.changed += 1;
        } catch (error) {
          result.failed += 1;
          deps.log.error("A customer could not be compared with Stripe", { streamId, error: describeError(error) });
        }
      }
    }
    return result;
  };

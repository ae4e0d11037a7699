import { describeError } from "../../platform/log.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { appendStripeEvent } from "./receive-webhook.ts";
import { reconcile } from "./reconcile.ts";

const HOUR_MS = 3_600_000;
const FULL_EVERY = 24;
const PROCESS = "billing-reconciliation";

/** An outage of days leaves more than a page of them; what is beyond this, the comparison of everybody makes up for. */
const MISSED_MAX = 5_000;

/** Appends the webhooks that Stripe could not deliver to us, oldest first; answers how many were new. */
export const fetchMissedEvents = async (deps: BillingDeps): Promise<number> => {
  const undelivered = gatewayOf(deps).api.events.list({ delivery_success: false, limit: 100 });
  const missed = await undelivered.autoPagingToArray({ limit: MISSED_MAX });
  let added = 0;
  for (const event of missed.toReversed())
    if (await appendStripeEvent(deps, event, JSON.stringify(event), deps.newId())) added += 1;
  return added;
};

const runOnce = async (deps: BillingDeps, isFull: boolean): Promise<void> => {
  const lock = await deps.sql.tryLock(PROCESS);
  if (lock === null) return;
  try {
    const missed = await fetchMissedEvents(deps);
    const compared = isFull ? await reconcile(deps)(PROCESS) : null;
    if (missed > 0 || (compared?.changed ?? 0) > 0)
      deps.log.warn("Webhooks had been missed and were made up for", { missed, changed: compared?.changed ?? 0 });
  } finally {
    await lock.release();
  }
};

/**
 * Asks Stripe every hour for webhooks that did not arrive; in the first hour, and every day from then on, compares
 * everybody. Answers how to stop.
 */
export const startReconciliation = (deps: BillingDeps, everyMs = HOUR_MS): (() => void) => {
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    runOnce(deps, round % FULL_EVERY === 1).catch((error: unknown) =>
      deps.log.error("Stripe could not be compared with", { error: describeError(error) }),
    );
  }, everyMs);
  return () => clearInterval(timer);
};

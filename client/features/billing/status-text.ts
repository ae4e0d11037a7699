import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";

/** "past_due" reads "Past due". */
export const statusText = (status: string): string => {
  const spaced = status.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Whether there is a subscription that gives a plan, so that plans are changed and not bought. */
export const isSubscribed = ({ plan, status, givenByHand }: BillingSummary): boolean =>
  plan !== "demo" && status !== "none" && !givenByHand;

const UNPAID: ReadonlySet<string> = new Set(["past_due", "unpaid", "paused"]);

/** Whether a subscription waits to be paid and gives nothing until then; no second one is sold beside it. */
export const isUnpaid = ({ plan, status }: BillingSummary): boolean => plan === "demo" && UNPAID.has(status);

/** Whether Stripe collects for a plan, also while it rests over a dispute; then there is something to cancel. */
export const isCharged = (summary: BillingSummary): boolean =>
  isSubscribed(summary) || (summary.disputed && summary.subscribedPlan !== null);

/** What a canceled subscription still gives, and until when: an unpaid invoice ends access before the period does. */
export const afterCancelText = ({ disputed, graceEndsAt, nextBillingDate }: BillingSummary): string => {
  if (disputed) return "Nothing is charged after that.";
  const until = graceEndsAt ?? nextBillingDate;
  return `You can use everything until ${until === null ? "the period’s end" : formatDate(until)}.`;
};

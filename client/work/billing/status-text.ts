import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";

/** "past_due" reads "Past due". */
export const statusText = (status: string): string => {
  const spaced = status.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Whether there is a subscription that gives a plan, so that plans are changed and not bought. */
export const isSubscribed = ({ plan, isCharged, givenByHand }: BillingSummary): boolean =>
  plan !== "demo" && isCharged && !givenByHand;

/** Whether there is a subscription that is charged for and gives nothing. */
export const isResting = ({ plan, isCharged }: BillingSummary): boolean => plan === "demo" && isCharged;

/** Whether a subscription is charged for whose price belongs to no plan, which is our mistake. */
export const isUnmatched = ({ isCharged, subscribedPlan }: BillingSummary): boolean =>
  isCharged && subscribedPlan === null;

const UNPAID: ReadonlySet<string> = new Set(["past_due", "unpaid", "paused"]);

/** Whether an invoice of the subscription is open. */
export const isUnpaid = ({ status, isCharged, graceEndsAt }: BillingSummary): boolean =>
  isCharged && (UNPAID.has(status) || graceEndsAt !== null);

/** Whom the page is about: `deletionAt` is when the account will be erased, null where it stays. */
export type Standing = { summary: BillingSummary; deletionAt: string | null };

/** When the subscription ends that was canceled: with its period, or with the account. */
export const endOf = ({ summary: { nextBillingDate }, deletionAt }: Standing): string | null =>
  deletionAt !== null && (nextBillingDate === null || deletionAt < nextBillingDate) ? deletionAt : nextBillingDate;

/** What a canceled subscription still gives, and until when: an unpaid invoice ends access before the period does. */
export const accessText = (standing: Standing): string => {
  const { summary, deletionAt } = standing;
  const { disputed, graceEndsAt } = summary;
  const end = endOf(standing);
  const until = end === null ? "the period ends" : formatDate(end);
  if (disputed || isUnmatched(summary)) return "Nothing is charged after that.";
  if (deletionAt !== null && isUnpaid(summary)) return "Nothing more is charged.";
  if (isResting(summary)) return `Once the open invoice is paid, you can use everything until ${until}.`;
  if (graceEndsAt !== null && (end === null || graceEndsAt < end))
    return `You can use everything until ${formatDate(graceEndsAt)}, and once the open invoice is paid, until ${until}.`;
  return `You can use everything until ${until}.`;
};

/** What becomes of the plan while an invoice is open. */
export const unpaidText = ({ summary, deletionAt }: Standing): string => {
  const { disputed, graceEndsAt, givenByHand } = summary;
  if (deletionAt !== null) return "It is not collected any more while your account waits to be deleted.";
  if (givenByHand) return "It is for your subscription. The plan that was given to you does not depend on it.";
  if (disputed) return "Your plan is paused until the dispute is settled, also once the open invoice is paid.";
  return isResting(summary) || graceEndsAt === null
    ? "Your plan is paused until the open invoice is paid."
    : `You keep full access until ${formatDate(graceEndsAt)}. After that your plan is paused until the open invoice is paid.`;
};

/** What a disputed payment means for who reads it. */
export const disputeText = ({ summary: { isCharged, cancelAtPeriodEnd } }: Standing): string => {
  if (!isCharged) return "No plan can be bought at present. What you saved stays readable. Please write to us.";
  const charged = cancelAtPeriodEnd ? "" : " The subscription goes on being charged until you cancel it.";
  return `Your plan is paused and cannot be changed at present. What you saved stays readable.${charged} Please write to us.`;
};

/** What is asked before a subscription is canceled. */
export const cancelText = (standing: Standing): string => {
  const { summary } = standing;
  const end = endOf(standing);
  const ends = `It ends on ${end === null ? "the next billing date" : formatDate(end)}.`;
  if (isResting(summary)) return `${ends} ${accessText(standing)} What you saved stays readable.`;
  return `${accessText(standing)} After that your saved avatars and results stay readable, and you can subscribe again at any time.`;
};

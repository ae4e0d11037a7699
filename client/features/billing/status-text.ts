import type { BillingSummary } from "../../../events/wire/billing.ts";

/** "past_due" reads "Past due". */
export const statusText = (status: string): string => {
  const spaced = status.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Whether there is a subscription that gives a plan, so that plans are changed and not bought. */
export const isSubscribed = ({ plan, status, givenByHand }: BillingSummary): boolean =>
  plan !== "demo" && status !== "none" && !givenByHand;

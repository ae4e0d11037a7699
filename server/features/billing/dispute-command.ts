import type Stripe from "stripe";
import type { DisputeCommand } from "../../../events/customer/disputes.ts";
import { isoNow } from "../../platform/clock.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { isMissing } from "./call-stripe.ts";

const SETTLED: Readonly<Record<string, boolean>> = { won: true, lost: false, prevented: true };
const OPEN_INQUIRY = new Set(["warning_needs_response", "warning_under_review"]);
const CLOSED_INQUIRY = "warning_closed";

/** What a dispute at Stripe means here. A status nobody knows counts as a dispute that is open. */
export const disputeCommand = (
  { id: disputeId, amount: amountCents, currency, status }: Stripe.Dispute,
  at: string,
): DisputeCommand => {
  const data = { disputeId, amountCents, currency, at };
  if (OPEN_INQUIRY.has(status)) return { type: "OpenInquiry", data };
  if (status === CLOSED_INQUIRY) return { type: "CloseInquiry", data };
  const won = SETTLED[status];
  return won === undefined ? { type: "OpenDispute", data } : { type: "CloseDispute", data: { ...data, won } };
};

/** What Stripe says now of disputes that are known here; one it never heard of stays as it is. */
export const disputeCommands = async (
  deps: Pick<BillingDeps, "clock" | "stripe">,
  disputeIds: readonly string[],
): Promise<DisputeCommand[]> => {
  const commands: DisputeCommand[] = [];
  for (const disputeId of disputeIds) {
    try {
      const dispute = await gatewayOf(deps).api.disputes.retrieve(disputeId);
      commands.push(disputeCommand(dispute, isoNow(deps.clock)));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return commands;
};

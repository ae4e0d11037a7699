import { customerDecider, customerStreamId } from "../../../events/customer/customer.ts";
import type { ActReply, StaffAct } from "../../../events/wire/support.ts";
import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import { isoNow } from "../../platform/clock.ts";
import { loadStream } from "../../store/handle-command.ts";
import { type Staff, staffMeta } from "./staff.ts";
import type { StaffVerbs } from "./verbs.ts";

/** Compares the subscription with Stripe and takes over what differs; both are one entry in the history. */
export const syncWithStripe =
  (deps: Pick<Deps, "store" | "clock">, { syncSubscription }: StaffVerbs) =>
  async (
    staff: Staff,
    customerId: string,
    { reason }: Extract<StaffAct, { act: "syncWithStripe" }>,
  ): Promise<ActReply> => {
    const streamId = customerStreamId(customerId);
    const before = await loadStream(deps.store, customerDecider, streamId);
    if (before.state.subscription.stripeCustomerId === null)
      throw new ProblemError("CONFLICT", { message: "This customer has no account at Stripe to compare with." });
    const { state, version } = await syncSubscription(streamId, staffMeta(staff, customerId), [
      { type: "RequestStripeSync", data: { reason, at: isoNow(deps.clock) } },
    ]);
    const changed = JSON.stringify(before.state.subscription) !== JSON.stringify(state.subscription);
    return { changed, version, optimizationId: null };
  };

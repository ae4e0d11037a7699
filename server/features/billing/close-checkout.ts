import { customerDecider } from "../../../events/customer/customer.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";

/** Closes a checkout whose page nobody should pay any more; one that was paid meanwhile is only noted. Answers which it was. */
export const closeCheckout = async (
  deps: BillingDeps,
  { checkoutSessionId }: { checkoutSessionId: string },
  { streamId, meta }: { streamId: string; meta: AppendMeta },
): Promise<"completed" | "expired"> => {
  const { api } = gatewayOf(deps);
  const session = await callStripe(deps, () => api.checkout.sessions.retrieve(checkoutSessionId));
  if (session.status === "open")
    await callStripe(deps, () =>
      api.checkout.sessions.expire(checkoutSessionId, {}, { idempotencyKey: `expire:${checkoutSessionId}` }),
    );
  const outcome = session.status === "complete" ? ("completed" as const) : ("expired" as const);
  await execute({
    store: deps.store,
    decider: customerDecider,
    streamId,
    command: { type: "EndCheckout", data: { checkoutSessionId, outcome, at: isoNow(deps.clock) } },
    meta,
  });
  return outcome;
};

import { customerDecider } from "../../../events/customer/customer.ts";
import { isoNow } from "../../platform/clock.ts";
import type { AppendMeta } from "../../store/event-store.ts";
import { execute } from "../../store/handle-command.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";
import type { BillingDeps } from "./billing-deps.ts";
import { callStripe } from "./call-stripe.ts";
import { wasDeleted } from "./was-deleted.ts";

/** An account at Stripe that was made before, if what should have remembered it was lost. */
export const findAtStripe = async (
  { api }: StripeGateway,
  customerId: string,
  email: string,
): Promise<string | null> => {
  const { data } = await api.customers.list({ email, limit: 100 });
  return data.find(({ metadata }) => metadata["customerId"] === customerId)?.id ?? null;
};

const createAtStripe = async (
  { api }: StripeGateway,
  customerId: string,
  email: string,
  replaces: string | null,
): Promise<string> => {
  const { id } = await api.customers.create(
    { email, metadata: { customerId } },
    { idempotencyKey: `customer:${customerId}:${replaces ?? "v1"}` },
  );
  return id;
};

/** The customer's one account at Stripe, made when it is first needed, and anew once it was deleted there. */
export const ensureBillingCustomer = async (
  deps: BillingDeps,
  gateway: StripeGateway,
  { customerId, streamId, email, known }: { customerId: string; streamId: string; email: string; known: string | null },
  meta: AppendMeta,
): Promise<string> => {
  if (known !== null && !(await callStripe(deps, () => wasDeleted(gateway, known)))) return known;
  const stripeCustomerId = await callStripe(
    deps,
    async () =>
      (await findAtStripe(gateway, customerId, email)) ?? (await createAtStripe(gateway, customerId, email, known)),
  );
  const { state } = await execute({
    store: deps.store,
    decider: customerDecider,
    streamId,
    command: { type: "LinkBillingCustomer", data: { stripeCustomerId, replaces: known, at: isoNow(deps.clock) } },
    meta,
  });
  return state.subscription.stripeCustomerId ?? stripeCustomerId;
};

import type { Deps } from "../../deps.ts";
import { ProblemError } from "../../http/problems.ts";
import type { StripeGateway } from "../../stripe/stripe-gateway.ts";

export type BillingDeps = Pick<Deps, "store" | "clock" | "newId" | "sql" | "env" | "log" | "stripe">;

/** Stripe, or the refusal of everything that needs it where it is not configured. */
export const gatewayOf = ({ stripe }: Pick<Deps, "stripe">): StripeGateway => {
  if (stripe === null) throw new ProblemError("BILLING_UNAVAILABLE");
  return stripe;
};

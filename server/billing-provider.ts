import { join } from "node:path";
import type { Env } from "./env.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { systemClock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { type StripeGateway, stripeFromEnv } from "./stripe/stripe-gateway.ts";

export type BillingProvider = { stripe: StripeGateway | null; sandbox: Sandbox | null };

/**
 * Stripe where it is configured, else the sandbox, which is loaded only then and never in production: there, without a
 * key, nothing can be bought.
 */
export const openBillingProvider = async (env: Env, log: Log): Promise<BillingProvider> => {
  const stripe = stripeFromEnv(env);
  if (stripe !== null) return { stripe, sandbox: null };
  if (env.production) {
    log.error("Billing is off: STRIPE_SECRET_KEY is not set, and the payment sandbox refuses to run in production", {});
    return { stripe: null, sandbox: null };
  }
  const { openSandbox } = await import("./sandbox/sandbox.ts");
  const sandbox = openSandbox({
    file: join(env.dataDir, "sandbox.sqlite"),
    clock: systemClock(env.CLOCK_OFFSET_MS),
    pagesUrl: () => `${publicOrigin(env)}/sandbox`,
  });
  return { stripe: sandbox.gateway, sandbox };
};

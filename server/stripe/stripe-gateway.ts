import Stripe from "stripe";
import type { PaidPlan } from "../../events/plans.ts";
import type { Env } from "../env.ts";
import { allPricesOf } from "./price-list.ts";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The version of Stripe's API that this program was written against: the one its SDK is typed for. */
export const STRIPE_API_VERSION = Stripe.API_VERSION;

export type StripeGateway = {
  api: Stripe;
  /** What each plan is sold at. */
  prices: Readonly<Record<PaidPlan, string>>;
  /** What each plan was sold at before; who subscribed then keeps the plan. */
  formerPrices: Readonly<Record<PaidPlan, readonly string[]>>;
  /** Any of them may have signed a webhook, so that they can be rotated. */
  webhookSecrets: readonly string[];
  livemode: boolean;
  /** Whether this is the built-in sandbox and no money moves. */
  sandbox: boolean;
};

type Connection = Omit<StripeGateway, "api" | "livemode"> & { secretKey: string; baseUrl: string | null };

const addressOf = (baseUrl: string | null): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> => {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  return {
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    protocol: protocol === "http:" ? "http" : "https",
  };
};

/** Stripe's own SDK at a pinned API version, that gives up after ten seconds and two retries. */
export const connectStripe = ({ secretKey, baseUrl, ...rest }: Connection): StripeGateway => ({
  ...rest,
  api: new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(baseUrl),
  }),
  livemode: secretKey.includes("_live_"),
});

/** Stripe as the environment configures it, or null without a key. */
export const stripeFromEnv = (env: Env): StripeGateway | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_AGENCY: agency } = env;
  if (secretKey === undefined || pro === undefined || agency === undefined) return null;
  const [[proOnSale = "", ...formerPro], [agencyOnSale = "", ...formerAgency]] = [
    allPricesOf(pro),
    allPricesOf(agency),
  ];
  return connectStripe({
    secretKey,
    baseUrl: env.STRIPE_API_BASE ?? null,
    prices: { pro: proOnSale, agency: agencyOnSale },
    formerPrices: { pro: formerPro, agency: formerAgency },
    webhookSecrets: env.STRIPE_WEBHOOK_SECRET?.split(",").map((secret) => secret.trim()) ?? [],
    sandbox: false,
  });
};

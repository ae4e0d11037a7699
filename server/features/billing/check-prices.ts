import type Stripe from "stripe";
import { PAID_PLANS, type PaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import { describeError } from "../../platform/log.ts";
import { type BillingDeps, gatewayOf } from "./billing-deps.ts";

const CENTS = 100;

const amountOf = ({ unit_amount: cents, currency, recurring }: Stripe.Price): string => {
  const every = recurring === null ? "once" : `every ${recurring.interval_count} ${recurring.interval}s`;
  const isMonthly = recurring?.interval === "month" && recurring.interval_count === 1;
  return `${((cents ?? 0) / CENTS).toFixed(2)} ${currency} ${isMonthly ? "a month" : every}`;
};

/** What is wrong with a price as it is on sale; null where customers pay what the pages say. */
const faultOf = (plan: PaidPlan, price: Stripe.Price): string | null => {
  if (!price.active) return "it is archived, so nobody can subscribe";
  const told = `${PLAN_TERMS[plan].priceUsd.toFixed(2)} usd a month`;
  return amountOf(price) === told ? null : `it is ${amountOf(price)}, and the pages say ${told}`;
};

/** Tells the operator of prices on sale that Stripe does not sell, or not for what the pages say. */
export const checkPrices = async (deps: Pick<BillingDeps, "stripe" | "log">): Promise<void> => {
  const { api, prices } = gatewayOf(deps);
  for (const plan of PAID_PLANS) {
    const priceId = prices[plan];
    try {
      const fault = faultOf(plan, await api.prices.retrieve(priceId));
      if (fault !== null) deps.log.error(`The price of a plan is not as it should be: ${fault}`, { plan, priceId });
    } catch (error) {
      deps.log.error("The price of a plan could not be looked at", { plan, priceId, error: describeError(error) });
    }
  }
};

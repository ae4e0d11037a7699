import type Stripe from "stripe";
import { PAID_PLANS, type PaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import type { World } from "../world.ts";

export const SANDBOX_PRICES = { pro: "price_sandbox_pro", agency: "price_sandbox_agency" } as const satisfies Record<
  PaidPlan,
  string
>;

const productOf = (plan: PaidPlan, created: number): Stripe.Product => ({
  id: `prod_sandbox_${plan}`,
  object: "product",
  active: true,
  created,
  default_price: SANDBOX_PRICES[plan],
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: { plan },
  name: `Listwright ${PLAN_TERMS[plan].label}`,
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: "service",
  updated: created,
  url: null,
});

const priceOf = (plan: PaidPlan, created: number): Stripe.Price => ({
  id: SANDBOX_PRICES[plan],
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: plan,
  metadata: { plan },
  nickname: PLAN_TERMS[plan].label,
  product: `prod_sandbox_${plan}`,
  recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: PLAN_TERMS[plan].priceUsd * 100,
  unit_amount_decimal: null,
});

/** Puts the two plans on sale, unless they are. */
export const stockPlans = ({ store }: World, created: number): void => {
  for (const plan of PAID_PLANS) {
    if (store.get("price", SANDBOX_PRICES[plan]) !== null) continue;
    store.put("product", productOf(plan, created));
    store.put("price", priceOf(plan, created));
  }
};

/** The legacy shape of a price that subscription items still carry. */
export const planOfPrice = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: "plan",
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: null,
  billing_scheme: "per_unit",
  created: price.created,
  currency: price.currency,
  interval: "month",
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: "licensed",
});

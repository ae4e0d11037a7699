export const PLANS = ["demo", "pro", "agency"] as const;
export type Plan = (typeof PLANS)[number];

export const PAID_PLANS = ["pro", "agency"] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const isPaidPlan = (plan: Plan): boolean => plan !== "demo";

/** How long an unpaid invoice leaves access as it is. */
export const PAST_DUE_GRACE_DAYS = 7;

type PlanTerms = {
  label: string;
  /** US dollars per month. */
  priceUsd: number;
  /** ASINs per billing cycle; for demo, once for ever; null is unlimited. */
  asinLimit: number | null;
};

export const PLAN_TERMS = {
  demo: { label: "Demo", priceUsd: 0, asinLimit: 1 },
  pro: { label: "Pro", priceUsd: 9, asinLimit: 10 },
  agency: { label: "Agency", priceUsd: 79, asinLimit: null },
} as const satisfies Record<Plan, PlanTerms>;

export const asinLimitOf = (plan: Plan): number | null => PLAN_TERMS[plan].asinLimit;

/** Saved avatars a plan allows; `paidLimit` is the operator's setting for paid plans. */
export const avatarLimitOf = (plan: Plan, paidLimit: number): number => (isPaidPlan(plan) ? paidLimit : 0);

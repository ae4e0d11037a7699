import type { Plan } from "../../events/plans.ts";

/** What a plan includes, in one line. */
export const PLAN_SUMMARY: Readonly<Record<Plan, string>> = {
  demo: "1 ASIN, once. The whole result, nothing saved.",
  pro: "10 ASINs per billing cycle, 5 saved avatars, results kept.",
  agency: "Unlimited ASINs, 5 saved avatars, results kept. API access is coming soon.",
};

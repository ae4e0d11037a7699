import { counted } from "../../events/kernel/in-words.ts";
import { PLAN_TERMS, type Plan } from "../../events/plans.ts";

export const savedAvatarsText = (count: number): string => counted(count, "saved avatar");

/** How many ASINs a plan includes, and for how long. */
export const asinsText = (plan: Plan): string => {
  const limit: number | null = PLAN_TERMS[plan].asinLimit;
  if (limit === null) return "Unlimited ASINs";
  return `${counted(limit, "ASIN")}${plan === "demo" ? ", once" : " per billing cycle"}`;
};

/** What a plan includes, in one line; how many avatars paid plans save is the operator's to say. */
export const planSummary = (plan: Plan, paidAvatarLimit: number): string => {
  switch (plan) {
    case "demo":
      return `${asinsText(plan)}. The whole result, nothing saved.`;
    case "pro":
      return `${asinsText(plan)}, ${savedAvatarsText(paidAvatarLimit)}, results kept.`;
    case "agency":
      return `${asinsText(plan)}, ${savedAvatarsText(paidAvatarLimit)}, results kept. API access is coming soon.`;
  }
};

/** What stands above the avatars of somebody whose plan saves `limit` of the `paidAvatarLimit` that paid plans save. */
export const avatarsLead = (limit: number, paidAvatarLimit: number): string => {
  if (paidAvatarLimit === 0) return "Avatars cannot be saved at present.";
  return limit === 0
    ? `Pro and Agency save up to ${paidAvatarLimit}; the demo saves none.`
    : `You can save up to ${limit}.`;
};

import type { Plan } from "../../events/plans.ts";

export const savedAvatarsText = (count: number): string => `${count} saved ${count === 1 ? "avatar" : "avatars"}`;

/** What a plan includes, in one line; how many avatars paid plans save is the operator's to say. */
export const planSummary = (plan: Plan, savedAvatars: number): string => {
  switch (plan) {
    case "demo":
      return "1 ASIN, once. The whole result, nothing saved.";
    case "pro":
      return `10 ASINs per billing cycle, ${savedAvatarsText(savedAvatars)}, results kept.`;
    case "agency":
      return `Unlimited ASINs, ${savedAvatarsText(savedAvatars)}, results kept. API access is coming soon.`;
  }
};

/** What stands above the avatars of somebody whose plan saves `limit` of the `savedAvatars` that paid plans save. */
export const avatarsLead = (limit: number, savedAvatars: number): string => {
  if (savedAvatars === 0) return "Avatars cannot be saved at present.";
  return limit === 0
    ? `Pro and Agency save up to ${savedAvatars}; the demo saves none.`
    : `You can save up to ${limit}.`;
};

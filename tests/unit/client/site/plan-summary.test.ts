import { expect, test } from "bun:test";
import { avatarsLead, planSummary } from "../../../../client/site/plan-summary.ts";

test("what a plan includes says how many avatars the operator lets paid plans save", () => {
  expect(planSummary("demo", 1)).toBe("1 ASIN, once. The whole result, nothing saved.");
  expect(planSummary("pro", 5)).toBe("10 ASINs per billing cycle, 5 saved avatars, results kept.");
  expect(planSummary("agency", 1)).toBe("Unlimited ASINs, 1 saved avatar, results kept. API access is coming soon.");
});

test("avatars are announced by what the plan saves, and by nothing where the operator lets none be saved", () => {
  expect(avatarsLead(5, 5)).toBe("You can save up to 5.");
  expect(avatarsLead(0, 5)).toBe("Pro and Agency save up to 5; the demo saves none.");
  expect(avatarsLead(0, 0)).toBe("Avatars cannot be saved at present.");
});

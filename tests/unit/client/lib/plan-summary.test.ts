import { expect, test } from "bun:test";
import { planSummary } from "../../../../client/lib/plan-summary.ts";

test("what a plan includes says how many avatars the operator lets paid plans save", () => {
  expect(planSummary("demo", 1)).toBe("1 ASIN, once. The whole result, nothing saved.");
  expect(planSummary("pro", 5)).toBe("10 ASINs per billing cycle, 5 saved avatars, results kept.");
  expect(planSummary("agency", 1)).toBe("Unlimited ASINs, 1 saved avatar, results kept. API access is coming soon.");
});

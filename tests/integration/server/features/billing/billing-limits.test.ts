import { afterEach, describe, expect, test } from "bun:test";
import type { RateRule } from "../../../../../server/http/rate-limits.ts";
import { type BillingApp, createBillingApp } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import type { Answer, TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
afterEach(() => app.close());

const CALLS: [path: string, rule: RateRule, status: number, call: (browser: TestBrowser) => Promise<Answer>][] = [
  ["confirm", "billingConfirm", 404, (browser) => browser.get("/api/billing/confirm?session_id=cs_test_nobody")],
  ["portal", "billing", 402, (browser) => browser.get("/api/billing/portal")],
  ["create-portal-session", "billing", 402, (browser) => browser.post("/api/billing/create-portal-session")],
];

describe("calls that ask Stripe", () => {
  test.each(CALLS)("%s is limited for each customer", async (_path, rule, status, call) => {
    app = await createBillingApp({ rules: { [rule]: { points: 2, seconds: 60, problem: "RATE_LIMITED" } } });
    const browser = await signedUp(app);
    const statuses = [await call(browser), await call(browser)].map((answer) => answer.status);
    expect(statuses).toEqual([status, status]);
    (await when(app, () => call(browser))).expectRefusal(429, "RATE_LIMITED");
  });
});

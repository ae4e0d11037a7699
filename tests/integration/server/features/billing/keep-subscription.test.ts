import { afterEach, beforeEach, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
  await subscribeTo(app, browser, "agency");
  await app.settle();
});
afterEach(() => app.close());

const summary = async () => (await browser.get("/api/billing/summary")).body;
const post = async (path: string, body = {}): Promise<void> => {
  expect((await browser.post(path, body)).status).toBe(200);
};

test("who keeps a canceled subscription gets the change of plan back that was planned", async () => {
  await post("/api/billing/change", { plan: "pro" });
  await post("/api/billing/cancel");
  expect(await summary()).toMatchObject({ plan: "agency", nextPlan: null, cancelAtPeriodEnd: true });
  await post("/api/billing/resume");
  await post("/api/billing/resume");
  expect(await summary()).toMatchObject({ plan: "agency", nextPlan: "pro", cancelAtPeriodEnd: false });
  await app.settle();
  await app.pass(32 * DAY);
  expect(await summary()).toMatchObject({ plan: "pro", nextPlan: null });
});

test("a change that was taken back before the cancellation does not come back", async () => {
  await post("/api/billing/change", { plan: "pro" });
  await post("/api/billing/cancel");
  await post("/api/billing/resume");
  await post("/api/billing/change", { plan: "agency" });
  await post("/api/billing/cancel");
  await post("/api/billing/resume");
  expect(await summary()).toMatchObject({ plan: "agency", nextPlan: null, cancelAtPeriodEnd: false });
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
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

const change = (plan: "pro" | "agency") => browser.post("/api/billing/change", { plan });
const summary = async () => (await browser.get("/api/billing/summary?fresh=1")).body;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe("who changes a subscription in several tabs at once", () => {
  test("downgrades once, and every tab says so", async () => {
    expect(statuses(await Promise.all([change("pro"), change("pro"), change("pro")]))).toEqual([200, 200, 200]);
    expect(await summary()).toMatchObject({ plan: "agency", nextPlan: "pro" });
    const schedules = app.sandbox.world.store.list("subscription_schedule").map(({ status }) => status);
    expect(schedules).toEqual(["active"]);
  });

  test("is served one after the other where the plan is changed and taken back", async () => {
    expect(statuses(await Promise.all([change("pro"), change("agency"), change("pro")]))).toEqual([200, 200, 200]);
    const { schedule } = app.sandbox.world.store.list("subscription")[0] ?? {};
    expect(await summary()).toMatchObject({ plan: "agency", nextPlan: schedule === null ? null : "pro" });
  });

  test("is never told of a payment where a cancellation came in between", async () => {
    const [canceled, changed] = await Promise.all([browser.post("/api/billing/cancel"), change("pro")]);
    expect(canceled.status).toBe(200);
    if (changed.status !== 200) expect(changed).toMatchObject({ status: 409, body: { code: "SUBSCRIPTION_ENDING" } });
    expect(await summary()).toMatchObject({ plan: "agency", cancelAtPeriodEnd: true });
  });
});

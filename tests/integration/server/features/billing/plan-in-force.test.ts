import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const NURSE = { name: "Nurse", audience: "Nurses on long shifts" };

let app: BillingApp;

beforeEach(async () => {
  app = await createBillingApp();
});
afterEach(() => app.close());

describe("what comes after the cycle", () => {
  const renewalOf = async (browser: TestBrowser) => {
    const summary = await browser.get("/api/dashboard/summary");
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ renewal: fieldOf(summary, "renewal") });
    return summary.body;
  };

  test("it renews; canceled, it ends; kept, it renews again", async () => {
    const browser = await signedUp(app);
    expect((await browser.get("/api/dashboard/summary")).body).toMatchObject({ cycleEnd: null, renewal: null });
    await subscribeTo(app, browser, "pro");
    await app.settle();
    const cycleEnd = "2026-04-01T10:00:00.000Z";
    expect(await renewalOf(browser)).toMatchObject({ cycleEnd, renewal: "renews" });
    await browser.post("/api/billing/cancel");
    expect(await renewalOf(browser)).toMatchObject({ cycleEnd, renewal: "ends" });
    await browser.post("/api/billing/resume");
    expect(await renewalOf(browser)).toMatchObject({ cycleEnd, renewal: "renews" });
  });

  test("while the payment is late nobody is told a date that has passed", async () => {
    await subscribeTo(app, await signedUp(app), "pro", "4000000000000341");
    await app.settle();
    app.clock.advance(31.1 * DAY * 1000);
    await app.pass(1);
    expect(await renewalOf(await signedIn(app))).toMatchObject({ plan: "pro", renewal: "overdue" });
  });
});

describe("a canceled plan whose period has ended, before Stripe tells of it", () => {
  const afterTheEnd = async () => {
    const browser = await signedUp(app);
    await subscribeTo(app, browser, "pro");
    await app.settle();
    await browser.post("/api/avatars", NURSE);
    await browser.post("/api/billing/cancel");
    app.clock.advance(32 * DAY * 1000);
    return signedIn(app);
  };

  test("saves no avatar, and says so before one is tried", async () => {
    const browser = await afterTheEnd();
    expect((await browser.get("/api/avatars/usage")).body).toEqual({ count: 1, limit: 0, plan: "demo" });
    (await when(app, () => browser.post("/api/avatars", NURSE))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
  });

  test("is over on the billing page too, and can be subscribed to again", async () => {
    const browser = await afterTheEnd();
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({
      plan: "demo",
      status: "none",
      nextBillingDate: null,
      cancelAtPeriodEnd: false,
    });
    expect((await browser.post("/api/billing/create-checkout", { plan: "pro" })).status).toBe(200);
  });
});

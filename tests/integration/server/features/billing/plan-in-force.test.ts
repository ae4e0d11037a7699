import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";

const NURSE = { name: "Nurse", audience: "Nurses on long shifts" };

let app: BillingApp;

beforeEach(async () => {
  app = await createBillingApp();
});
afterEach(() => app.close());

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

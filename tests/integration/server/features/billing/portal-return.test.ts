import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
});
afterEach(() => app.close());

const cancelInPortal = async (): Promise<void> => {
  const portal = fieldOf(await browser.post("/api/billing/create-portal-session"), "url");
  await pay(app, `${portal}/cancel`, {});
};
const bodyOf = async (path: string) => (await browser.get(path)).body;

describe("who comes back from Stripe's portal before its webhook", () => {
  test("is led to the page that looks anew", async () => {
    await browser.post("/api/billing/create-portal-session");
    expect(app.sandbox.world.store.list("billing_portal.session")[0]?.return_url).toEndWith("/billing?portal=1");
  });

  test("sees what was done there, and what was known before without a look", async () => {
    await cancelInPortal();
    expect(await bodyOf("/api/billing/summary")).toMatchObject({ cancelAtPeriodEnd: false });
    expect(await bodyOf("/api/billing/summary?fresh=1")).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await bodyOf("/api/billing/summary")).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test("sees what is known here while Stripe is away, and nothing is appended", async () => {
    await app.sandbox.stop();
    const fresh = await when(app, () => browser.get("/api/billing/summary?fresh=1"));
    expect({ status: fresh.answer.status, appended: fresh.appended }).toEqual({ status: 200, appended: [] });
    expect(fresh.answer.body).toMatchObject({ plan: "pro" });
  }, 60_000);
});

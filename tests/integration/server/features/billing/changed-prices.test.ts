import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { checkPrices } from "../../../../../server/features/billing/check-prices.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { SANDBOX_PRICES } from "../../../../../server/sandbox/objects/price-objects.ts";
import type { StripeGateway } from "../../../../../server/stripe/stripe-gateway.ts";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
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

/** The application as it is configured anew, with other prices on sale. */
const soldAt = (change: Partial<Pick<StripeGateway, "prices" | "formerPrices">>) => ({
  ...app.deps,
  stripe: { ...app.sandbox.gateway, ...change },
});
const NEW_PRICES = { ...SANDBOX_PRICES, pro: "price_new_pro" };

const summary = async () => (await browser.get("/api/billing/summary")).body;
const complaints = (): string[] => app.logLines.filter((line) => line.includes("belongs to no plan"));

describe("who subscribed at a price that is not sold any more", () => {
  test("keeps the plan where the price is still named", async () => {
    const deps = soldAt({ prices: NEW_PRICES, formerPrices: { pro: [SANDBOX_PRICES.pro], agency: [] } });
    expect(await reconcile(deps)("test")).toMatchObject({ changed: 0, failed: 0 });
    expect(await summary()).toMatchObject({ plan: "pro", subscribedPlan: "pro" });
    expect(complaints()).toEqual([]);
  });

  test("is told of to the operator where it is named nowhere, is sold no second subscription, and can cancel", async () => {
    await reconcile(soldAt({ prices: NEW_PRICES }))("test");
    expect(complaints().join()).toContain(SANDBOX_PRICES.pro);
    expect(await summary()).toMatchObject({ plan: "demo", status: "active", subscribedPlan: null, isCharged: true });
    const [subscription] = app.sandbox.world.store.list("subscription");
    if (subscription === undefined) throw new Error("There is no subscription");
    const [item] = subscription.items.data;
    const items = { ...subscription.items, data: [{ ...item, price: { ...item?.price, id: "price_unknown" } }] };
    app.sandbox.world.store.put("subscription", { ...subscription, items } as typeof subscription);
    const second = await when(app, () => browser.post("/api/billing/create-checkout", { plan: "pro" }));
    second.expectRefusal(409, "ALREADY_SUBSCRIBED");
    expect((await browser.post("/api/billing/create-portal-session")).status).toBe(200);
    expect((await browser.post("/api/billing/cancel")).status).toBe(200);
    expect(await summary()).toMatchObject({ cancelAtPeriodEnd: true });
  });
});

describe("the prices that are on sale", () => {
  const said = async (): Promise<string[]> => {
    const before = app.logLines.length;
    await checkPrices(app.deps);
    return app.logLines.slice(before);
  };
  const change = (more: object): void => {
    const { store } = app.sandbox.world;
    const price = store.get("price", SANDBOX_PRICES.pro);
    if (price === null) throw new Error("Nothing is sold");
    store.put("price", { ...price, ...more });
  };

  test("are as the pages say: nothing is said of them", async () => {
    expect(await said()).toEqual([]);
  });

  test.each([
    { what: "another amount", more: { unit_amount: 1900 }, told: "19.00 usd a month" },
    { what: "another currency", more: { currency: "eur" }, told: "9.00 eur a month" },
    { what: "no longer sold", more: { active: false }, told: "archived" },
  ])("$what: the operator is told", async ({ more, told }) => {
    change(more);
    expect((await said()).join()).toContain(told);
  });

  test("one that Stripe does not know: the operator is told", async () => {
    await checkPrices(soldAt({ prices: NEW_PRICES }));
    expect(app.logLines.join()).toContain("price_new_pro");
  });
});

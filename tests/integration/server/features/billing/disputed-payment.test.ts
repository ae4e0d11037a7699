import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

const onCharge = async (action: "dispute" | "win" | "lose"): Promise<void> => {
  const [charge] = app.sandbox.world.store.list("charge");
  await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
  await app.settle();
};

const checkout = () => browser.post("/api/billing/create-checkout", { plan: "pro" });
const paid = () => app.sandbox.world.store.list("charge").length;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
  await onCharge("dispute");
});
afterEach(() => app.close());

describe("while a payment is disputed", () => {
  test("the billing page says so, and what is subscribed to all the same", async () => {
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({
      plan: "demo",
      status: "active",
      subscribedPlan: "pro",
      disputed: true,
    });
  });

  test("nothing is charged for a plan that rests", async () => {
    (await when(app, checkout)).expectRefusal(402, "PAYMENT_DISPUTED");
    const upgrade = await when(app, () => browser.post("/api/billing/change", { plan: "agency" }));
    upgrade.expectRefusal(402, "PAYMENT_DISPUTED");
    expect(paid()).toBe(1);
  });

  test("the portal and the cancellation stay open, so that the subscription can be ended", async () => {
    expect((await browser.post("/api/billing/create-portal-session")).status).toBe(200);
    expect((await browser.post("/api/billing/cancel")).status).toBe(200);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ cancelAtPeriodEnd: true });
  });

  test("the plan goes on when the dispute is won", async () => {
    await onCharge("win");
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ plan: "pro", disputed: false });
    expect((await browser.post("/api/billing/change", { plan: "agency" })).status).toBe(200);
  });
});

describe("after a dispute was lost", () => {
  test("nobody pays for a new subscription that would give nothing", async () => {
    await onCharge("lose");
    await browser.post("/api/billing/cancel");
    app.clock.advance(32 * DAY * 1000);
    await app.pass(1);
    browser = await signedIn(app);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ status: "none", disputed: true });
    (await when(app, checkout)).expectRefusal(402, "PAYMENT_DISPUTED");
    expect(paid()).toBe(1);
  });
});

test("a checkout that is open when a dispute comes is closed and cannot be paid", async () => {
  await onCharge("win");
  await browser.post("/api/billing/cancel");
  app.clock.advance(32 * DAY * 1000);
  await app.pass(1);
  browser = await signedIn(app);
  const url = fieldOf(await checkout(), "url");
  const [charge] = app.sandbox.world.store.list("charge");
  if (charge === undefined) throw new Error("Nothing was paid");
  app.sandbox.world.store.put("charge", { ...charge, disputed: false });
  await onCharge("dispute");
  expect((await pay(app, url, { number: "4242424242424242" })).status).not.toBe(303);
  expect(paid()).toBe(1);
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { replaceCard } from "../../../../../server/sandbox/engine/complete-checkout.ts";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

const wait = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY * 1000);
  await app.pass(1);
  browser = await signedIn(app);
};

beforeEach(async () => {
  app = await createBillingApp();
  await subscribeTo(app, await signedUp(app), "pro", "4000000000000341");
  await app.settle();
  await wait(32);
});
afterEach(() => app.close());

const isEnding = (): boolean[] =>
  app.sandbox.world.store.list("subscription").map(({ cancel_at_period_end }) => cancel_at_period_end);

describe("within the days of grace", () => {
  test("a dearer plan is not sold over an open invoice, which it would hide", async () => {
    const [customer] = app.sandbox.world.store.list("customer");
    replaceCard(app.sandbox.world, customer?.id ?? "", "4242424242424242");
    const change = await when(app, () => browser.post("/api/billing/change", { plan: "agency" }));
    change.expectRefusal(402, "PAYMENT_DUE");
    const paid = app.sandbox.world.store.list("charge").filter(({ status }) => status === "succeeded");
    expect(paid).toHaveLength(1);
  });
});

describe("past the days of grace", () => {
  beforeEach(async () => {
    await wait(7);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ plan: "demo", status: "past_due" });
  });

  test("the subscription can be canceled, and kept", async () => {
    expect((await browser.post("/api/billing/cancel")).status).toBe(200);
    expect(isEnding()).toEqual([true]);
    expect((await browser.post("/api/billing/resume")).status).toBe(200);
    expect(isEnding()).toEqual([false]);
  });

  test("the plan cannot be changed before the invoice is paid", async () => {
    const change = await when(app, () => browser.post("/api/billing/change", { plan: "agency" }));
    change.expectRefusal(402, "PAYMENT_DUE");
  });
});

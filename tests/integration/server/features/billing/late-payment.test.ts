import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  await subscribeTo(app, await signedUp(app), "pro", "4000000000000341");
  await app.settle();
  app.clock.advance(39 * DAY * 1000);
  await app.pass(1);
  browser = await signedIn(app);
  expect((await browser.get("/api/billing/summary")).body).toMatchObject({ plan: "demo", status: "past_due" });
});
afterEach(() => app.close());

const isEnding = (): boolean[] =>
  app.sandbox.world.store.list("subscription").map(({ cancel_at_period_end }) => cancel_at_period_end);

describe("past the days of grace", () => {
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

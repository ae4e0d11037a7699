import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startDeletionFollower } from "../../../../../server/features/billing/follow-deletion.reactor.ts";
import type { Subscription } from "../../../../../server/store/event-store.ts";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let follower: Subscription;
let browser: TestBrowser;
beforeEach(async () => {
  app = await createBillingApp();
  follower = await startDeletionFollower(app.deps, 200);
  browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
}, 30_000);
afterEach(() => app.close());

const settle = async (): Promise<void> => {
  const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
  await follower.caughtUp(last?.position ?? 0);
  await app.settle();
};

const isEnding = (): boolean[] =>
  app.sandbox.world.store.list("subscription").map(({ cancel_at_period_end }) => cancel_at_period_end);

const askToDelete = () => browser.post("/api/account/deletion", { password: ADA.password });
const keep = () => browser.call("DELETE", "/api/account/deletion");

describe("the subscription of an account that is to be deleted", () => {
  test("ends with its period, and goes on when the account is kept", async () => {
    await askToDelete();
    await settle();
    expect(isEnding()).toEqual([true]);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ cancelAtPeriodEnd: true, plan: "pro" });
    await keep();
    await settle();
    expect(isEnding()).toEqual([false]);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test("stays canceled if its owner had canceled it before", async () => {
    await browser.post("/api/billing/cancel");
    await askToDelete();
    await settle();
    await keep();
    await settle();
    expect(isEnding()).toEqual([true]);
  });
});

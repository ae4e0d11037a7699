import { afterEach, beforeEach, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
});
afterEach(() => app.close());

const atStripe = () => app.sandbox.world.store.list("customer");
const plan = async () => (await browser.get("/api/auth/me")).body;
const deleteAtStripe = async (): Promise<void> => {
  const [customer] = atStripe();
  if (customer === undefined) throw new Error("Nobody is known at Stripe");
  await app.sandbox.gateway.api.customers.del(customer.id);
  await app.settle();
};

test("whose account at Stripe was deleted can subscribe again, with a new one", async () => {
  await subscribeTo(app, browser, "pro");
  await app.settle();
  const [first] = atStripe();
  await deleteAtStripe();
  expect(await plan()).toMatchObject({ plan: "demo" });
  await subscribeTo(app, browser, "agency");
  await app.settle();
  expect(await plan()).toMatchObject({ plan: "agency" });
  expect(atStripe()).toHaveLength(1);
  expect(atStripe()[0]?.id).not.toBe(first?.id ?? "");
  await app.pass(32 * DAY);
  expect(await plan()).toMatchObject({ plan: "agency", cycleRenewsISO: "2026-05-01T10:00:00.000Z" });
});

test("a checkout begun before does not keep them out", async () => {
  await browser.post("/api/billing/create-checkout", { plan: "pro" });
  await deleteAtStripe();
  await subscribeTo(app, browser, "pro");
  await app.settle();
  expect(await plan()).toMatchObject({ plan: "pro" });
});

test("many clicks at once make one new account", async () => {
  await subscribeTo(app, browser, "pro");
  await app.settle();
  await deleteAtStripe();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.post("/api/billing/create-checkout", { plan: "pro" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(atStripe()).toHaveLength(1);
});

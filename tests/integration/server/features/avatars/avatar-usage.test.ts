import { afterEach, beforeEach, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";

let app: BillingApp;

beforeEach(async () => {
  app = await createBillingApp();
});
afterEach(() => app.close());

test("a dispute rests the room for avatars with the plan, and the usage says so", async () => {
  const browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
  const usage = async () => (await browser.get("/api/avatars/usage")).body;
  expect(await usage()).toEqual({ count: 0, limit: 5, plan: "pro" });
  const [charge] = app.sandbox.world.store.list("charge");
  await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/dispute`, { method: "POST" }));
  await app.settle();
  const avatar = { name: "Nurse", audience: "Nurses on long shifts" };
  (await when(app, () => browser.post("/api/avatars", avatar))).expectRefusal(409, "AVATAR_LIMIT_REACHED");
  expect(await usage()).toEqual({ count: 0, limit: 0, plan: "demo" });
});

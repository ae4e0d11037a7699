import { expect, test } from "bun:test";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { idOf } from "../../../../../server/sandbox/engine/find.ts";
import { createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";

test("a second subscription made by hand is named to the operator for as long as it is charged, and takes nothing", async () => {
  const app = await createBillingApp();
  const browser = await signedUp(app);
  await subscribeTo(app, browser, "agency");
  await app.settle();
  const { store } = app.sandbox.world;
  const [first] = store.list("subscription");
  if (first === undefined) throw new Error("Nobody subscribed");
  const second = { ...first, id: "sub_second", created: first.created - DAY };
  const told = () => app.logLines.filter((line) => line.includes("more than one subscription")).length;
  await reconcile(app.deps)("test");
  expect(told()).toBe(0);
  store.put("subscription", second, idOf(first.customer));
  await reconcile(app.deps)("test");
  expect(app.logLines.at(-1)).toContain('"others":["sub_second"]');
  expect((await browser.get("/api/billing/summary")).body).toMatchObject({ plan: "agency", status: "active" });
  const times = told();
  store.put("subscription", { ...second, status: "canceled", ended_at: first.created }, idOf(first.customer));
  await reconcile(app.deps)("test");
  expect(told()).toBe(times);
  await app.close();
});

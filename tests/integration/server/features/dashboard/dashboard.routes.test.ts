import { afterEach, beforeEach, expect, test } from "bun:test";
import { failingEngine, heldEngine } from "../../../../support/engines.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

const LINKS = { DEMO_VIDEO_URL: "https://video.example/demo", ONBOARDING_URL: "https://calls.example/us" };
const SUMMARY_LINKS = {
  demoVideo: "https://video.example/demo",
  onboarding: "https://calls.example/us",
  supportEmail: "support@listwright.example",
};

let app: TestApp;
const engine = heldEngine();
engine.release();

beforeEach(async () => {
  app = await createTestApp({ engine, env: LINKS });
});

afterEach(() => app.close());

test("a new customer's dashboard shows the demo plan untouched", async () => {
  const ada = await signedUp(app);
  const { status, body } = await ada.get("/api/dashboard/summary");
  expect(status).toBe(200);
  expect(body).toEqual({
    cycleEnd: null,
    renewal: null,
    trouble: null,
    plan: "demo",
    asinUsed: 0,
    planLimit: 1,
    asinRemaining: 1,
    lastRunAt: null,
    avatarCount: 0,
    firstListing: { hasBegun: false, optimizations: 0, lastOptimizationId: null },
    links: SUMMARY_LINKS,
  });
});

test("it counts what was used in this cycle, and the avatars, and knows the last run", async () => {
  const ada = await sellerOn(app, "pro");
  await ada.post("/api/avatars", { name: "Nurse", audience: "Nurses" });
  const lastOptimizationId = fieldOf(await optimize(ada, await createdAsin(ada)), "id");
  expect((await ada.get("/api/dashboard/summary")).body).toEqual({
    cycleEnd: "2026-04-01T10:00:00.000Z",
    renewal: "renews",
    trouble: null,
    plan: "pro",
    asinUsed: 1,
    planLimit: 10,
    asinRemaining: 9,
    lastRunAt: app.clock.now().toISOString(),
    avatarCount: 1,
    firstListing: { hasBegun: true, optimizations: 1, lastOptimizationId },
    links: SUMMARY_LINKS,
  });
});

test("an ASIN in work counts as used wherever the customer looks, so that used and left are the limit", async () => {
  await app.close();
  const held = heldEngine();
  app = await createTestApp({ engine: held });
  const ada = await sellerOn(app, "pro");
  const running = optimize(ada, await createdAsin(ada));
  await held.begun(1);
  expect((await ada.get("/api/dashboard/summary")).body).toMatchObject({
    asinUsed: 1,
    planLimit: 10,
    asinRemaining: 9,
  });
  expect((await ada.get("/api/auth/me")).body).toMatchObject({ asinUsedThisCycle: 1, asinLimit: 10 });
  expect((await ada.get("/api/me/plan")).body).toEqual({ label: "Pro", limit: 10, used: 1 });
  held.release();
  await running;
});

test("an optimization that failed is begun work and no listing", async () => {
  await app.close();
  app = await createTestApp({ engine: failingEngine });
  const ada = await sellerOn(app, "pro");
  expect((await optimize(ada, await createdAsin(ada))).status).toBe(503);
  expect((await ada.get("/api/dashboard/summary")).body).toMatchObject({
    asinUsed: 0,
    lastRunAt: null,
    firstListing: { hasBegun: true, optimizations: 0, lastOptimizationId: null },
  });
});

test("the agency plan has no limit and nothing remaining to count", async () => {
  const ada = await sellerOn(app, "agency");
  expect((await ada.get("/api/dashboard/summary")).body).toMatchObject({ planLimit: null, asinRemaining: null });
});

test.each([["/api/dashboard/summary"], ["/api/me/plan"]])("%s asks a visitor to sign in", async (path) => {
  (await when(app, () => openBrowser(app).get(path))).expectRefusal(401, "UNAUTHENTICATED");
});

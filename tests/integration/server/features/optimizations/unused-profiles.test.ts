import { afterEach, beforeEach, expect, test } from "bun:test";
import { UNUSED_PROFILES_MAX } from "../../../../../server/features/optimizations/ensure-used.ts";
import { signedIn, when } from "../../../../support/scenario.ts";
import { createdAsin, optimize, PROFILE, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ rules: { savedWork: { points: 1_000, seconds: 60, problem: "RATE_LIMITED" } } });
});
afterEach(() => app.close());

test("products that are never optimized can be added a hundred times a month, and again once one is optimized", async () => {
  const ada = await sellerOn(app, "pro");
  const bea = await sellerOn(app, "pro", { email: "bea@example.com", password: "correct horse 8" });
  const optimized = await createdAsin(ada);
  expect((await optimize(ada, optimized)).status).toBe(200);
  const added: string[] = [];
  for (let n = 0; n < UNUSED_PROFILES_MAX; n += 1) added.push(await createdAsin(ada));
  const add = () => ada.post("/api/asins", PROFILE);
  const refused = await when(app, add);
  const message =
    "You added 100 products within a month without optimizing them. Optimize one of them, or add more later.";
  refused.expectRefusal(429, "RATE_LIMITED", { message });
  expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(29 * 86_400);
  expect((await bea.post("/api/asins", PROFILE)).status).toBe(200);
  expect((await optimize(ada, added[0] ?? "")).status).toBe(200);
  expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(429);
});

test("products that were added a month ago do not count", async () => {
  const ada = await sellerOn(app, "pro");
  for (let n = 0; n < UNUSED_PROFILES_MAX; n += 1) await createdAsin(ada);
  app.clock.advance(30 * DAY_MS - 1);
  const later = await signedIn(app);
  expect((await later.post("/api/asins", PROFILE)).status).toBe(429);
  app.clock.advance(1);
  expect((await later.post("/api/asins", PROFILE)).status).toBe(200);
});

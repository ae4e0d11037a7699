import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { OptimizationResult } from "../../../../../events/result/result.ts";
import { eraseDue } from "../../../../../server/features/account/start-eraser.ts";
import { DAY_MS } from "../../../../support/clock.ts";
import { engineThat, resultOf } from "../../../../support/engines.ts";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import { createdAsin, optimize, sellerOn, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
let begun: Promise<void>;
let finish: () => void;
beforeEach(async () => {
  const start = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  begun = start.promise;
  finish = end.resolve;
  const engine = engineThat(async (input): Promise<OptimizationResult> => {
    start.resolve();
    await end.promise;
    return resultOf(input);
  });
  app = await createTestApp({ engine });
});
afterEach(() => app.close());

describe("an account that is erased while an optimization runs", () => {
  test("keeps nothing of it when it finishes, and who waits for it is told that it is gone", async () => {
    const browser = await sellerOn(app, "pro");
    const asinId = await createdAsin(browser);
    await browser.post("/api/account/deletion", { password: ADA.password });
    const waiting = optimize(browser, asinId);
    await begun;
    app.clock.advance(14 * DAY_MS);
    expect(await eraseDue(app.deps, async () => undefined)).toBe(1);
    expect(await app.deps.sql.query("select from optimization_runs")).toEqual([]);
    finish();
    expect((await waiting).status).toBeGreaterThanOrEqual(400);
    const types = (await app.deps.store.readAll()).map(({ event }) => event.type);
    expect(types.at(-1)).toBe("AccountErased");
    expect(await app.deps.sql.query("select from optimizations")).toEqual([]);
    expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

test("the demo that a visitor runs when they sign in goes with the account, also before it has ended", async () => {
  await signedUp(app);
  const browser = openBrowser(app);
  const running = browser.post("/api/demo/optimize", await startedDemo(browser));
  await begun;
  await browser.post("/api/auth/signin", ADA);
  await browser.post("/api/account/deletion", { password: ADA.password });
  app.clock.advance(14 * DAY_MS);
  expect(await eraseDue(app.deps, async () => undefined)).toBe(1);
  const history = (await app.deps.store.readAll()).filter(({ streamId }) => streamId.startsWith("visitor-"));
  expect(history.map(({ event }) => event.type)).toEqual(["DemoStarted", "DemoRequested", "VisitorSignedUp"]);
  expect(history[1]?.event).toMatchObject({ data: { productName: "", reviewsText: "" } });
  finish();
  expect((await running).status).toBeGreaterThanOrEqual(400);
});

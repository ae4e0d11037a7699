import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { forgetOldRequests } from "../../../../../server/http/idempotency.ts";
import { DAY_MS } from "../../../../support/clock.ts";
import { failingEngine, heldEngine, quickEngine } from "../../../../support/engines.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

describe("Idempotency-Key", () => {
  test("a repeat answers the first result and appends nothing", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const first = await optimize(ada, asinId, "key-1");
    const { answer, appended } = await when(app, () => optimize(ada, asinId, "key-1"));
    expect(answer.body).toEqual(first.body);
    expect(appended).toEqual([]);
  });

  test("the order of a body's fields makes no other body", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const name = { "idempotency-key": "key-1" };
    const first = await ada.post("/api/optimizations", { asinId, mustIncludeKeywords: ["leakproof"] }, name);
    const again = await ada.post("/api/optimizations", { mustIncludeKeywords: ["leakproof"], asinId }, name);
    expect(again.body).toEqual(first.body);
  });

  test("another body under the same key is refused", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    await optimize(ada, asinId, "key-1");
    const other = { asinId, mustIncludeKeywords: ["leakproof"] };
    const refused = await when(app, () => ada.post("/api/optimizations", other, { "idempotency-key": "key-1" }));
    refused.expectRefusal(422, "IDEMPOTENCY_MISMATCH");
  });

  test("a key is forgotten after thirty days, and its result stays", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const id = fieldOf(await optimize(ada, asinId, "key-1"), "id");
    const keys = () => app.deps.sql.query("select 1 from idempotency_keys");
    app.clock.advance(29 * DAY_MS);
    await forgetOldRequests(app.deps);
    expect(await keys()).toHaveLength(1);
    app.clock.advance(2 * DAY_MS);
    await forgetOldRequests(app.deps);
    expect(await keys()).toHaveLength(0);
    expect(await app.deps.sql.query("select 1 from optimizations where optimization_id = $1", [id])).toHaveLength(1);
  });

  test("two customers may use the same key", async () => {
    const ada = await sellerOn(app, "pro");
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: ADA.password });
    const one = await optimize(ada, await createdAsin(ada), "key-1");
    const other = await optimize(grace, await createdAsin(grace), "key-1");
    expect(fieldOf(one, "id")).not.toBe(fieldOf(other, "id"));
  });

  test("a key that is too long is refused", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const refused = await when(app, () => optimize(ada, asinId, "k".repeat(201)));
    refused.expectRefusal(422, "VALIDATION", { path: "Idempotency-Key" });
  });

  test("a hundred calls at once with one key are one optimization, and all get its result", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { answer: answers, appended } = await whenAll(async () => {
      const calls = Array.from({ length: 100 }, () => optimize(ada, asinId, "key-1"));
      await engine.begun(1);
      engine.release();
      return Promise.all(calls);
    });
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(engine.calls()).toBe(1);
    expect(appended).toEqual(["AsinReserved", "OptimizationRequested", "OptimizationCompleted", "AsinUsed"]);
  });

  test("a failure is no result: the same call may try again", async () => {
    await app.close();
    app = await createTestApp({ engine: failingEngine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    expect((await optimize(ada, asinId, "key-1")).status).toBe(503);
    const { appended } = await when(app, () => optimize(ada, asinId, "key-1"));
    expect(appended.map(({ event }) => event.type)).toContain("OptimizationRequested");
  });
});

const whenAll = async <Answers>(call: () => Promise<Answers>) => {
  const last = (await app.deps.store.readAll({ direction: "backward", limit: 1 }))[0];
  const answer = await call();
  const appended = await app.deps.store.readAll({ after: last?.position ?? 0 });
  return { answer, appended: appended.map(({ event }) => event.type) };
};

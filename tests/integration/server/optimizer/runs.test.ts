import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { randomBytes } from "node:crypto";
import type { OptimizerOptions } from "../../../../server/optimizer/create-optimizer.ts";
import type { Engine } from "../../../../server/optimizer/engine.ts";
import { finishRun } from "../../../../server/optimizer/finish-run.ts";
import { type ClaimedRun, insertRun } from "../../../../server/optimizer/runs.ts";
import type { Sql } from "../../../../server/store/sql.ts";
import { engineThat, heldEngine, quickEngine, resultOf } from "../../../support/engines.ts";
import { sharedPglite } from "../../../support/pglite.ts";
import { resetDatabase } from "../../../support/reset-database.ts";
import { ADA, signedIn, when } from "../../../support/scenario.ts";
import { createdAsin, optimize, REVIEWS, sellerOn } from "../../../support/seller.ts";
import { idOf } from "../../../support/support-desk.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";
import { until } from "../store/store-fixture.ts";

const EMPTY_INPUT: ClaimedRun["input"] = {
  asin: "",
  productName: "Steel Bottle",
  avatarName: "",
  reviewsText: "",
  currentTitle: "",
  currentBullets: [],
  keywords: [],
  mustIncludeKeywords: [],
};

const FAST = { leaseMs: 300, sweepMs: 30, pollMs: 10, drainMs: 20 } as const;

let sql: Sql;
let masterSecret: Uint8Array;
const apps: TestApp[] = [];

beforeEach(async () => {
  sql = await sharedPglite();
  await resetDatabase(sql);
  masterSecret = randomBytes(32);
});

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** One of several processes over the same database, as far as the optimizer can tell. */
const process = async (engine: Engine, optimizer: Partial<OptimizerOptions> = {}): Promise<TestApp> => {
  const app = await createTestApp({ sql, masterSecret, engine, optimizer: { ...FAST, ...optimizer } });
  apps.push(app);
  return app;
};

const typesOf = async (app: TestApp, ...wanted: string[]): Promise<string[]> =>
  (await app.deps.store.readAll()).map(({ event }) => event.type).filter((type) => wanted.includes(type));

const untilEnded = (app: TestApp): Promise<void> =>
  until(async () => (await typesOf(app, "OptimizationCompleted", "OptimizationFailed")).length > 0);

describe("a run whose lease has ended", () => {
  test("is finished by another process, and its caller in the first one gets the result", async () => {
    const stuck = heldEngine();
    const first = await process(stuck, { leaseMs: 60_000 });
    const ada = await sellerOn(first, "pro");
    const answer = optimize(ada, await createdAsin(ada));
    await stuck.begun(1);
    const second = await process(quickEngine);
    await second.deps.optimizer.start();
    stuck.release();
    expect((await answer).body).toMatchObject({ productName: "Steel Bottle", usage: { used: 1 } });
    expect(await typesOf(first, "OptimizationCompleted", "AsinUsed")).toEqual(["OptimizationCompleted", "AsinUsed"]);
  });

  test("has one end: a holder that fails after another completed it tells its caller the result", async () => {
    const begun = Promise.withResolvers<void>();
    const broken = Promise.withResolvers<never>();
    const first = await process(
      engineThat(() => {
        begun.resolve();
        return broken.promise;
      }),
      { leaseMs: 60_000 },
    );
    const ada = await sellerOn(first, "pro");
    const asinId = await createdAsin(ada);
    const answer = optimize(ada, asinId, "key");
    await begun.promise;
    const second = await process(quickEngine);
    await second.deps.optimizer.start();
    expect((await optimize(await signedIn(second), asinId, "key")).status).toBe(200);
    broken.reject(new Error("Too late"));
    expect((await answer).status).toBe(200);
    expect(await typesOf(first, "OptimizationCompleted", "OptimizationFailed")).toEqual(["OptimizationCompleted"]);
  });

  test("is let go by a holder who finds it taken", async () => {
    const letGo = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holder = await process(
      engineThat((_input, { signal }) => {
        begun.resolve();
        return new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => {
            letGo.resolve();
            reject(signal.reason);
          });
        });
      }),
    );
    await holder.deps.optimizer.start();
    const ada = await sellerOn(holder, "pro");
    const answer = optimize(ada, await createdAsin(ada));
    await begun.promise;
    await sql.query("update optimization_runs set holder = 'another', lease_until = now() + interval '1 hour'");
    await letGo.promise;
    const second = await process(quickEngine);
    await second.deps.optimizer.start();
    expect((await answer).status).toBe(200);
  });
});

describe("a visitor's demo whose process is gone", () => {
  test("is finished by another process", async () => {
    const stuck = heldEngine();
    const first = await process(stuck, { leaseMs: 60_000 });
    const visitor = openBrowser(first);
    const started = await visitor.post("/api/demo/start", {});
    const form = {
      avatarName: "Nurse",
      productName: "Steel Bottle",
      reviews: REVIEWS,
      demoToken: Object(started.body).demoToken,
    };
    const answer = visitor.post("/api/demo/optimize", form);
    await stuck.begun(1);
    const second = await process(quickEngine);
    await second.deps.optimizer.start();
    const repeat = await openBrowser(second, visitor.cookies).get("/api/demo/usage");
    expect(repeat.body).toEqual({ count: 1, limit: 1, type: "visitor" });
    stuck.release();
    expect((await answer).status).toBe(200);
    expect(await typesOf(first, "DemoUsed")).toEqual(["DemoUsed"]);
  });
});

describe("a run that takes too long", () => {
  test("is ended as timed out, costs nothing and answers 503", async () => {
    const app = await process(heldEngine(), { timeoutMs: 20 });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { answer, appended } = await when(app, () => optimize(ada, asinId));
    expect(answer.status).toBe(503);
    expect(appended.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: "AsinReleased", data: expect.objectContaining({ reason: "timedOut" }) }),
    );
    expect((await ada.get("/api/me/plan")).body).toMatchObject({ used: 0 });
  });
});

describe("a process with too much to do", () => {
  test("refuses more work before anything is appended, and says when to come back", async () => {
    const engine = heldEngine();
    const app = await process(engine, { places: { total: 1, perOwner: 5 } });
    const ada = await sellerOn(app, "pro");
    const [one, other] = [await createdAsin(ada), await createdAsin(ada)];
    const answer = optimize(ada, one);
    await engine.begun(1);
    const refused = await when(app, () => optimize(ada, other));
    refused.expectRefusal(503, "BUSY");
    expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(0);
    engine.release();
    expect((await answer).status).toBe(200);
    expect((await optimize(ada, other)).status).toBe(200);
  });

  test("lets no single customer take every place", async () => {
    const engine = heldEngine();
    const app = await process(engine, { places: { total: 10, perOwner: 1 } });
    const ada = await sellerOn(app, "agency");
    const grace = await sellerOn(app, "agency", { email: "grace@example.com", password: "correct horse 9" });
    const [hers, more] = [await createdAsin(ada), await createdAsin(ada)];
    const first = optimize(ada, hers);
    await engine.begun(1);
    (await when(app, () => optimize(ada, more))).expectRefusal(503, "BUSY");
    const second = optimize(grace, await createdAsin(grace));
    engine.release();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });
});

describe("runs that wait", () => {
  test("are taken in turn by whose they are, so that one customer's many hold up nobody else's one", async () => {
    const begun: string[] = [];
    const first = Promise.withResolvers<void>();
    const engine = engineThat(async (input) => {
      begun.push(input.productName);
      if (begun.length === 1) await first.promise;
      return resultOf(input);
    });
    const app = await process(engine);
    const ada = await sellerOn(app, "agency");
    const grace = await sellerOn(app, "agency", { email: "grace@example.com", password: "correct horse 9" });
    const answers: ReturnType<typeof optimize>[] = [];
    const ask = async (seller: typeof ada, productName: string): Promise<void> => {
      const waiting = await createdAsin(seller, { productName });
      answers.push(optimize(seller, waiting));
      await until(async () => (await typesOf(app, "OptimizationRequested")).length === answers.length);
    };
    for (const name of ["Ada 1", "Ada 2", "Ada 3", "Ada 4"]) await ask(ada, name);
    for (const name of ["Grace 1", "Grace 2"]) await ask(grace, name);
    first.resolve();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(begun).toEqual(["Ada 1", "Grace 1", "Ada 2", "Grace 2", "Ada 3", "Ada 4"]);
  });
});

describe("a process that is told to stop", () => {
  test("hands its unfinished runs to the next one, which finishes them", async () => {
    const engine = heldEngine();
    const app = await process(engine);
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const answer = optimize(ada, asinId, "key");
    await engine.begun(1);
    const beginning = Promise.withResolvers<void>();
    const next = await process(
      engineThat(async (input) => {
        beginning.resolve();
        return resultOf(input);
      }),
    );
    await app.deps.optimizer.stop();
    const { status, body } = await answer;
    expect({ status, code: Object(body).code }).toEqual({ status: 503, code: "BUSY" });
    (await when(app, () => optimize(ada, asinId, "another"))).expectRefusal(503, "BUSY");
    await next.deps.optimizer.start();
    await beginning.promise;
    const again = await signedIn(next);
    expect((await optimize(again, asinId, "key")).body).toMatchObject({ usage: { used: 1 } });
    expect(await typesOf(next, "OptimizationRequested", "OptimizationCompleted")).toHaveLength(2);
  });

  test("does not count as an attempt, so that no number of deploys gives a run up", async () => {
    const first = heldEngine();
    const app = await process(first, { attemptsMax: 2 });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const answer = optimize(ada, asinId, "key");
    await first.begun(1);
    await app.deps.optimizer.stop();
    expect((await answer).status).toBe(503);
    const ended = untilEnded(app);
    for (let deploy = 0; deploy < 3; deploy += 1) {
      const engine = heldEngine();
      const next = await process(engine, { attemptsMax: 2 });
      await next.deps.optimizer.start();
      await Promise.race([engine.begun(1), ended]);
      await next.deps.optimizer.stop();
    }
    const last = await process(quickEngine, { attemptsMax: 2 });
    await last.deps.optimizer.start();
    await ended;
    expect(await typesOf(last, "OptimizationCompleted", "OptimizationFailed")).toEqual(["OptimizationCompleted"]);
  });
});

test("the end of a run that ended before is no end, and leaves nothing to take up", async () => {
  const app = await process(quickEngine);
  const ada = await sellerOn(app, "pro");
  await optimize(ada, await createdAsin(ada));
  const [ended] = (await app.deps.store.readAll()).filter(({ event }) => event.type === "OptimizationRequested");
  if (ended === undefined) throw new Error("Nothing was requested");
  const run: ClaimedRun = {
    optimizationId: Object(ended.event.data).optimizationId,
    owner: { kind: "customer", customerId: await idOf(app, ADA.email) },
    input: { ...EMPTY_INPUT, reviewsText: REVIEWS },
    correlationId: "c1",
    causationId: "c1",
    attempts: 1,
  };
  const { text, params } = insertRun(run, "gone", 0);
  await sql.query(text, params);
  const { answer, appended } = await when(app, async () => {
    const isEnd = await finishRun(app.deps, run, { status: "failed", reason: "interrupted" });
    return { status: 200, headers: new Headers(), text: "", body: isEnd };
  });
  expect([answer.body, appended]).toEqual([false, []]);
  expect(await sql.query("select 1 as one from optimization_runs")).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerStreamId } from "../../../../events/customer/customer.ts";
import { givePlan } from "../../../../server/features/identity/administer.ts";
import type { Sql } from "../../../../server/store/sql.ts";
import { type AppProcess, type Place, startAppProcess } from "../../../support/app-process.ts";
import { DATABASES } from "../../../support/databases.ts";
import { type HeldEngine, heldEngine } from "../../../support/engines.ts";
import { freshPglite } from "../../../support/pglite.ts";
import { startPostgres } from "../../../support/postgres.ts";
import { callAs, describeProducts, prepareSeller, withDeps } from "../../../support/prepared-seller.ts";
import { ADA, signedUp } from "../../../support/scenario.ts";
import { optimize } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";

const CALLS = 1_000;
const LIMIT = 10;
const TIMEOUT_MS = 180_000;
const NEWEST = { direction: "backward", limit: 200 } as const;

/** How often each answer was given: its status and, for a refusal, its code. */
const countsOf = (answers: readonly { status: number; body: unknown }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const code: unknown = Object(body).code;
    const name = `${status} ${typeof code === "string" ? code : ""}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

const EXPECTED = { "200": LIMIT, "402 ASIN_LIMIT_REACHED": CALLS - LIMIT };

describe.each(Object.keys(DATABASES))("a thousand optimizations at once against a limit of ten, on %s", (kind) => {
  let sql: Sql;
  let app: TestApp;
  let engine: HeldEngine;

  beforeEach(async () => {
    sql = await (DATABASES[kind] ?? freshPglite)();
    engine = heldEngine(LIMIT);
    app = await createTestApp({ sql, engine });
  });

  afterEach(async () => {
    await app.close();
    await sql.close();
  });

  test(
    "are ten accepted and 990 refused for the limit, while all ten still run",
    async () => {
      const ada = await signedUp(app);
      const { customerId } = await givePlan(app.deps)(ADA.email, "pro", "test");
      const asinIds = await describeProducts(app.deps, customerId, CALLS);
      const calls = Promise.all(asinIds.map((asinId) => optimize(ada, asinId)));
      await engine.begun(LIMIT);
      engine.release();
      expect(countsOf(await calls)).toEqual(EXPECTED);
      expect(engine.calls()).toBe(LIMIT);
      const history = await app.deps.store.read(customerStreamId(customerId), NEWEST);
      const facts = history
        .map(({ event }) => event.type)
        .filter((type) => type.startsWith("Asin") && type !== "AsinProfileCreated");
      expect(facts.toSorted()).toEqual([...Array(LIMIT).fill("AsinReserved"), ...Array(LIMIT).fill("AsinUsed")]);
    },
    TIMEOUT_MS,
  );
});

describe("a thousand optimizations at once in two processes over one PostgreSQL", () => {
  const running = new Set<AppProcess>();

  afterEach(async () => {
    await Promise.all([...running].map((app) => app.kill()));
    running.clear();
  });

  test(
    "are ten accepted and 990 refused for the limit",
    async () => {
      const place: Place = { DATABASE_URL: await (await startPostgres()).freshDatabase() };
      const seller = await prepareSeller(place, CALLS);
      const apps = [await startAppProcess(place, "quick"), await startAppProcess(place, "quick")];
      for (const app of apps) running.add(app);
      const answers = await Promise.all(
        seller.asinIds.map(async (asinId, index) => {
          const url = `${apps[index % apps.length]?.url}/api/optimizations`;
          const response = await callAs(seller, url, { method: "POST", body: JSON.stringify({ asinId }) });
          return { status: response.status, body: await response.json() };
        }),
      );
      expect(countsOf(answers)).toEqual(EXPECTED);
      const used = await withDeps(place, async ({ store }) => {
        const history = await store.read(customerStreamId(seller.customerId), NEWEST);
        return history.filter(({ event }) => event.type === "AsinUsed").length;
      });
      expect(used).toBe(LIMIT);
    },
    TIMEOUT_MS,
  );
});

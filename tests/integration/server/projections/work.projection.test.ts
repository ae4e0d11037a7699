import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { givePlan } from "../../../../server/features/identity/administer.ts";
import { ALL_PROJECTIONS } from "../../../../server/projections/all-projections.ts";
import { applyChanges } from "../../../../server/store/row-changes.ts";
import type { Row } from "../../../../server/store/sql.ts";
import { type BillingApp, createBillingApp } from "../../../support/billing-app.ts";
import { quickEngine } from "../../../support/engines.ts";
import { ADA } from "../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, startedDemo } from "../../../support/seller.ts";
import { openBrowser } from "../../../support/test-browser.ts";

const TABLES = ALL_PROJECTIONS.flatMap(({ tables }) => tables);

let app: BillingApp;

beforeEach(async () => {
  app = await createBillingApp({ engine: quickEngine });
});

afterEach(() => app.close());

/** A customer who did everything that changes a row: demo, sign-up, checkout, avatars, optimizations, a revision, a deletion asked for. */
const aLife = async (): Promise<void> => {
  const ada = openBrowser(app);
  await ada.post("/api/demo/optimize", await startedDemo(ada));
  await ada.post("/api/auth/signup", ADA);
  await ada.post("/api/billing/create-checkout", { plan: "pro" });
  await givePlan(app.deps)(ADA.email, "pro", "test");
  const kept = fieldOf(await ada.post("/api/avatars", { name: "Nurse", audience: "Nurses", pains: ["leaks"] }), "id");
  const gone = fieldOf(await ada.post("/api/avatars", { name: "Hiker", audience: "Hikers" }), "id");
  await ada.call("PATCH", `/api/avatars/${kept}`, { body: { name: "Medic" } });
  await ada.call("PATCH", `/api/avatars/${kept}`, { body: { audience: "Medics" } });
  await ada.call("DELETE", `/api/avatars/${gone}`);
  const asinId = await createdAsin(ada, { avatarId: kept, currentBullets: ["Holds 1 litre"] });
  const optimizationId = fieldOf(await optimize(ada, asinId), "id");
  const words = { optimizedTitles: ["Steel Bottle"], itemHighlights: "", bulletsA: [], bulletsB: [], searchTerms: "" };
  await ada.post(`/api/optimizations/${optimizationId}/revisions`, { basedOn: 0, words });
  await ada.post("/api/account/deletion", { password: ADA.password });
};

const rowsOf = async (): Promise<Record<string, Row[]>> => {
  const tables: Record<string, Row[]> = {};
  for (const table of TABLES) tables[table] = await app.deps.sql.query(`select * from ${table} order by 1`);
  return tables;
};

/** Forgets every row and writes them again from the log, one event at a time. */
const rebuild = (): Promise<void> =>
  app.deps.sql.transaction(async (tx) => {
    await tx.query(`truncate ${TABLES.join(", ")}`);
    for (const envelope of events) {
      for (const { project } of ALL_PROJECTIONS) await applyChanges(tx, project(envelope, null));
    }
  });

let events: Awaited<ReturnType<BillingApp["deps"]["store"]["readAll"]>> = [];

describe("the read models of the work", () => {
  test("are the same when they are built again from the log", async () => {
    await aLife();
    const live = await rowsOf();
    expect(Object.values(live).map((rows) => rows.length)).toEqual([1, 2, 2, 1, 1, 1, 0, 0]);
    events = await app.deps.store.readAll();
    await rebuild();
    expect(await rowsOf()).toEqual(live);
  });

  test("are owned by one projection each", () => {
    expect(new Set(TABLES).size).toBe(TABLES.length);
  });
});

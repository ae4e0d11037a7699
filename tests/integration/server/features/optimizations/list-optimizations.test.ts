import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { OptimizationPage } from "../../../../../events/wire/optimizations.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { failingEngine, quickEngine } from "../../../../support/engines.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

const MINUTE_MS = 60_000;
const GRACE = { email: "grace@example.com", password: ADA.password };

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const listed = async (browser: TestBrowser, query = ""): Promise<OptimizationPage> =>
  v.parse(OptimizationPage, (await browser.get(`/api/optimizations${query}`)).body);

const made = async (browser: TestBrowser, profile: Parameters<typeof createdAsin>[1]): Promise<string> => {
  app.clock.advance(MINUTE_MS);
  return fieldOf(await optimize(browser, await createdAsin(browser, profile)), "id");
};

describe("GET /api/optimizations", () => {
  test("answers every result with its product, avatar, version and date, newest first", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { asin: "Lamp", productName: "Lamp", avatarName: "Night reader" });
    const first = fieldOf(await optimize(ada, asinId), "id");
    app.clock.advance(MINUTE_MS);
    const second = fieldOf(await optimize(ada, asinId), "id");
    const bottle = await made(ada, { asin: "B0BOTTLE", productName: "Steel Bottle", avatarName: "Nurse" });
    const { appended } = await when(app, () => ada.get("/api/optimizations"));
    const { optimizations, before } = await listed(ada);
    expect(appended).toEqual([]);
    expect(before).toBeNull();
    const named = optimizations.map(({ id, productName, avatarName, version, versions }) => ({
      id,
      productName,
      avatarName,
      version,
      versions,
    }));
    expect(named).toEqual([
      { id: bottle, productName: "Steel Bottle", avatarName: "Nurse", version: 1, versions: 1 },
      { id: second, productName: "Lamp", avatarName: "Night reader", version: 2, versions: 2 },
      { id: first, productName: "Lamp", avatarName: "Night reader", version: 1, versions: 2 },
    ]);
    expect(optimizations[0]).toMatchObject({
      kind: "paid",
      status: "completed",
      createdAt: app.clock.now().toISOString(),
    });
  });

  test("counts reviews given anew for the same product as its next version", async () => {
    const ada = await sellerOn(app, "pro");
    await made(ada, { asin: "Lamp", productName: "Lamp" });
    await made(ada, { asin: "B0OTHER", productName: "lamp" });
    expect((await listed(ada)).optimizations.map(({ version, versions }) => [version, versions])).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });

  test("leaves no result out and names none twice over its pages", async () => {
    const ada = await sellerOn(app, "agency");
    const ids: string[] = [];
    for (const productName of ["One", "Two", "Three", "Four", "Five"]) {
      ids.unshift(await made(ada, { asin: productName, productName }));
    }
    const first = await listed(ada, "?limit=2");
    const second = await listed(ada, `?limit=2&before=${first.before}`);
    const third = await listed(ada, `?limit=2&before=${second.before}`);
    expect([first, second, third].flatMap(({ optimizations }) => optimizations.map(({ id }) => id))).toEqual(ids);
    expect(third.before).toBeNull();
  });

  test("finds by any words of product, ASIN and avatar, whatever signs they hold", async () => {
    const ada = await sellerOn(app, "pro");
    const lamp = await made(ada, { asin: "B0LAMP", productName: "Desk Lamp 100%", avatarName: "Night reader" });
    const bottle = await made(ada, { asin: "B0BOTTLE", productName: "Steel Bottle", avatarName: "Nurse" });
    const found = async (search: string) =>
      (await listed(ada, `?search=${encodeURIComponent(search)}`)).optimizations.map(({ id }) => id);
    expect(await found("LAMP night")).toEqual([lamp]);
    expect(await found("b0bottle")).toEqual([bottle]);
    expect(await found("100%")).toEqual([lamp]);
    expect(await found("%")).toEqual([lamp]);
    expect(await found(" ")).toEqual([bottle, lamp]);
    expect(await found("lamp nurse")).toEqual([]);
  });

  test("answers the versions of one product alone", async () => {
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada, { asin: "Lamp", productName: "Lamp" });
    const first = fieldOf(await optimize(ada, asinId), "id");
    const second = await made(ada, { asin: "Lamp", productName: "Lamp" });
    await made(ada, { asin: "Bottle", productName: "Bottle" });
    const { optimizations } = await listed(ada, `?asinId=${asinId}`);
    expect(optimizations.map(({ id }) => id)).toEqual([second, first]);
  });

  test("never shows another customer's results, whatever is asked for", async () => {
    const grace = await sellerOn(app, "pro", GRACE);
    const asinId = await createdAsin(grace, { asin: "Lamp", productName: "Lamp", avatarName: "Hers" });
    const hers = fieldOf(await optimize(grace, asinId), "id");
    const ada = await sellerOn(app, "pro");
    const mine = await made(ada, { asin: "Lamp", productName: "Lamp" });
    expect((await listed(ada)).optimizations).toMatchObject([{ id: mine, version: 1, versions: 1 }]);
    expect((await listed(ada, "?search=hers")).optimizations).toEqual([]);
    expect((await listed(ada, `?asinId=${asinId}`)).optimizations).toEqual([]);
    expect((await listed(ada, `?before=${hers}`)).optimizations).toEqual([]);
  });

  test("shows the free optimization only to who has had a plan", async () => {
    const ada = await sellerOn(app, "demo");
    await ada.post("/api/demo/optimize", await startedDemo(ada));
    expect((await listed(ada)).optimizations).toEqual([]);
    await givePlan(app.deps)(ADA.email, "pro", "test");
    expect((await listed(ada)).optimizations).toMatchObject([
      { productName: "Steel Bottle", avatarName: "Busy nurse", kind: "demo" },
    ]);
  });

  test("leaves out an optimization that failed", async () => {
    await app.close();
    app = await createTestApp({ engine: failingEngine });
    const ada = await sellerOn(app, "pro");
    await optimize(ada, await createdAsin(ada));
    expect((await listed(ada)).optimizations).toEqual([]);
  });

  test("asks a visitor to sign in", async () => {
    (await when(app, () => openBrowser(app).get("/api/optimizations"))).expectRefusal(401, "UNAUTHENTICATED");
  });

  test.each(["limit=0", "limit=101", "limit=x"])("refuses a page of %p", async (query) => {
    const ada = await sellerOn(app, "pro");
    (await when(app, () => ada.get(`/api/optimizations?${query}`))).expectRefusal(422, "VALIDATION");
  });
});

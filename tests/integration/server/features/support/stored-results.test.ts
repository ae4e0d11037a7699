import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import type { ListingWords } from "../../../../../events/result/listing.ts";
import { StoredOptimization } from "../../../../../events/wire/support.ts";
import { emptyResult } from "../../../../support/fixtures/customer-history.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { admin, deskFor, idOf } from "../../../../support/support-desk.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../../support/test-app.ts";

const WRITTEN = ["Steel Bottle as it was written"];
const wordsWith = (...optimizedTitles: string[]): ListingWords => ({
  optimizedTitles,
  itemHighlights: "",
  bulletsA: [],
  bulletsB: [],
  searchTerms: "",
});

let app: TestApp;
let desk: ReturnType<typeof deskFor>;
let optimizationId: string;
beforeEach(async () => {
  const engine = { ...instantEngine, optimize: async () => ({ ...emptyResult, optimizedTitles: WRITTEN }) };
  app = await createTestApp({ engine });
  const ada = await sellerOn(app, "pro");
  optimizationId = fieldOf(await optimize(ada, await createdAsin(ada)), "id");
  for (const [basedOn, title] of ["Bottle by hand", "Bottle by another hand"].entries()) {
    const revised = await ada.post(`/api/optimizations/${optimizationId}/revisions`, {
      basedOn,
      words: wordsWith(title),
    });
    expect(revised.status).toBe(200);
  }
  desk = deskFor(await admin(app), await idOf(app, ADA.email));
  await desk.visit();
});
afterEach(() => app.close());

const seen = async (query: string) => v.parse(StoredOptimization, (await desk.result(optimizationId, query)).body);

describe("a result that a customer gave other words", () => {
  test("is seen in the words of each revision, and in the latest where none is named", async () => {
    await desk.reveal();
    const titles = async (query: string) => (await seen(`?revealed=1${query}`)).result?.["optimizedTitles"];
    expect(await titles("&revision=0")).toEqual(WRITTEN);
    expect(await titles("&revision=1")).toEqual(["Bottle by hand"]);
    expect(await titles("&revision=2")).toEqual(["Bottle by another hand"]);
    expect(await titles("")).toEqual(["Bottle by another hand"]);
    expect(await seen("?revealed=1&revision=1")).toMatchObject({ revision: 1, masked: false });
  });

  test("is covered in every revision", async () => {
    for (const revision of ["", "?revision=0", "?revision=1"]) {
      const { text, status } = await desk.result(optimizationId, revision);
      expect(status).toBe(200);
      expect(text).not.toContain("Bottle");
    }
  });

  test("has no revision that was never made", async () => {
    (await when(app, () => desk.result(optimizationId, "?revision=3"))).expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
    const last = await when(app, () => desk.result(optimizationId, "?revision=2147483647"));
    last.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
    (await when(app, () => desk.result(optimizationId, "?revision=2147483648"))).expectRefusal(422, "VALIDATION");
    (await when(app, () => desk.result(optimizationId, "?revision=x"))).expectRefusal(422, "VALIDATION");
  });
});

import { afterEach, beforeEach, expect, test } from "bun:test";
import { quickEngine } from "../../../../support/engines.ts";
import { when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const optimized = async (browser: TestBrowser): Promise<string> =>
  fieldOf(await optimize(browser, await createdAsin(browser, { productName: 'Steel "Bottle" 1 l' })), "id");

test.each([
  ["md", "text/markdown; charset=utf-8"],
  ["csv", "text/csv; charset=utf-8"],
  ["json", "application/json; charset=utf-8"],
])("GET /api/optimizations/:id/export downloads a file as %s", async (format, type) => {
  const ada = await sellerOn(app, "pro");
  const { status, headers, text } = await ada.get(`/api/optimizations/${await optimized(ada)}/export?format=${format}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe(type);
  expect(headers.get("content-disposition")).toBe(`attachment; filename="steel-bottle-1-l.${format}"`);
  expect(text).toContain("OUTCOME: stays dry");
});

test("an unknown format is refused, and so is what is not the customer's", async () => {
  const ada = await sellerOn(app, "pro");
  const id = await optimized(ada);
  const unknown = await when(app, () => ada.get(`/api/optimizations/${id}/export?format=pdf`));
  unknown.expectRefusal(422, "VALIDATION", { message: "Choose md, csv, json or flat-file" });
  const foreign = await when(app, () => ada.get("/api/optimizations/none/export?format=md"));
  foreign.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
  const visitor = await when(app, () => openBrowser(app).get(`/api/optimizations/${id}/export?format=md`));
  visitor.expectRefusal(401, "UNAUTHENTICATED");
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { quickEngine } from "../../../../support/engines.ts";
import { ADA, when } from "../../../../support/scenario.ts";
import { fieldOf, startedDemo } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
let visitor: TestBrowser;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ engine: quickEngine });
  visitor = openBrowser(app);
  id = fieldOf(await visitor.post("/api/demo/optimize", await startedDemo(visitor)), "id");
});

afterAll(() => app.close());

describe("GET /api/demo/export", () => {
  test("gives the visitor their demo as a file of each format", async () => {
    for (const [format, type] of [
      ["md", "text/markdown"],
      ["csv", "text/csv"],
      ["json", "application/json"],
    ] as const) {
      const { status, headers, text } = await visitor.get(`/api/demo/export?id=${id}&format=${format}`);
      expect([status, headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
      expect(headers.get("content-disposition")).toEndWith(`.${format}"`);
      expect(text.length).toBeGreaterThan(100);
    }
  });

  test("gives nobody else's demo, and does not tell it from one that never was", async () => {
    const stranger = openBrowser(app);
    const refused = await when(app, () => stranger.get(`/api/demo/export?id=${id}&format=md`));
    refused.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
    const unknown = await when(app, () => visitor.get("/api/demo/export?id=never&format=md"));
    unknown.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
  });

  test("refuses a format it does not know", async () => {
    const refused = await when(app, () => visitor.get(`/api/demo/export?id=${id}&format=pdf`));
    refused.expectRefusal(422, "VALIDATION", { message: "Choose md, csv, json or flat-file" });
  });

  test("still works in the same browser after signing up", async () => {
    await visitor.post("/api/auth/signup", ADA);
    expect((await visitor.get(`/api/demo/export?id=${id}&format=csv`)).status).toBe(200);
  });
});

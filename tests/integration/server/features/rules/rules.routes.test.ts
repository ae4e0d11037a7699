import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { ListingAudit, RuleBook } from "../../../../../events/wire/listing-audit.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { when } from "../../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const LISTING = {
  productName: "Kelvara Water Bottle",
  title: "Kelvara Water Bottle Free Shipping",
  bullets: ["Good Seal: no drips in the bag", "Easy Care: rinse and dry", "Right Size: w/ loop"],
};

const audit = (body: unknown) => when(app, () => openBrowser(app).post("/api/listings/audit", body));

describe("POST /api/listings/audit", () => {
  test("tells anybody what a listing breaks and how it reads once mended, and keeps nothing", async () => {
    const { answer, appended } = await audit(LISTING);
    expect(answer.status).toBe(200);
    const body = v.parse(ListingAudit, answer.body);
    expect(body.profile).toBe("amazon-2026-07-27");
    expect(body.fixed).toMatchObject({ title: "Kelvara Water Bottle" });
    expect(body.fixed.bullets[2]).toBe("Right Size: with loop");
    expect(body.findings.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(["T05", "B16"]));
    expect(body.left).toEqual([]);
    expect(appended).toEqual([]);
  });

  test("judges by the profile that was asked for", async () => {
    const { answer } = await audit({ title: "Cups & Mugs & Bowls", profile: "etsy-2026-11-21" });
    expect(answer.body).toMatchObject({ profile: "etsy-2026-11-21", findings: [{ ruleId: "ET01", words: "&" }] });
  });

  test.each([
    ["no title", {}, "title"],
    ["a title that is no text", { title: 7 }, "title"],
    ["a title that is far too long", { title: "x".repeat(501) }, "title"],
    ["an unknown profile", { title: "x", profile: "bazaar" }, "profile"],
    ["too many bullets", { title: "x", bullets: Array.from({ length: 21 }, () => "x") }, "bullets"],
    ["a bullet that is too long", { title: "x", bullets: ["x".repeat(2_001)] }, "bullets.0"],
    ["a description that is too long", { title: "x", description: "x".repeat(10_001) }, "description"],
  ])("refuses %s and appends nothing", async (_, body, path) => {
    (await audit(body)).expectRefusal(422, "VALIDATION", { path });
  });

  test("answers again after a while to who asked too often", async () => {
    await app.close();
    const rules = { listingAudit: { points: 1, seconds: 60, problem: "RATE_LIMITED" as const } };
    app = await createTestApp({ engine: quickEngine, rules });
    await audit(LISTING);
    const refused = await audit(LISTING);
    refused.expectRefusal(429, "RATE_LIMITED");
    expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("GET /api/rules", () => {
  test("gives every rule of a profile with its source and its dates", async () => {
    const { status, body } = await openBrowser(app).get("/api/rules?profile=walmart-2026-11-21");
    expect(status).toBe(200);
    const book = v.parse(RuleBook, body);
    expect(book).toMatchObject({ profile: "walmart-2026-11-21", label: "Walmart", date: "2026-11-21" });
    expect(new Set(book.rules.map(({ id }) => id))).toEqual(new Set(["WM01", "WM02", "LW01"]));
    expect(book.rules.every(({ source, verifiedOn }) => source !== "" && verifiedOn !== "")).toBe(true);
  });

  test("knows the current rules where none are named, and no others", async () => {
    expect((await openBrowser(app).get("/api/rules")).body).toMatchObject({ profile: "amazon-2026-07-27" });
    (await when(app, () => openBrowser(app).get("/api/rules?profile=bazaar"))).expectRefusal(422, "VALIDATION");
  });

  test("stands in the description of the API, as the audit does", async () => {
    const { body } = await openBrowser(app).get("/api/openapi.json");
    const paths = Object(body).paths;
    expect(Object.keys(paths["/api/rules"])).toEqual(["get"]);
    expect(Object.keys(paths["/api/listings/audit"])).toEqual(["post"]);
    expect(JSON.stringify(paths["/api/listings/audit"].post.requestBody)).toContain("searchTerms");
  });
});

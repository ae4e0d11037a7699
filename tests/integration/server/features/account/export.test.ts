import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import * as v from "valibot";
import { signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, PROFILE, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const PATH = "/api/account/export";

const download = (browser: TestBrowser): Promise<Response> =>
  app.handle(
    new Request(`http://localhost${PATH}`, {
      headers: {
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "sec-fetch-site": "same-origin",
      },
    }),
  );

const filesOf = async (response: Response): Promise<Map<string, string>> => {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const parsed = (files: Map<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? "null");

describe("GET /api/account/export", () => {
  test("gives everything there is, as files for people and for programs", async () => {
    const browser = await sellerOn(app, "pro");
    await browser.post("/api/avatars", { name: "=1+1", audience: "Nurses", notes: "They work at night" });
    await optimize(browser, await createdAsin(browser));
    const response = await download(browser);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="listwright-data-2026-03-01.zip"');
    const files = await filesOf(response);
    expect(parsed(files, "profile.json")).toMatchObject({ email: "ada@example.com", plan: { name: "pro" } });
    expect(parsed(files, "avatars.json")).toMatchObject([{ name: "=1+1", notes: "They work at night" }]);
    expect(files.get("avatars.csv")).toContain("'=1+1");
    expect(parsed(files, "asin-profiles.json")).toMatchObject([{ reviews: PROFILE.reviewsText }]);
    expect(parsed(files, "optimizations.json")).toMatchObject([{ status: "completed", result: { reviews: [] } }]);
    expect(files.get("listings/001-steel-bottle.md")).toContain("Steel Bottle");
    expect(files.has("listings/001-steel-bottle.csv")).toBeTrue();
    expect(parsed(files, "billing.json")).toMatchObject({ plan: "pro", givenBy: "admin" });
    const history = await app.deps.store.readAll();
    expect(parsed(files, "events.json")).toHaveLength(history.length);
    expect(files.get("events.csv")?.trim().split("\r\n")).toHaveLength(history.length + 1);
    expect(files.get("index.html")).toContain("ada@example.com");
  });

  test("gives every product and every revision, however many there are", async () => {
    const browser = await sellerOn(app, "pro");
    const asinId = await createdAsin(browser);
    const optimizationId = fieldOf(await optimize(browser, asinId), "id");
    await createdAsin(browser, { productName: 'Second "Bottle"', reviewsText: "Line one.\n\nLine two leaks." });
    await app.deps.sql.query(
      `insert into listing_revisions (optimization_id, revision, stream_id, words, revised_at)
       select optimization_id, n, stream_id, null, now()
       from optimizations, generate_series(1, 250) n where optimization_id = $1`,
      [optimizationId],
    );
    const files = await filesOf(await download(browser));
    const profiles = v.parse(v.array(v.looseObject({ productName: v.string() })), parsed(files, "asin-profiles.json"));
    expect(profiles.map(({ productName }) => productName)).toEqual([PROFILE.productName ?? "", 'Second "Bottle"']);
    expect(files.get("asin-profiles.json")).toBe(`${JSON.stringify(parsed(files, "asin-profiles.json"), null, 2)}\n`);
    const [only] = v.parse(
      v.array(v.object({ id: v.string(), revisions: v.array(v.object({ revision: v.number() })) })),
      parsed(files, "optimizations.json"),
    );
    expect(only?.revisions.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 250 }, (_, index) => 250 - index),
    );
  });

  test("has empty lists where there is nothing", async () => {
    const files = await filesOf(await download(await signedUp(app)));
    expect([files.get("asin-profiles.json"), files.get("optimizations.json")]).toEqual(["[]\n", "[]\n"]);
  });

  test("is part of the history it tells", async () => {
    const browser = await signedUp(app);
    const downloaded = await when(app, async () => {
      const response = await download(browser);
      const files = await filesOf(response);
      return { status: response.status, headers: response.headers, text: "", body: files.get("events.json") ?? "" };
    });
    expect(downloaded.appended.map(({ event }) => event.type)).toEqual(["DataExported"]);
    expect(downloaded.answer.body).toContain("Downloaded all data of the account.");
  });

  test("holds no secret: no hash, no token, nothing that opens anything", async () => {
    const browser = await signedUp(app);
    const everything = [...(await filesOf(await download(browser))).values()].join("\n");
    const [{ password_hash: hash } = { password_hash: "" }] = await app.deps.sql.query<{ password_hash: string }>(
      "select password_hash from credentials",
    );
    const [{ secret_hash: secret } = { secret_hash: "" }] = await app.deps.sql.query<{ secret_hash: string }>(
      "select secret_hash from sessions",
    );
    expect(everything).not.toContain(hash);
    expect(everything).not.toContain(secret);
    for (const cookie of browser.cookies.values()) expect(everything).not.toContain(cookie);
  });

  test("shows nothing of anybody else", async () => {
    await sellerOn(app, "pro", { email: "bob@example.com", password: "correct horse 9" });
    const browser = await signedUp(app);
    const everything = [...(await filesOf(await download(browser))).values()].join("\n");
    expect(everything).not.toContain("bob@example.com");
  });

  test("is refused the sixth time within an hour, in words, and leaves no fact", async () => {
    const browser = await signedUp(app);
    for (let round = 0; round < 5; round += 1) expect((await download(browser)).status).toBe(200);
    const refused = await when(app, () => browser.get(PATH));
    refused.expectRefusal(429, "EXPORT_LIMIT");
    expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("needs a session, and is set off by no other site", async () => {
    const browser = await signedUp(app);
    const forged = await when(app, () => browser.get(PATH, { "sec-fetch-site": "cross-site" }));
    forged.expectRefusal(403, "FORGED_REQUEST");
    browser.cookies.clear();
    (await when(app, () => browser.get(PATH))).expectRefusal(401, "UNAUTHENTICATED");
  });
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { UsedReview } from "../../../../../events/wire/reviews.ts";
import { quickEngine } from "../../../../support/engines.ts";
import { when } from "../../../../support/scenario.ts";
import { REVIEWS } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import { type Answer, openBrowser } from "../../../../support/test-browser.ts";

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

const IMPORT = "http://localhost/api/reviews/import";

const answerOf = async (request: Request): Promise<Answer> => {
  request.headers.set("sec-fetch-site", "same-origin");
  const response = await app.handle(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
};

const upload = (content: BlobPart, name: string, type = ""): Promise<Answer> => {
  const body = new FormData();
  body.set("file", new File([content], name, { type }));
  return answerOf(new Request(IMPORT, { method: "POST", body }));
};

const CSV = "rating,title,review\n5,Great,Keeps water cold for a whole shift\n1,Bad,The lid leaked in my bag\n";

describe("POST /api/reviews/import", () => {
  test("reads a file of a form and tells what it recognised", async () => {
    const { status, body } = await upload(CSV, "reviews.csv", "text/csv");
    expect(status).toBe(200);
    expect(body).toMatchObject({ reviews: 2, format: "csv", excluded: [], fits: { limit: 20_000, reviews: 2 } });
    expect(Object(body).text).toContain("Keeps water cold for a whole shift");
  });

  test("tells how each review that is used begins, and which are not English", async () => {
    const german = "3,Die Flasche hält den Kaffee bis zum Mittag heiß und passt in jeden Becherhalter.";
    const { body } = await upload(`rating,review\n5,Keeps water cold${" and cold".repeat(30)}\n${german}\n`, "r.csv");
    const { used } = Object(body);
    expect(used.map(({ rating, isEnglish }: UsedReview) => [rating, isEnglish])).toEqual([
      [5, true],
      [3, false],
    ]);
    expect(used[0].opening).toMatch(/^Keeps water cold and .{60,100}…$/);
    expect(german).toEndWith(used[1].opening);
  });

  test("its text reads back to the same reviews", async () => {
    const first = await upload(CSV, "reviews.csv");
    const { text, reviews } = Object(first.body);
    const again = await upload(String(text), "reviews.txt");
    expect(again.body).toMatchObject({ text, reviews, format: "text" });
  });

  test("reads a bare body by its name, and pasted text in a form", async () => {
    const bare = await answerOf(new Request(`${IMPORT}?fileName=reviews.csv`, { method: "POST", body: CSV }));
    expect(bare.body).toMatchObject({ reviews: 2, format: "csv" });
    const form = new FormData();
    form.set("text", REVIEWS);
    const pasted = await answerOf(new Request(IMPORT, { method: "POST", body: form }));
    expect(pasted.body).toMatchObject({ reviews: 3, format: "text" });
  });

  test("cuts at whole reviews to what the demo takes", async () => {
    const many = Array.from(
      { length: 500 },
      (_, index) => `Review number ${index}: keeps water cold for ${index} hours and never leaks.`,
    );
    const { body } = await upload(many.join("\n\n"), "many.txt");
    const { text, fits } = Object(body);
    expect(fits.reviews).toBeLessThan(500);
    expect(fits.text.length).toBeLessThanOrEqual(20_000);
    expect(text.startsWith(fits.text)).toBe(true);
  });

  test("keeps nothing", async () => {
    const { appended } = await when(app, () => upload(CSV, "reviews.csv"));
    expect(appended).toEqual([]);
  });

  test("answers again after a while to who asked too often", async () => {
    await app.close();
    app = await createTestApp({
      engine: quickEngine,
      rules: { reviewsImport: { points: 1, seconds: 60, problem: "RATE_LIMITED" } },
    });
    await upload(CSV, "reviews.csv");
    const refused = await upload(CSV, "reviews.csv");
    expect({ status: refused.status, code: Object(refused.body).code }).toEqual({ status: 429, code: "RATE_LIMITED" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("bad input to POST /api/reviews/import", () => {
  const refused = async (
    call: () => Promise<Answer>,
    status: number,
    code: Parameters<Awaited<ReturnType<typeof when>>["expectRefusal"]>[1],
  ) => {
    (await when(app, call)).expectRefusal(status, code);
  };

  test("an empty file and an empty form are told to choose something", async () => {
    await refused(() => upload("", "empty.txt"), 422, "VALIDATION");
    await refused(() => answerOf(new Request(IMPORT, { method: "POST", body: new FormData() })), 422, "VALIDATION");
    await refused(() => answerOf(new Request(IMPORT, { method: "POST" })), 422, "VALIDATION");
  });

  test("a form that is cut off is told to try again", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=xyz" };
    const cut = new Request(IMPORT, {
      method: "POST",
      headers,
      body: '--xyz\r\nContent-Disposition: form-data; name="file"',
    });
    await refused(() => answerOf(cut), 422, "VALIDATION");
  });

  test.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), "photo.png"],
    ["a spreadsheet", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0, 0, 0]), "reviews.xlsx"],
    ["random bytes", Uint8Array.from({ length: 2048 }, (_, index) => (index * 37) % 256), "reviews.txt"],
  ])("%s is refused as a file we cannot read", async (_what, bytes, name) => {
    await refused(() => upload(bytes, name), 422, "UNSUPPORTED_FILE");
  });

  test.each([
    ["only emoji", "🙂🙂🙂\n\n🔥🔥"],
    ["only stars", "★★★★★\n\n5.0 out of 5 stars"],
  ])("%s holds no reviews", async (_what, text) => {
    await refused(() => upload(text, "reviews.txt"), 422, "NO_REVIEWS");
  });

  test("JSON that is cut off is called that", async () => {
    const { body } = await upload('{"reviews": [', "reviews.json");
    expect(body).toMatchObject({ code: "NO_REVIEWS", message: "This file is not valid JSON." });
  });

  test("a file larger than 4 MiB is refused", async () => {
    await refused(() => upload("x".repeat(4 * 1024 * 1024 + 1), "big.txt"), 413, "TOO_LARGE");
  });

  test("one word is a review", async () => {
    expect((await upload("Great", "one.txt")).body).toMatchObject({ reviews: 1 });
  });

  test("a table without header, Latin-1 text, a page with scripts, right-to-left text and 10,000 twins are all read", async () => {
    const rows = "5,Keeps water cold for a whole shift,2025-01-02\n1,The lid leaked in my bag all day,2025-01-03\n";
    expect((await upload(rows, "reviews.csv")).body).toMatchObject({ reviews: 2, format: "csv" });
    const latin = Uint8Array.from(Buffer.from("Très bien, la bouteille garde l'eau fraîche.", "latin1"));
    expect(Object((await upload(latin, "avis.txt")).body).text).toContain("Très bien");
    const page =
      '<html><body><script>alert("x")</script><div class="review"><p>The lid leaked in my bag.</p></div></body></html>';
    const html = await upload(page, "page.html");
    expect(html.body).toMatchObject({ format: "html" });
    expect(Object(html.body).text).not.toContain("alert");
    expect((await upload("הבקבוק מצוין ולא דולף אף פעם", "rtl.txt")).body).toMatchObject({ reviews: 1 });
    const twins = await upload(Array.from({ length: 10_000 }, () => "It leaks in my bag.").join("\n\n"), "twins.txt");
    expect(twins.body).toMatchObject({ reviews: 1, excluded: [{ reason: "duplicate" }] });
  });
});

describe("GET /api/samples", () => {
  test("lists three sets, each with at least 40 reviews and short enough for the demo", async () => {
    const { status, body } = await openBrowser(app).get("/api/samples");
    expect(status).toBe(200);
    const samples = [body].flat().map((sample) => Object(sample));
    expect(samples).toHaveLength(3);
    for (const { id, reviews } of samples) {
      expect(reviews).toBeGreaterThanOrEqual(40);
      const sample = (await openBrowser(app).get(`/api/samples/${id}`)).body;
      expect(Object(sample).text.length).toBeLessThanOrEqual(20_000);
    }
  });

  test("knows no other set", async () => {
    (await when(app, () => openBrowser(app).get("/api/samples/none"))).expectRefusal(404, "NOT_FOUND");
  });
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { ProblemError } from "../../../../server/http/problems.ts";
import type { Engine } from "../../../../server/optimizer/engine.ts";
import { when } from "../../../support/scenario.ts";
import { createdAsin, PROFILE, sellerOn, startedDemo } from "../../../support/seller.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../support/test-browser.ts";

let app: TestApp;
let importReviews: Engine["importReviews"];
let seller: TestBrowser;
let asinId: string;

beforeEach(async () => {
  importReviews = instantEngine.importReviews;
  app = await createTestApp({ engine: { ...instantEngine, importReviews: (...asked) => importReviews(...asked) } });
  seller = await sellerOn(app, "pro");
  asinId = await createdAsin(seller);
});
afterEach(() => app.close());

const CALLS: Readonly<Record<string, () => Promise<readonly [TestBrowser, string, unknown]>>> = {
  "describing a product": async () => [seller, "/api/asins", PROFILE],
  "asking for an optimization": async () => [seller, "/api/optimizations", { asinId }],
  "asking for the demo": async () => {
    const visitor = openBrowser(app);
    return [visitor, "/api/demo/optimize", await startedDemo(visitor)];
  },
};

describe.each(Object.entries(CALLS))("%s", (_, prepare) => {
  test("is refused and leaves nothing where too many reviews wait to be read, and counts once they do not", async () => {
    const [browser, path, body] = await prepare();
    importReviews = () => Promise.reject(new ProblemError("BUSY", { retryAfterSeconds: 5 }));
    const refused = await when(app, () => browser.post(path, body));
    refused.expectRefusal(503, "BUSY");
    expect(refused.answer.headers.get("retry-after")).toBe("5");
    importReviews = instantEngine.importReviews;
    expect((await browser.post(path, body)).status).toBe(200);
  });

  test("gives its place in line up and leaves nothing, no error either, when who asked goes away", async () => {
    const [browser, path, body] = await prepare();
    const gone = new AbortController();
    importReviews = async (_source, _include, options = {}) => {
      gone.abort();
      throw options.signal?.reason;
    };
    const left = await when(app, () => browser.call("POST", path, { body, signal: gone.signal }));
    expect([left.answer.status, left.appended]).toEqual([499, []]);
    expect(app.logLines.filter((line) => line.includes('"error"'))).toEqual([]);
  });
});

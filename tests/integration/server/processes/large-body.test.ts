import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { SERVER_BODY_BYTES } from "../../../../server/http/body-limit.ts";
import { quickEngine } from "../../../support/engines.ts";
import { when } from "../../../support/scenario.ts";
import { sellerOn } from "../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import type { Answer } from "../../../support/test-browser.ts";

const MIB = 1024 * 1024;

let app: TestApp;
let server: ReturnType<typeof createApp>;
let cookie: string;

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
  const ada = await sellerOn(app, "pro");
  cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  server = createApp(app.deps).listen({ port: 0, hostname: "127.0.0.1", maxRequestBodySize: SERVER_BODY_BYTES });
});

afterEach(async () => {
  await server.stop(true);
  await app.close();
});

const post = async (path: string, body: BodyInit): Promise<Answer> => {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
  const response = await fetch(`http://127.0.0.1:${server.server?.port}${path}`, { method: "POST", headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === "" ? null : JSON.parse(text) };
};

describe("a body over a real connection", () => {
  test.each([
    ["/api/asins", 5],
    ["/api/demo/optimize", 3],
    ["/api/reviews/import", 5],
    ["/api/optimizations", 1],
    ["/api/avatars", 2],
  ])("POST %s refuses %i MiB in our own words and keeps nothing", async (path, mebibytes) => {
    (await when(app, () => post(path, "x".repeat(mebibytes * MIB)))).expectRefusal(413, "TOO_LARGE");
  });

  test("129 MiB are refused unread, and the next call is answered", async () => {
    const refused = await when(app, () => post("/api/asins", new Blob([new Uint8Array(129 * MIB)])));
    refused.expectRefusal(413, "TOO_LARGE");
    expect((await post("/api/optimizations", "{}")).status).toBe(422);
  });
});

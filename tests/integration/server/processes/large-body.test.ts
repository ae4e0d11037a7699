import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { once } from "node:events";
import { connect } from "node:net";
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

  test.each([
    "POST /api/asins",
    "POST /api/avatars",
    "PATCH /api/avatars/a1",
    "POST /api/optimizations",
    "POST /api/optimizations/o1/revisions",
  ])("%s tells a stranger to sign in before it reads what is large", async (call) => {
    const port = server.server?.port ?? 0;
    const headers = `Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json`;
    const socket = connect(port, "127.0.0.1");
    socket.write(`${call} HTTP/1.1\r\n${headers}\r\nContent-Length: 100000\r\n\r\n{`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toStartWith("HTTP/1.1 401 ");
  });

  test("129 MiB are refused unread, and the next call is answered", async () => {
    const refused = await when(app, () => post("/api/asins", new Blob([new Uint8Array(129 * MIB)])));
    refused.expectRefusal(413, "TOO_LARGE");
    expect((await post("/api/optimizations", "{}")).status).toBe(422);
  });
});

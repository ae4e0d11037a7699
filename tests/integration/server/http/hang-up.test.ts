import { afterEach, beforeEach, expect, test } from "bun:test";
import { connect } from "node:net";
import { createApp } from "../../../../server/app.ts";
import { type Observer, observers, type RequestEnded } from "../../../../server/observe/observer.ts";
import { createTestApp, instantEngine, type TestApp } from "../../../support/test-app.ts";

let app: TestApp;
let server: ReturnType<typeof createApp>;
let ended: PromiseWithResolvers<RequestEnded>;
let isBegun: PromiseWithResolvers<void>;

beforeEach(async () => {
  ended = Promise.withResolvers();
  isBegun = Promise.withResolvers();
  const observer: Observer = {
    ...observers([]),
    requestBegan: () => {
      isBegun.resolve();
      return (end) => ended.resolve(end);
    },
  };
  app = await createTestApp({
    engine: {
      ...instantEngine,
      importReviews: (_source, _include, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    },
  });
  server = createApp(app.deps, observer).listen({ port: 0, hostname: "127.0.0.1" });
});
afterEach(async () => {
  await server.stop(true);
  await app.close();
});

const LONG = 40_000;

const hangUpOn = async (path: string, type: string, length: number): Promise<RequestEnded> => {
  const socket = connect(server.server?.port ?? 0, "127.0.0.1");
  const headers = `Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\nabc`);
  await isBegun.promise;
  socket.destroy();
  return ended.promise;
};

test.each([
  ["a file on its way", "/api/reviews/import", "text/plain", LONG],
  ["a form on its way", "/api/reviews/import", "multipart/form-data; boundary=a", LONG],
  ["a file that waits to be read", "/api/reviews/import", "text/plain", 3],
  ["a webhook on its way", "/api/billing/webhook", "application/json", LONG],
  ["fields on their way", "/api/auth/signin", "application/json", LONG],
])("who hangs up on %s is at fault, and nobody else", async (_, path, type, length) => {
  const { status, problem } = await hangUpOn(path, type, length);
  expect([status, problem]).toEqual([499, null]);
  expect(app.logLines.filter((line) => line.includes('"error"'))).toEqual([]);
});

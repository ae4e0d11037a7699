import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { engineThat, failingEngine, heldEngine, quickEngine, resultOf, STAGES } from "../../../../support/engines.ts";
import { when } from "../../../../support/scenario.ts";
import { createdAsin, fieldOf, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const STREAM = { accept: "text/event-stream" };

type StreamEvent = { event: string; data: unknown };

const eventsIn = (text: string): StreamEvent[] =>
  text
    .split("\n\n")
    .filter((block) => block.startsWith("event: "))
    .map((block) => {
      const [event = "", data = ""] = block.split("\n");
      return { event: event.slice("event: ".length), data: JSON.parse(data.slice("data: ".length)) };
    });

let app: TestApp;

const openStream = ({ cookies }: TestBrowser, asinId: string, key = ""): Promise<Response> => {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const json = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const headers = { ...STREAM, ...json, cookie, "idempotency-key": key };
  const body = JSON.stringify({ asinId });
  return app.handle(new Request("http://localhost/api/optimizations", { method: "POST", headers, body }));
};

beforeEach(async () => {
  app = await createTestApp({ engine: quickEngine });
});

afterEach(() => app.close());

describe("POST /api/optimizations for a caller that accepts an event stream", () => {
  test("tells every stage in order and the result last", async () => {
    await app.close();
    const followed = Promise.withResolvers<void>();
    const engine = engineThat(async (input, { onProgress }) => {
      await followed.promise;
      for (const progress of STAGES) onProgress(progress);
      return resultOf(input);
    });
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const response = await openStream(ada, asinId);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    let text = "";
    for await (const chunk of response.body ?? []) {
      followed.resolve();
      text += new TextDecoder().decode(chunk);
    }
    const events = eventsIn(text);
    const waiting = { event: "progress", data: { stage: "reading", percent: 0, message: "Waiting for a free place" } };
    const stages = STAGES.map((data) => ({ event: "progress", data }));
    expect(events.slice(0, -1)).toEqual([waiting, ...stages]);
    expect(events.at(-1)).toMatchObject({ event: "result", data: { asinId, productName: "Steel Bottle" } });
    const id: unknown = Object(events.at(-1)?.data).id;
    expect((await ada.get(`/api/optimizations/${String(id)}`)).body).toEqual(events.at(-1)?.data);
  });

  test("a refusal is an ordinary refusal, not a stream", async () => {
    const ada = await sellerOn(app, "pro");
    const refused = await when(app, () => ada.post("/api/optimizations", { asinId: "none" }, STREAM));
    refused.expectRefusal(404, "ASIN_NOT_FOUND");
  });

  test("work that fails ends the stream with the problem and its status", async () => {
    await app.close();
    app = await createTestApp({ engine: failingEngine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const { status, text } = await ada.post("/api/optimizations", { asinId }, STREAM);
    expect(status).toBe(200);
    expect(eventsIn(text).at(-1)).toEqual({
      event: "problem",
      data: {
        status: 503,
        problem: { code: "OPTIMIZATION_FAILED", message: expect.any(String), requestId: expect.any(String) },
      },
    });
  });

  test("a caller that goes away does not stop the work, and its repeat gets the result", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const response = await openStream(ada, asinId, "k");
    await engine.begun(1);
    await response.body?.cancel();
    const repeat = optimize(ada, asinId, "k");
    engine.release();
    expect(await repeat).toMatchObject({ status: 200, body: { asinId } });
    expect(engine.calls()).toBe(1);
  });
});

describe("an optimization that is not finished", () => {
  test("answers that it is being worked on, and then itself", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const asinId = await createdAsin(ada);
    const posted = optimize(ada, asinId);
    await engine.begun(1);
    const [row] = await app.deps.sql.query<{ id: string }>("select optimization_id as id from optimization_runs");
    const early = await ada.get(`/api/optimizations/${row?.id}`);
    expect({ status: early.status, code: Object(early.body).code }).toEqual({ status: 409, code: "IN_PROGRESS" });
    engine.release();
    const id = fieldOf(await posted, "id");
    expect(id).toBe(row?.id ?? "");
    expect((await ada.get(`/api/optimizations/${id}`)).status).toBe(200);
  });

  test("is followed to its end by a caller that accepts an event stream", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const posted = optimize(ada, await createdAsin(ada));
    await engine.begun(1);
    const [row] = await app.deps.sql.query<{ id: string }>("select optimization_id as id from optimization_runs");
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const address = `http://localhost/api/optimizations/${row?.id}`;
    const followed = await app.handle(new Request(address, { headers: { ...STREAM, cookie } }));
    let text = "";
    for await (const chunk of followed.body ?? []) {
      engine.release();
      text += new TextDecoder().decode(chunk);
    }
    const { body } = await posted;
    const events = eventsIn(text);
    expect(events[0]).toMatchObject({ event: "progress", data: { stage: "mining" } });
    expect(events.at(-1)).toEqual({ event: "result", data: body });
    expect(eventsIn((await ada.get(`/api/optimizations/${row?.id}`, STREAM)).text)).toEqual([
      { event: "result", data: body },
    ]);
    expect(engine.calls()).toBe(1);
  });

  test("of another customer cannot be followed, like one that never was", async () => {
    await app.close();
    const engine = heldEngine();
    app = await createTestApp({ engine });
    const ada = await sellerOn(app, "pro");
    const posted = optimize(ada, await createdAsin(ada));
    await engine.begun(1);
    const [row] = await app.deps.sql.query<{ id: string }>("select optimization_id as id from optimization_runs");
    const grace = await sellerOn(app, "pro", { email: "grace@example.com", password: "correct horse 9" });
    for (const id of [row?.id, "none"]) {
      const refused = await when(app, () => grace.get(`/api/optimizations/${id}`, STREAM));
      refused.expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
    }
    engine.release();
    await posted;
  });
});

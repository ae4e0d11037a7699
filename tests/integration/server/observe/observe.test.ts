import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { createMetrics, type Metrics } from "../../../../server/observe/metrics.ts";
import { serveMetrics } from "../../../../server/observe/metrics-server.ts";
import { observedStore } from "../../../../server/observe/observed-store.ts";
import { type Observer, observers } from "../../../../server/observe/observer.ts";
import { requestLog } from "../../../../server/observe/request-log.ts";
import { createTracing } from "../../../../server/observe/tracing.ts";
import { ADA } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../support/test-browser.ts";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";

let app: TestApp;
let metrics: Metrics;
const logged: string[] = [];

beforeEach(async () => {
  app = await createTestApp();
  metrics = createMetrics();
  logged.length = 0;
});
afterEach(() => app.close());

/** The same application, watched. */
const watchedBy = (observer: Observer): TestBrowser => {
  const deps = { ...app.deps, store: observedStore(app.deps.store, observer) };
  const watched = createApp(deps, observer);
  return openBrowser({ handle: async (request) => watched.handle(request) });
};

const figure = async (line: string): Promise<string | undefined> =>
  (await metrics.print(app.deps))
    .split("\n")
    .find((each) => each.startsWith(`${line} `))
    ?.split(" ")[1];

describe("figures", () => {
  test("count calls by route pattern, never by path", async () => {
    const browser = watchedBy(metrics);
    await browser.get("/api/optimizations/secret-id");
    await browser.get("/api/optimizations/another-id");
    const text = await metrics.print(app.deps);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/optimizations/:id",status="401"} 2',
    );
    expect(text).not.toContain("secret-id");
  });

  test("count refusals by code and appends by kind of stream", async () => {
    const browser = watchedBy(metrics);
    await browser.post("/api/auth/signup", ADA);
    await browser.post("/api/auth/signin", { ...ADA, password: "wrong-password" });
    expect(await figure('refusals_total{code="INVALID_CREDENTIALS"}')).toBe("1");
    expect(Number(await figure('events_appended_total{stream="customer"}'))).toBeGreaterThanOrEqual(2);
    expect(await figure('append_duration_seconds_count{stream="customer",outcome="appended"}')).toBe("1");
  });

  test("tell the position of the log and what waits", async () => {
    const browser = watchedBy(metrics);
    await browser.post("/api/auth/signup", ADA);
    const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
    expect(await figure("log_position")).toBe(String(last?.position));
    expect(await figure("mail_outbox_depth")).toBe("1");
    expect(await figure("optimization_runs")).toBe("0");
    expect(await figure("database_up")).toBe("1");
  });

  test("tell how far a reactor is behind", async () => {
    const browser = watchedBy(metrics);
    const reactor = await app.deps.store.subscribe({ name: "tested", from: "origin", react: async () => undefined });
    await browser.post("/api/auth/signup", ADA);
    const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
    await reactor.caughtUp(last?.position ?? 0);
    expect(await figure('reactor_lag_events{reactor="tested"}')).toBe("0");
    expect(await figure('reactor_paused{reactor="tested"}')).toBe("0");
    await reactor.stop();
  });

  test("go on while the database is away, and say so", async () => {
    const query = (): Promise<never> => Promise.reject(new Error("away"));
    const text = await metrics.print({ ...app.deps, sql: { ...app.deps.sql, query } });
    expect(text).toContain("database_up 0");
    expect(text.endsWith("# EOF\n")).toBe(true);
  });

  test("are served on a port of their own, as OpenMetrics, and nowhere else", async () => {
    const served = serveMetrics({ METRICS_PORT: 0, METRICS_HOST: "127.0.0.1" }, metrics, app.deps);
    const answer = await fetch(`${served?.url}metrics`);
    expect(answer.headers.get("content-type")).toStartWith("application/openmetrics-text");
    expect((await fetch(served?.url ?? "")).status).toBe(404);
    await served?.stop();
    expect(serveMetrics({ METRICS_PORT: undefined, METRICS_HOST: "127.0.0.1" }, metrics, app.deps)).toBeNull();
    expect((await watchedBy(metrics).get("/metrics")).status).toBe(404);
  });
});

describe("a language model that fails", () => {
  test("is a line in the log and a figure, by cause", async () => {
    const lines: unknown[] = [];
    const write = (message: string, properties = {}): void => void lines.push({ message, ...properties });
    const log = requestLog({ debug: write, info: write, warn: write, error: write });
    observers([log, metrics]).modelFailed("status 401");
    expect(lines).toEqual([{ message: "the language model gave no usable answer", cause: "status 401" }]);
    expect(await metrics.print(app.deps)).toContain('language_model_failures_total{cause="status 401"} 1');
  });
});

describe("log lines of calls", () => {
  test("name request, route, status and problem, and nothing of a person", async () => {
    const write = (message: string, properties = {}): void =>
      void logged.push(JSON.stringify({ message, ...properties }));
    const browser = watchedBy(requestLog({ debug: write, info: write, warn: write, error: write }));
    const { headers } = await browser.post("/api/auth/signin", { ...ADA, password: "wrong-password" });
    const [line = ""] = logged;
    expect(JSON.parse(line)).toMatchObject({
      message: "request",
      method: "POST",
      route: "/api/auth/signin",
      status: 401,
      problem: "INVALID_CREDENTIALS",
      requestId: headers.get("x-request-id"),
    });
    expect(line).not.toContain("ada");
    expect(line).not.toContain("wrong-password");
  });
});

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string }[] };

const spansIn = (body: unknown): Span[] => {
  const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
};

describe("traces", () => {
  test("reach a collector: a span for a call, in the caller's trace, and one below it for its append", async () => {
    const received: Span[] = [];
    const collector = Bun.serve({
      port: 0,
      fetch: async (request) => {
        received.push(...spansIn(await request.json()));
        return Response.json({});
      },
    });
    const tracing = createTracing(`http://127.0.0.1:${collector.port}`, { name: "listwright", version: "1" });
    const browser = watchedBy(observers([tracing]));
    await browser.post("/api/auth/signup", ADA, { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` });
    await tracing.close();
    await collector.stop(true);
    const call = received.find(({ name }) => name === "POST /api/auth/signup");
    const append = received.find(({ name }) => name === "append");
    expect(call).toMatchObject({ traceId: TRACE_ID, parentSpanId: "00f067aa0ba902b7" });
    expect(append).toMatchObject({ traceId: TRACE_ID, parentSpanId: call?.spanId });
    expect(JSON.stringify(received)).not.toContain("ada@");
  });

  test("of a malformed parent begin anew", async () => {
    const { parentOf } = await import("../../../../server/observe/traceparent.ts");
    for (const header of [null, "", "00-0-0-01", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, "garbage"])
      expect(parentOf(header)).toEqual(parentOf(null));
  });
});

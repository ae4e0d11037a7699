import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { Problem } from "../../../../events/kernel/problem.schema.ts";
import { createApp } from "../../../../server/app.ts";
import { SERVER_BODY_BYTES } from "../../../../server/http/body-limit.ts";
import { MORE } from "../../../../server/http/openapi-answers.ts";
import { apiHeadersOf, securityHeadersOf } from "../../../../server/http/security-headers.ts";
import { when } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { type Answer, openBrowser } from "../../../support/test-browser.ts";

const MARKER = "zq-marker-7f3a";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const pathsOf = (): { method: string; path: string }[] =>
  app.routes.map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, MARKER) }));

const junk: Record<string, unknown> = {
  email: MARKER,
  password: MARKER,
  reviews: [MARKER],
  asin: { deep: MARKER },
  name: 7,
  [MARKER]: MARKER,
};

const problemOf = ({ status, headers, body, text }: Answer): Problem => {
  expect(headers.get("content-type")).toBe("application/problem+json");
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain(MARKER);
  return v.parse(Problem, body);
};

describe("every answer", () => {
  test("carries the security headers and its request id", async () => {
    const browser = openBrowser(app);
    for (const { method, path } of pathsOf()) {
      const { headers } = await browser.call(method, path);
      const headersOf = path.startsWith("/api/") ? apiHeadersOf : securityHeadersOf;
      const expected = Object.entries(headersOf(app.deps.env));
      expect({ path, headers: expected.map(([name]) => [name, headers.get(name)]) }).toEqual({
        path,
        headers: expected,
      });
      expect(headers.get("x-request-id")).not.toBeNull();
    }
  });

  test("of the API is never stored by a cache", async () => {
    const browser = openBrowser(app);
    for (const { method, path } of pathsOf().filter((route) => route.path.startsWith("/api/"))) {
      const { headers } = await browser.call(method, path);
      expect({ path, cache: headers.get("cache-control") }).toEqual({ path, cache: "no-store" });
    }
  });

  test("to junk is a problem that quotes none of it, and nothing is appended", async () => {
    const browser = openBrowser(app);
    const writing = pathsOf().filter(({ method }) => method === "POST" || method === "PATCH");
    expect(writing.length).toBeGreaterThan(10);
    for (const { method, path } of writing) {
      const { answer, appended } = await when(app, () => browser.call(method, path, { body: junk }));
      expect({ path, types: appended.map(({ event }) => event.type).filter((type) => type !== "DemoStarted") }).toEqual(
        { path, types: [] },
      );
      if (answer.status >= 400) problemOf(answer);
    }
  });

  test("to text that is not JSON is 400 BAD_JSON or a refusal that comes before", async () => {
    const browser = openBrowser(app);
    const { answer } = await when(app, () =>
      browser.call("POST", "/api/auth/signin", { body: `{"email": "${MARKER}` }),
    );
    expect(problemOf(answer).code).toBe("BAD_JSON");
    expect(answer.status).toBe(400);
  });

  test("to an unknown path is 404 NOT_FOUND", async () => {
    const answer = await openBrowser(app).get(`/api/${MARKER}`);
    expect(problemOf(answer).code).toBe("NOT_FOUND");
    expect(answer.status).toBe(404);
  });

  test("to a body that says it is too large is 413, before any of it is parsed", async () => {
    const headers = { "content-length": String(65 * 1024) };
    const call = () => openBrowser(app).call("POST", "/api/auth/signin", { body: junk, headers });
    (await when(app, call)).expectRefusal(413, "TOO_LARGE");
  });
});

const endless = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
  controller.enqueue(new Uint8Array(65_536));

describe("a server", () => {
  test("answers 129 MiB and a body of undeclared length with a problem, and goes on", async () => {
    const served = createApp(app.deps).listen({
      port: 0,
      hostname: "127.0.0.1",
      maxRequestBodySize: SERVER_BODY_BYTES,
    });
    const url = `http://127.0.0.1:${served.server?.port}/api/auth/signin`;
    const send = async (body: BodyInit): Promise<[number, unknown]> => {
      const response = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
      return [response.status, v.parse(Problem, await response.json()).code];
    };
    try {
      expect(await send(new Uint8Array(129 * 1024 * 1024))).toEqual([413, "TOO_LARGE"]);
      expect(await send(new ReadableStream({ pull: endless }))).toEqual([411, "LENGTH_REQUIRED"]);
      expect(await send("{}")).toEqual([422, "VALIDATION"]);
    } finally {
      await served.stop(true);
    }
  });
});

describe("GET /api/openapi.json", () => {
  test("describes every call with its body", async () => {
    const { body, status } = await openBrowser(app).get("/api/openapi.json");
    expect(status).toBe(200);
    const { paths } = body as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
    };
    const described = app.routes.filter(({ path }) => path.startsWith("/api/") && path !== "/api/openapi.json");
    const missing = described.filter(
      ({ method, path }) => paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()] === undefined,
    );
    expect(missing).toEqual([]);
    expect(Object.keys(paths).filter((path) => !path.startsWith("/api/"))).toEqual([]);
    const signUp = paths["/api/auth/signup"]?.["post"]?.requestBody?.content["application/json"]?.schema;
    expect(signUp).toMatchObject({
      properties: { email: { type: "string" }, password: { type: "string" } },
      required: ["email", "password"],
    });
  });

  test("describes what every call answers, problems as well", async () => {
    const { body } = await openBrowser(app).get("/api/openapi.json");
    const { paths, components } = body as Described;
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(operations)) {
        const { default: refusal, ...answers } = responses;
        const call = `${method.toUpperCase()} ${path}`;
        expect([call, refusal]).toEqual([call, { $ref: "#/components/responses/Problem" }]);
        expect([call, Object.keys(answers)]).toEqual([call, call === "GET /api/billing/portal" ? ["303"] : ["200"]]);
      }
    expect(Object.keys(components.responses["Problem"]?.content ?? {})).toEqual(["application/problem+json"]);
    expect(components.schemas["Problem"]?.required).toEqual(["code", "message", "requestId"]);
  });

  test("describes streams, uploads, downloads and named requests", async () => {
    const { body } = await openBrowser(app).get("/api/openapi.json");
    const { paths } = body as Described;
    const optimize = paths["/api/optimizations"]?.["post"];
    expect(Object.keys(optimize?.responses["200"]?.content ?? {})).toEqual(["application/json", "text/event-stream"]);
    expect(optimize?.parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
    expect(Object.keys(paths["/api/reviews/import"]?.["post"]?.requestBody?.content ?? {})).toEqual([
      "multipart/form-data",
      "text/plain",
      "application/octet-stream",
    ]);
    const zip = paths["/api/account/export"]?.["get"]?.responses["200"];
    expect(Object.keys(zip?.content ?? {})).toEqual(["application/zip"]);
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(MORE).filter((call) => !calls.includes(call))).toEqual([]);
  });
});

type DescribedAnswer = { $ref?: string; content?: Record<string, object> };
type Described = {
  paths: Record<
    string,
    Record<
      string,
      { parameters: object[]; requestBody?: { content: object }; responses: Record<string, DescribedAnswer> }
    >
  >;
  components: {
    responses: Record<string, { content: object }>;
    schemas: Record<string, { required: string[] }>;
  };
};

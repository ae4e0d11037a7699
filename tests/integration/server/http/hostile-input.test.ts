import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../../server/app.ts";
import { givePlan } from "../../../../server/features/identity/administer.ts";
import { pages } from "../../../../server/http/pages.ts";
import { pagesSetup } from "../../../support/pages-setup.ts";
import { resetDatabase } from "../../../support/reset-database.ts";
import { ADA, signedUp, when } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser, type TestBrowser } from "../../../support/test-browser.ts";

const NUL = "\0";
const HALF = "\ud800";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => resetDatabase(app.deps.sql));
afterAll(() => app.close());

const paidSeller = async (): Promise<TestBrowser> => {
  const ada = await signedUp(app);
  await givePlan(app.deps)(ADA.email, "pro", "test");
  return ada;
};

describe("a JSON body", () => {
  test.each([
    ["arrays 30,000 deep", "[".repeat(30_000) + "]".repeat(30_000)],
    ["objects 9,000 deep", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
    ["more depth than the parser takes", "[".repeat(65_000)],
  ])("of %s is refused", async (_what, body) => {
    const { answer, appended } = await when(app, () => openBrowser(app).call("POST", "/api/auth/signup", { body }));
    expect([400, 422]).toContain(answer.status);
    expect(appended).toEqual([]);
  });

  test("that is empty is a form without its fields", async () => {
    const call = () => openBrowser(app).call("POST", "/api/auth/signup", { body: "" });
    (await when(app, call)).expectRefusal(422, "VALIDATION");
  });

  test("is taken however its type is spelled", async () => {
    const headers = { "content-type": "Application/JSON; Charset=UTF-8" };
    const { status } = await openBrowser(app).call("POST", "/api/relay/reset", {
      body: JSON.stringify({ email: ADA.email }),
      headers,
    });
    expect(status).toBe(200);
  });

  test.each(["application/x-www-form-urlencoded", "text/plain"])("is not taken as %s", async (type) => {
    const body = `email=ada%40example.com&password=${encodeURIComponent(ADA.password)}`;
    const call = () => openBrowser(app).call("POST", "/api/auth/signup", { body, headers: { "content-type": type } });
    (await when(app, call)).expectRefusal(415, "UNSUPPORTED_TYPE", {
      message: "Send the fields of this request as JSON, with the content type application/json.",
    });
  });

  test.each(["Application/JSON", "application/json; charset=utf-8", "APPLICATION/JSON ;charset=UTF-8"])(
    "is taken as %s",
    async (type) => {
      const call = { body: ADA, headers: { "content-type": type } };
      expect((await openBrowser(app).call("POST", "/api/auth/signup", call)).status).toBe(200);
    },
  );

  test("that is not there needs no type", async () => {
    expect((await openBrowser(app).call("POST", "/api/auth/signout")).status).toBe(200);
    const headers = { "content-type": "text/plain" };
    expect((await openBrowser(app).call("POST", "/api/auth/signout", { headers })).status).toBe(200);
  });
});

describe("a body as long as its form allows", () => {
  const lines = Array.from({ length: 40 }, (_, index) => `${index} ${"é".repeat(290)}`);
  const lists = { pains: lines, keywords: lines, emotionalDrivers: lines, say: lines, notSay: lines };
  const sizeOf = (form: object): number => Buffer.byteLength(JSON.stringify(form));
  /** As a browser sends it: with its length. */
  const send = (browser: TestBrowser, method: string, path: string, body: object) =>
    browser.call(method, path, { body, headers: { "content-length": `${sizeOf(body)}` } });

  test("is taken for an avatar, when it is made and when it is changed", async () => {
    const form = { name: "Nurse", audience: "Nurses", ...lists, desiredOutcomes: lines };
    expect(sizeOf(form)).toBeGreaterThan(65_536);
    const ada = await paidSeller();
    const made = await send(ada, "POST", "/api/avatars", form);
    expect(made.status).toBe(200);
    const { id } = Object(made.body);
    expect((await send(ada, "PATCH", `/api/avatars/${id}`, form)).status).toBe(200);
  });

  test("is taken for the avatar of a demo", async () => {
    const short = { gender: "", ageRange: "", location: "", incomeLevel: "", occupation: "" };
    const within = { lifestyle: "", values: "", personality: "", motivationToBuy: "" };
    const form = {
      profileName: "Nurse",
      demographics: short,
      psychographics: within,
      ...lists,
      desires: lines,
      tone: "",
    };
    expect(sizeOf(form)).toBeGreaterThan(65_536);
    const visitor = openBrowser(app);
    await visitor.post("/api/demo/start", {});
    expect((await send(visitor, "POST", "/api/demo/stash-full-avatar", form)).status).toBe(200);
  });
});

test("what is wrong is told in our words, and never in those of the schema library, which quote it", async () => {
  const ada = await paidSeller();
  const { answer } = await when(app, () => ada.get(`/api/billing/confirm?session_id=${"secret".repeat(50)}`));
  expect(answer.body).toMatchObject({ fields: [{ message: "This field is missing or has the wrong form" }] });
});

describe("characters that no database keeps", () => {
  test("are left out of what a seller typed, and the rest is kept", async () => {
    const ada = await paidSeller();
    const form = { name: `Nurse${NUL} Ada${HALF}`, audience: `${NUL}Nurses`, pains: [`leaks${NUL}`], notes: NUL };
    const { id } = Object((await ada.post("/api/avatars", form)).body);
    expect((await ada.get(`/api/avatars/${id}`)).body).toMatchObject({
      name: "Nurse Ada\ufffd",
      audience: "Nurses",
      pains: ["leaks"],
      notes: "",
    });
  });

  test("are left out of reviews and their product", async () => {
    const ada = await paidSeller();
    const product = { asin: `B0${NUL}`, productName: `Bottle${HALF}`, keywords: [NUL] };
    const answer = await ada.post("/api/asins", { ...product, reviewsText: `It leaks${NUL} in my bag ${HALF}.` });
    expect(answer.status).toBe(200);
  });

  test("lead to nothing in an address", async () => {
    const ada = await paidSeller();
    for (const path of ["/api/optimizations/%00", "/api/avatars/a%00b", "/api/demo/export?format=md&id=%00"]) {
      (await when(app, () => ada.get(path))).expectRefusal(404, "NOT_FOUND");
    }
  });
});

describe("a request that names no host", () => {
  const statusOf = async (port: number, request: string): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = await Bun.connect({
      hostname: "127.0.0.1",
      port,
      socket: { data: (_socket, bytes) => resolve(bytes.toString("latin1").split("\r\n")[0] ?? "") },
    });
    socket.write(request);
    const line = await promise;
    socket.end();
    return line;
  };

  test("is answered like any other", async () => {
    const icon = {
      path: "icon.svg",
      hash: "h",
      type: "image/svg+xml",
      encodings: [],
      immutable: false,
      former: false,
      bytes: 0,
    };
    const files = pages(
      "/nowhere",
      { fingerprint: "test", files: [icon], scripts: { landing: 0, routes: [] } },
      pagesSetup("http://localhost"),
    );
    const served = createApp(app.deps).use(files).listen({ port: 0, hostname: "127.0.0.1" });
    const port = served.server?.port ?? 0;
    try {
      expect(await statusOf(port, "GET /api/auth/me HTTP/1.0\r\n\r\n")).toContain(" 200 ");
      expect(await statusOf(port, 'GET /icon.svg HTTP/1.1\r\nHost: \r\nIf-None-Match: "h"\r\n\r\n')).toContain(" 304 ");
      const forged =
        "POST /api/auth/signout HTTP/1.1\r\nHost: \r\nOrigin: http://evil.example\r\nContent-Length: 0\r\n\r\n";
      expect(await statusOf(port, forged)).toContain(" 403 ");
    } finally {
      await served.stop(true);
    }
  });
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Elysia } from "elysia";
import { originCheck, SERVER_TO_SERVER_PATHS } from "../../../../server/http/origin-check.ts";
import { problems } from "../../../../server/http/problems.ts";
import { ADA, signedUp, when } from "../../../support/scenario.ts";
import { createTestApp, type TestApp } from "../../../support/test-app.ts";
import { openBrowser } from "../../../support/test-browser.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ env: { APP_URL: "http://shop.example:8080" } });
});
afterEach(() => app.close());

const OURS = ["http://localhost", "http://shop.example:8080"];
const FOREIGN = ["http://evil.example", "https://localhost", "http://localhost:3000", "http://shop.example", "null"];
const SITES = ["same-origin", "same-site", "cross-site", "none", null] as const;
const TYPES = ["application/json", "application/x-www-form-urlencoded", "text/plain"];

const isAllowed = (site: (typeof SITES)[number], origin: string | null, hasCookie: boolean): boolean => {
  if (site === "same-origin") return true;
  if (site === "same-site" || site === "cross-site") return false;
  return origin === null ? !hasCookie : OURS.includes(origin);
};

const matrix = SITES.flatMap((site) =>
  [...OURS, ...FOREIGN, null].flatMap((origin) => [true, false].map((hasCookie) => ({ site, origin, hasCookie }))),
);

const isReading = (method: string) => ["GET", "HEAD", "OPTIONS"].includes(method);
const filled = (path: string) => path.replace(/:[^/]+/g, "x").replace(/\*/g, "x");
const send = (path: string, method: string, headers: Record<string, string | null>) => {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  const body = isReading(method) ? {} : { body: "{}" };
  return app.handle(new Request(`http://localhost${path}`, { method, headers: Object.fromEntries(given), ...body }));
};
const isForged = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.text()).includes('"FORGED_REQUEST"');

describe("A5: a call that changes something", () => {
  test.each(matrix)("from $site, of $origin, with a cookie: $hasCookie", async ({ site, origin, hasCookie }) => {
    for (const type of TYPES) {
      const response = await send("/api/auth/signout", "POST", {
        "sec-fetch-site": site,
        origin,
        cookie: hasCookie ? "sid=x" : null,
        "content-type": type,
      });
      expect(await isForged(response)).toBe(!isAllowed(site, origin, hasCookie));
    }
  });

  test("is refused from elsewhere on every route there is", async () => {
    const changing = app.routes.filter(({ method, path }) => !isReading(method) && !SERVER_TO_SERVER_PATHS.has(path));
    expect([...SERVER_TO_SERVER_PATHS]).toEqual(["/api/billing/webhook"]);
    expect(changing.length).toBeGreaterThan(7);
    for (const { method, path } of changing) {
      const forged = [
        await send(filled(path), method, { "sec-fetch-site": "cross-site", cookie: "sid=x" }),
        await send(filled(path), method, { origin: "http://evil.example", cookie: "sid=x" }),
        await send(filled(path), method, { cookie: "sid=x" }),
        await send(filled(path), method, { origin: "http://evil.example" }),
      ];
      expect({ method, path, refused: await Promise.all(forged.map(isForged)) }).toEqual({
        method,
        path,
        refused: [true, true, true, true],
      });
    }
  });

  test("appends nothing when it is forged", async () => {
    const browser = await signedUp(app);
    const signOut = await when(app, () =>
      browser.post("/api/auth/signout", undefined, { "sec-fetch-site": "cross-site" }),
    );
    signOut.expectRefusal(403, "FORGED_REQUEST");
    const signIn = await when(app, () =>
      openBrowser(app).post("/api/auth/signin", ADA, { "sec-fetch-site": "cross-site" }),
    );
    signIn.expectRefusal(403, "FORGED_REQUEST");
  });

  test("is refused before its body is read", async () => {
    const response = await send("/api/auth/signin", "POST", {
      "sec-fetch-site": "cross-site",
      "content-type": "application/json",
    });
    expect(await isForged(response)).toBe(true);
  });

  test("is never a GET", async () => {
    const browser = await signedUp(app);
    for (const { path } of app.routes.filter(({ method }) => method === "GET")) {
      const read = await when(app, () => browser.get(filled(path), { "sec-fetch-site": "cross-site" }));
      expect({ path, appended: read.appended }).toEqual({ path, appended: [] });
    }
  });
});

describe("a path that servers call", () => {
  const hooked = () =>
    new Elysia()
      .use(problems(app.deps.log))
      .use(originCheck({ appUrl: null }, new Set(["/hook"])))
      .post("/hook", () => "taken")
      .post("/other", () => "taken");

  test("is exempt, and only that path", async () => {
    const from = (path: string) =>
      hooked().handle(
        new Request(`http://localhost${path}`, { method: "POST", headers: { origin: "http://evil.example" } }),
      );
    expect((await from("/hook")).status).toBe(200);
    expect((await from("/other")).status).toBe(403);
  });
});

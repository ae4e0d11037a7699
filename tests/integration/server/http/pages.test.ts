import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ANONYMOUS_SESSION } from "../../../../events/wire/anonymous-session.ts";
import { type ClientManifest, describeFiles } from "../../../../server/build/client-manifest.ts";
import { pages } from "../../../../server/http/pages.ts";
import { capturingLog } from "../../../support/log.ts";
import { pagesSetup } from "../../../support/pages-setup.ts";

const SCRIPT = "console.log(1);\n".repeat(200);
const HEAD = '<head><title>x</title><meta name="description" content="y" /></head>';
const DARK = `<!doctype html><html class="dark">${HEAD}<body></body></html>`;
const LIGHT = `<!doctype html><html class="light">${HEAD}<body></body></html>`;
const ORIGIN = "https://shop.example";

let dir: string;
let manifest: ClientManifest;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "listwright-pages-"));
  mkdirSync(join(dir, "assets"));
  writeFileSync(join(dir, "index.html"), DARK);
  writeFileSync(join(dir, "index.light.html"), LIGHT);
  writeFileSync(join(dir, "assets", "main-abc.js"), SCRIPT);
  writeFileSync(join(dir, "assets", "main-abc.js.gz"), Bun.gzipSync(SCRIPT));
  writeFileSync(join(dir, "favicon.svg"), "<svg/>");
  manifest = { fingerprint: "test", files: await describeFiles(dir), scripts: { landing: 0, routes: [] } };
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(pages(dir, manifest, pagesSetup(ORIGIN)).handle(new Request(`http://localhost${path}`, { headers })));

const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

describe("a page", () => {
  test("opens cold at any depth, with the title of the page at that path", async () => {
    for (const [path, title] of [
      ["/", "Turn Reviews into Revenue"],
      ["/demo?sample=bottle", "Free demo"],
      ["/Demo/", "Free demo"],
      ["/avatars/12", "Edit avatar"],
      ["/avatars/new", "New avatar"],
      ["/legal/refunds", "Refunds"],
      ["/auth/signin", "Sign in"],
      ["/auth/a/b", "Sign in"],
    ]) {
      const response = await get(path ?? "");
      expect([path, response.status, titleOf(await response.text())]).toEqual([path, 200, `${title} · Listwright`]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-type")).toContain("text/html");
    }
  });

  test.each(["/no-such-page", "/support", "/legal/nothing", "/avatars/1/2", "/legal", "/__proto__"])(
    "that does not exist says so by its status and its title: %s",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect([response.status, titleOf(html)]).toEqual([404, "Page not found · Listwright"]);
      expect(html).toContain('<meta name="robots" content="noindex">');
    },
  );

  test("for staff is there for staff only", async () => {
    for (const path of ["/support", "/Support/anybody/"]) {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, { cookie: "sid=somebody" })).status).toBe(404);
      expect((await get(path, { cookie: "sid=staff" })).status).toBe(200);
    }
  });

  test("that may be shared names its one address and a picture, from the configured origin", async () => {
    const html = await (await get("/DEMO?utm_source=x", { host: "evil.example" })).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/demo">`);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/social-preview.png">`);
    expect(html).toContain('<meta name="description" content="Try it on one product');
    expect(html).not.toContain("evil.example");
    expect(html).not.toContain("noindex");
  });

  test("for the signed-in is kept out of search engines and has no address to share", async () => {
    const html = await (await get("/dashboard")).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:/);
  });

  test("says that nobody is there only to a browser that nobody was in", async () => {
    const sessionFor = async (headers: Record<string, string>): Promise<unknown> => {
      const html = await (await get("/demo", headers)).text();
      return JSON.parse(/<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "{}").session;
    };
    expect(await sessionFor({})).toEqual(ANONYMOUS_SESSION);
    expect(await sessionFor({ cookie: "theme=light" })).toEqual(ANONYMOUS_SESSION);
    expect(await sessionFor({ cookie: "sid=somebody" })).toBeNull();
    expect(await sessionFor({ cookie: "visitor=somebody" })).toBeNull();
  });

  test("comes in the theme that the cookie names", async () => {
    const response = await get("/", { cookie: "a=b; theme=light" });
    expect(await response.text()).toContain('<html class="light">');
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Cookie");
  });

  test("comes compressed to a browser that takes it, and not at all to one that has it", async () => {
    const response = await get("/demo", { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(Buffer.from(Bun.gunzipSync(await response.bytes())).toString()).toContain("Free demo");
    const etag = response.headers.get("etag") ?? "";
    const again = await get("/demo", { "accept-encoding": "gzip", "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });
});

describe("when the client is built anew while the server runs", () => {
  test("files that are gone are 404 and logged, and pages stay those of the build it knows", async () => {
    const served = mkdtempSync(join(tmpdir(), "listwright-rebuilt-"));
    cpSync(dir, served, { recursive: true });
    const lines: string[] = [];
    const running = pages(served, manifest, pagesSetup(ORIGIN, capturingLog(lines)));
    const ask = (path: string) => running.handle(new Request(`http://localhost${path}`));
    rmSync(join(served, "assets"), { recursive: true });
    writeFileSync(join(served, "index.html"), DARK.replace("<body>", '<body><script src="/assets/new.js"></script>'));
    const gone = await ask("/assets/main-abc.js");
    expect([gone.status, gone.headers.get("content-type"), gone.headers.get("cache-control")]).toEqual([
      404,
      "application/problem+json",
      "no-store",
    ]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: "warn", path: "/assets/main-abc.js" }]);
    expect(await (await ask("/demo")).text()).not.toContain("new.js");
    rmSync(served, { recursive: true });
  });
});

describe("a file", () => {
  test("with a hashed name is kept for ever, in the encoding the browser takes", async () => {
    const response = await get("/assets/main-abc.js", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(Bun.gunzipSync(await response.bytes())).toString()).toBe(SCRIPT);
  });

  test("comes plain to a browser that refuses the encoding", async () => {
    const response = await get("/assets/main-abc.js", { "accept-encoding": "gzip;q=0" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  test("that the browser already has is not sent again", async () => {
    const etag = (await get("/favicon.svg")).headers.get("etag") ?? "";
    const again = await get("/favicon.svg", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  test("that does not exist is 404 and never the page", async () => {
    for (const path of ["/assets/gone-123.js", "/api/unknown", "/..%2f..%2fpackage.json"]) {
      const response = await get(path);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        404,
        "application/problem+json",
      ]);
    }
  });
});

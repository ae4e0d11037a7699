import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientManifest, describeFiles } from "../../../../server/build/client-manifest.ts";
import { pages } from "../../../../server/http/pages.ts";

const SCRIPT = "console.log(1);\n".repeat(200);
const DARK = '<!doctype html><html class="dark"></html>';
const LIGHT = '<!doctype html><html class="light"></html>';

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
  manifest = { fingerprint: "test", files: await describeFiles(dir) };
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(pages(dir, manifest).handle(new Request(`http://localhost${path}`, { headers })));

describe("a page", () => {
  test("is the same document for every path, so that a deep link opens cold", async () => {
    for (const path of ["/", "/demo", "/avatars/12"]) {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, DARK]);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    }
  });

  test("comes in the theme that the cookie names", async () => {
    const response = await get("/", { cookie: "a=b; theme=light" });
    expect(await response.text()).toBe(LIGHT);
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Cookie");
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

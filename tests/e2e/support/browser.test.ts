import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { accessibilityFaults, launchBrowser, newPage, withPage } from "../../support/browser.ts";

const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Page</title><body><main><h1>Page</h1>${body}</main>`;

const PAGES: Readonly<Record<string, string>> = {
  "/clean": page(`<button id="refuse">Refuse</button><script src="/clean.js"></script>`),
  "/clean.js": `document.querySelector("#refuse").onclick = () => fetch("/refused");`,
  "/console": page(`<script src="/console.js"></script>`),
  "/console.js": `console.error("it broke");`,
  "/uncaught": page(`<script src="/uncaught.js"></script>`),
  "/uncaught.js": `throw new Error("nobody caught this");`,
  "/inline": page(`<script>document.title = "inline";</script>`),
  "/failing": page(`<script src="/failing.js"></script>`),
  "/failing.js": `fetch("/broken");`,
  "/unnamed": page("<button></button>"),
};

const STATUS: Readonly<Record<string, number>> = { "/refused": 409, "/broken": 500 };

const answer = (request: Request): Response => {
  const { pathname } = new URL(request.url);
  const type = pathname.endsWith(".js") ? "text/javascript" : "text/html";
  return new Response(PAGES[pathname] ?? "", {
    status: STATUS[pathname] ?? 200,
    headers: { "content-type": type, "content-security-policy": "default-src 'self'" },
  });
};

describe("the browser of the tests", () => {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  const baseUrl = server.url.origin;
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop(true);
  });

  const visit = (path: string) =>
    withPage(browser, { baseUrl, title: `planted ${path}`, traced: true }, async ({ page: tab }) => {
      await tab.goto(path, { waitUntil: "networkidle" });
    });

  test("accepts a page that is clean, and an answer that refuses", async () => {
    await withPage(browser, { baseUrl, title: "planted clean" }, async ({ page: tab }) => {
      await tab.goto("/clean");
      const refused = tab.waitForResponse("**/refused");
      await tab.getByRole("button", { name: "Refuse" }).click();
      expect((await refused).status()).toBe(409);
    });
  });

  test.each([
    ["/console", "console: it broke"],
    ["/uncaught", "uncaught: nobody caught this"],
    ["/inline", "content policy: script-src-elem refused inline"],
    ["/failing", "answer 500: /broken"],
  ])("fails a test on %s with '%s', and keeps a picture, and a trace where one is asked for", async (path, fault) => {
    const evidence = join(import.meta.dir, "../../../.cache/browser", `planted-${path.slice(1)}`);
    const complaint = await visit(path).then(() => "none", String);
    expect(complaint).toContain(fault);
    expect([existsSync(`${evidence}.png`), existsSync(`${evidence}.zip`)]).toEqual([true, true]);
    rmSync(`${evidence}.png`);
    rmSync(`${evidence}.zip`);
  });

  test("opens pages in the asked width, theme, language and time zone", async () => {
    const { page: tab, context } = await newPage(browser, { baseUrl, theme: "light", width: 360 });
    await tab.goto("/clean");
    const seen = await tab.evaluate(() => ({
      width: innerWidth,
      theme: localStorage.getItem("theme"),
      cookie: document.cookie,
      language: navigator.language,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }));
    await context.close();
    expect(seen).toEqual({
      width: 360,
      theme: "light",
      cookie: "theme=light",
      language: "en-US",
      zone: "America/New_York",
    });
  });

  test("finds what a person who cannot see the page would miss", async () => {
    const { page: tab, context } = await newPage(browser, { baseUrl });
    await tab.goto("/unnamed");
    const faults = await accessibilityFaults(tab);
    await tab.goto("/clean");
    const none = await accessibilityFaults(tab);
    await context.close();
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(["button-name"]);
    expect(none).toEqual([]);
  });
});

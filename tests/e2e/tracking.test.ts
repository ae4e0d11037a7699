import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";

let browser: Browser;
let app: AppServer;
let stats: ReturnType<typeof Bun.serve>;

const SCRIPT = "window.plausible = (name, options) => { (window.counted ??= []).push(options.u); };";

beforeAll(async () => {
  stats = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () =>
      new Response(SCRIPT, {
        headers: { "content-type": "text/javascript", "cross-origin-resource-policy": "cross-origin" },
      }),
  });
  [browser, app] = await Promise.all([
    launchBrowser(),
    startAppServer({ ANALYTICS_SRC: `http://127.0.0.1:${stats.port}/x.js`, ANALYTICS_SITE: "shop.example" }),
  ]);
}, 120_000);

afterAll(async () => {
  await Promise.all([browser.close(), app.stop(), stats.stop(true)]);
});

const onLanding = (title: string, body: (page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("region", { name: "Privacy choice" }).waitFor();
    await body(page);
  });

const counted = (page: Page): Promise<string[]> => page.evaluate((): string[] => Reflect.get(window, "counted") ?? []);

const untilCounted = (page: Page, pages: number) =>
  page.waitForFunction((expected) => Reflect.get(window, "counted")?.length === expected, pages);

const scripts = (page: Page): Promise<number> => page.locator('script[src*="/x.js"]').count();

describe("counting visits", () => {
  test(
    "waits for a yes, then counts each page without what follows its path",
    () =>
      onLanding("consent granted", async (page) => {
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await scripts(page)).toBe(0);
        await page.getByRole("button", { name: "Allow counting" }).click();
        await untilCounted(page, 1);
        await page.getByRole("contentinfo").getByRole("link", { name: "Free demo" }).click();
        await untilCounted(page, 2);
        const { origin } = new URL(page.url());
        expect(await counted(page)).toEqual([`${origin}/`, `${origin}/demo`]);
        expect(await scripts(page)).toBe(1);
      }),
    60_000,
  );

  test(
    "stays off after a no, which is remembered and can be changed",
    () =>
      onLanding("consent denied", async (page) => {
        await page.getByRole("button", { name: "Only what is necessary" }).click();
        await page.reload();
        await page.getByRole("button", { name: "Privacy choices" }).waitFor();
        expect(await page.getByRole("region", { name: "Privacy choice" }).count()).toBe(0);
        expect(await scripts(page)).toBe(0);
        await page.getByRole("button", { name: "Privacy choices" }).click();
        await page.getByRole("region", { name: "Privacy choice" }).waitFor();
      }),
    60_000,
  );
});

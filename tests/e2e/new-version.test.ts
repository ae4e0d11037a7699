import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);
afterAll(() => browser.close());

/** What the browser's console says of requests that fail on purpose. */
const PROVOKED = /Failed to load resource|Failed to fetch dynamically imported module|We cannot reach|did not arrive/;

const as = (title: string, body: (page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title: `new version ${title}`, expected: PROVOKED }, async ({ page }) => {
    page.setDefaultTimeout(15_000);
    await body(page);
  });

const SCRIPTS = "**/assets/*.js";

/** From now on the scripts of the open page are gone, as after an upgrade; a page that is loaded anew gets those that are there. */
const upgrade = async (page: Page): Promise<void> => {
  await page.route(SCRIPTS, (route) =>
    route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" }),
  );
  page.on("request", (request) => {
    if (request.isNavigationRequest()) void page.unroute(SCRIPTS);
  });
};

const loads = (page: Page): (() => number) => {
  let count = 0;
  page.on("load", () => {
    count += 1;
  });
  return () => count;
};

const goTo = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

const RELOAD = "Listwright was updated. Some parts of this page open only after it is reloaded.";

describe("a page that is open while Listwright is upgraded", () => {
  test("is loaded anew where the customer goes, once", () =>
    as("going on", async (page) => {
      await page.goto("/watch-demo");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const count = loads(page);
      await upgrade(page);
      await goTo(page, "Privacy");
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/legal/privacy");
      await page.waitForLoadState("load");
      expect(count()).toBe(1);
    }));

  test("says what to do where a part of it cannot open, and does it", () =>
    as("part", async (page) => {
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await upgrade(page);
      await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
      await page.getByText(RELOAD).waitFor();
      expect(await accessibilityFaults(page, '[role="status"]:not(:empty)')).toEqual([]);
      await page.getByRole("button", { name: "Reload" }).click();
      await page.getByText(RELOAD).waitFor({ state: "detached" });
      await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("dialog").waitFor();
    }));

  test("stays as it is where the server cannot be reached, and goes on once it can", () =>
    as("offline", async (page) => {
      await page.goto("/watch-demo");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const count = loads(page);
      await page.context().setOffline(true);
      await goTo(page, "Privacy");
      await page.getByRole("heading", { level: 1, name: "This page did not load." }).waitFor();
      await page.getByText("We cannot reach the server.", { exact: false }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
      expect(count()).toBe(0);
    }));
});

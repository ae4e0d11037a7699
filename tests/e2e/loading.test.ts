import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller } from "../support/paid-seller.ts";
import { MOST_SHIFT, readSpeed, speedOf, watchSpeed } from "./support/page-speed.ts";

setDefaultTimeout(120_000);

let browser: Browser;
let baseUrl: string;

beforeAll(async () => {
  [browser, baseUrl] = await Promise.all([launchBrowser(), sharedAppServer().then(({ url }) => url)]);
}, 120_000);

afterAll(() => browser.close());

describe("a page that comes complete", () => {
  test("stays in place for somebody whose session has to be asked for", async () => {
    expect(
      (await speedOf(browser, baseUrl, { path: "/", width: 1440, cookies: { sid: "not-a-session" } })).cls,
    ).toBeLessThan(MOST_SHIFT);
  });

  test("tells nobody that they are signed out before it knows", async () => {
    const page = await (await fetch(baseUrl, { headers: { cookie: "sid=whoever" } })).text();
    const anonymous = await (await fetch(baseUrl)).text();
    expect(anonymous).toContain("Try Free Demo (1 ASIN)");
    expect(anonymous).toContain("Sign In");
    expect(page).not.toContain("Try Free Demo (1 ASIN)");
    expect(page).not.toContain("Sign In");
  });

  test.each([
    ["/", "Turn Reviews into Revenue", "The words that sell it are already in your reviews."],
    ["/legal/terms", "Terms of service", "Who runs this site"],
    ["/legal/privacy", "Privacy", "Who runs this site"],
  ])("can be read without a script: %s", async (path, heading, last) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(`${baseUrl}${path}`);
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      await page.getByRole("heading", { name: last }).waitFor();
      await page.getByRole("link", { name: "Terms of service" }).click();
      await page.waitForURL("**/legal/terms");
    } finally {
      await context.close();
    }
  });

  test("keeps what was typed before its script was there", () =>
    withPage(browser, { baseUrl, title: "typed early" }, async ({ page }) => {
      const release = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto("/", { waitUntil: "commit" });
      const field = page.getByLabel("Paste customer reviews");
      await field.fill("Typed before anything was loaded.");
      release.resolve();
      await page.getByText("33 / 20,000").waitFor();
      expect(await field.inputValue()).toBe("Typed before anything was loaded.");
    }));
});

describe("a page that fetches what it shows", () => {
  const SLOW_MS = 400;
  let pro: Seller;

  beforeAll(async () => {
    pro = await openSeller(browser, await sharedAppServer(), "pro");
  }, 120_000);

  test.each(["/demo", "/dashboard", "/billing", "/optimization", "/avatars/new"])(
    "stays in place while it comes: %s",
    async (path) => {
      for (const width of [360, 1440]) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        if (path !== "/demo") await context.addCookies(pro.cookies);
        const page = await context.newPage();
        await watchSpeed(page, { slowedDown: 1 });
        await page.route("**/api/**", async (route) => {
          await new Promise((done) => setTimeout(done, SLOW_MS));
          await route.continue();
        });
        await page.goto(`${baseUrl}${path}`);
        await page.waitForLoadState("networkidle");
        expect((await readSpeed(page)).cls).toBeLessThan(MOST_SHIFT);
        await context.close();
      }
    },
  );
});

describe("going between pages that were loaded before", () => {
  const goTo = async (page: Page, link: string, heading: string) => {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  };

  const walk = async (page: Page) => {
    await goTo(page, "Terms of service", "Terms of service");
    await goTo(page, "See how it works", "How Listwright works");
    await goTo(page, "Listwright, home", "Turn Reviews into Revenue");
  };

  test("shows no spinner and fetches no script", () =>
    withPage(browser, { baseUrl, title: "no spinner" }, async ({ page }) => {
      await page.goto("/");
      await walk(page);
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await page.evaluate(() => {
        document.documentElement.dataset["spinners"] = "0";
        new MutationObserver(() => {
          if (document.querySelector("main [role=status]")?.textContent === "Loading")
            document.documentElement.dataset["spinners"] = "1";
        }).observe(document.body, { childList: true, subtree: true });
      });
      await walk(page);
      expect(await page.evaluate(() => document.documentElement.dataset["spinners"])).toBe("0");
      expect(scripts).toEqual([]);
    }));
});

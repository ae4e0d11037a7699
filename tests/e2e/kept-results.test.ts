import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import type { Optimization } from "../../events/wire/optimizations.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { commandsModel } from "./models/commands.model.ts";

let browser: Browser;
let app: AppServer;
let seller: Seller;
let first: Optimization;
let second: Optimization;

const REVIEWS = "The lid leaked in my bag on the first day.\n\nKeeps water cold for a whole shift. I love it.";
const LIST = "/optimization?tab=results";

const as = (who: Seller, title: string, body: (page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(who.cookies);
    await body(page);
  });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  seller = await openSeller(browser, app, "pro");
  await as(seller, "kept results, before", async (page) => {
    const profile = { asin: "", productName: "Trail Bottle", avatarName: "Hiker", reviewsText: REVIEWS };
    first = await workOf(page, app.url).optimized(profile);
    second = await workOf(page, app.url).optimized(profile);
  });
}, 120_000);

afterAll(() => browser.close());

const seeResult = async (page: Page, { id }: Optimization): Promise<void> => {
  await page.waitForURL(`**/results/${id}`);
  await page.getByRole("heading", { name: "Your listing" }).waitFor();
};

const bottles = (page: Page) => page.getByRole("main").getByRole("link", { name: "Trail Bottle" });

describe("a result that was left", () => {
  test("is found again from the dashboard and from the list, and each version from the other", async () => {
    await as(seller, "kept results, list", async (page) => {
      await page.goto("/dashboard");
      await bottles(page).first().click();
      await seeResult(page, second);
      await page.getByRole("button", { name: "Version 2 of 2" }).click();
      await page.getByRole("menuitem", { name: /^Version 1,/ }).click();
      await seeResult(page, first);
      await page.getByRole("link", { name: "All results" }).click();
      await page.waitForURL(`**${LIST}`);
      await page.getByRole("heading", { level: 1, name: "Your results" }).waitFor();
      await page.getByLabel("Search results").fill("hik bottle");
      await bottles(page).nth(1).click();
      await seeResult(page, first);
    });
  });

  test.each([360, 1440])("stays where it is when its versions come, %i pixels wide", async (width) => {
    await as(
      seller,
      `kept results, versions ${width}`,
      async (page) => {
        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(/\/api\/optimizations\?.*asinId=/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`/results/${second.id}`);
        await seeResult(page, second);
        const title = page.getByRole("heading", { level: 1 });
        const before = (await title.boundingBox())?.y;
        expect(before).toBeGreaterThan(0);
        answer();
        await page.getByRole("button", { name: "Version 2 of 2" }).waitFor();
        expect((await title.boundingBox())?.y).toBe(before);
      },
      { width },
    );
  });

  test("is found by the keyboard and in the activity", async () => {
    await as(seller, "kept results, keyboard", async (page) => {
      await page.goto("/account/activity");
      await page.getByRole("link", { name: "Open results" }).first().click();
      await seeResult(page, second);
      const commands = commandsModel(page);
      await commands.openByKey();
      await commands.search("trail bottle");
      await commands.seeHighlighted(/Trail Bottle/);
      await page.getByRole("option", { name: /Version 1 of 2/ }).click();
      await seeResult(page, first);
    });
  });

  test("is said to be missing where no name fits", async () => {
    await as(seller, "kept results, no match", async (page) => {
      await page.goto(LIST);
      await page.getByLabel("Search results").fill("zzz");
      await page.getByText("No result mentions “zzz”.").waitFor();
      expect(await bottles(page).count()).toBe(0);
    });
  });

  test("is nobody else's", async () => {
    await as(await openSeller(browser, app, "agency"), "kept results, another seller", async (page) => {
      await page.goto(LIST);
      await page.getByText("Every listing you optimize is kept here.", { exact: false }).waitFor();
      expect(await bottles(page).count()).toBe(0);
      await page.goto(`/results/${first.id}`);
      await page.getByRole("heading", { name: "Results not found" }).waitFor();
    });
  });

  test.each([
    { theme: "dark", width: 360 },
    { theme: "light", width: 1440 },
  ] as const)("is listed without an accessibility fault in $theme at $width pixels", async (view) => {
    await as(
      seller,
      `kept results, axe ${view.width}`,
      async (page) => {
        await page.goto(LIST);
        await bottles(page).first().waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    );
  });
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller } from "../support/paid-seller.ts";

/** A phone that is held upright with its keyboard open leaves about this much. */
const SMALL = { width: 360, height: 480 };
const TOUCH = 44;

let browser: Browser;
let app: AppServer;
let pro: Seller;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
}, 120_000);

afterAll(() => browser.close());

/** The fields and buttons of the page's content that nothing of shows when the Tab key comes to them. */
const hiddenWhenFocused = async (page: Page): Promise<readonly string[]> => {
  const hidden: string[] = [];
  await page.getByRole("main").evaluate((main) => (main as HTMLElement).focus());
  for (;;) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.closest("main") === null) return null;
      const { left, top, width, height } = focused.getClientRects()[0] ?? new DOMRect();
      const shows = [0.25, 0.5, 0.75].some((share) => {
        const hit = document.elementFromPoint(left + width / 2, top + height * share);
        return hit !== null && (focused.contains(hit) || hit.closest("label")?.contains(focused) === true);
      });
      return { shows, name: `${focused.tagName} ${focused.getAttribute("placeholder") ?? focused.textContent ?? ""}` };
    });
    if (found === null) return hidden;
    if (!found.shows) hidden.push(found.name);
  }
};

const targetSizes = (page: Page): Promise<number[]> =>
  page
    .locator("header a, header button, main button[type=submit], main a", { hasText: /Demo|Optimize|Create|Subscribe/ })
    .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().height)));

describe("whoever goes through by the keyboard", () => {
  test.each(["/avatars/new", "/optimize/start?mode=paid", "/account"])(
    "sees what has the focus on %s",
    (path) =>
      withPage(browser, { baseUrl: app.url, title: `focus ${path}`, ...SMALL }, async ({ page, context }) => {
        if (path !== "/avatars/new") await context.addCookies(pro.cookies);
        else await context.addCookies((await openSeller(browser, app, "demo")).cookies);
        await page.goto(path);
        await page.getByRole("main").getByRole("textbox").first().waitFor();
        await page.waitForLoadState("networkidle");
        expect(await hiddenWhenFocused(page)).toEqual([]);
      }),
    60_000,
  );
});

describe("whoever uses a finger", () => {
  test("finds every primary action at least 44 pixels tall", async () => {
    const context = await browser.newContext({ baseURL: app.url, viewport: SMALL, isMobile: true, hasTouch: true });
    const page = await context.newPage();
    for (const path of ["/", "/demo"]) {
      await page.goto(path);
      await page.getByRole("button", { name: "Sign In" }).waitFor();
      expect(Math.min(...(await targetSizes(page)))).toBeGreaterThanOrEqual(TOUCH);
    }
    await page.getByRole("button", { name: "Sign In" }).click();
    const email = await page.getByRole("dialog").getByLabel("Email", { exact: true }).boundingBox();
    expect(email?.height).toBeGreaterThanOrEqual(TOUCH);
    await context.close();
  }, 60_000);
});

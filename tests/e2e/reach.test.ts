import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";

/** A phone that is held upright with its keyboard open leaves about this much. */
const SMALL = { width: 360, height: 480 };
const TOUCH = 44;

let browser: Browser;
let app: AppServer;
let pro: Seller;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  const context = await browser.newContext();
  await context.addCookies(pro.cookies);
  await workOf(await context.newPage(), app.url).savedAvatar({ name: "Packer", audience: "Travellers" });
  await context.close();
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

/** Buttons, fields and links that stand in no sentence, which a finger hits on less than it is wide, with what they reach beyond their edge. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.locator("header :is(a, button), main :is(a, button, input, textarea)").evaluateAll(
    (all, height) =>
      all
        .filter((element) => getComputedStyle(element).display !== "inline" && element.getClientRects().length > 0)
        .filter((element) => {
          const beyond = getComputedStyle(element, "::after");
          const own = element.getBoundingClientRect().height;
          const reached = beyond.position === "absolute" ? Number.parseFloat(beyond.height) : 0;
          return Math.max(own, reached) < height && element.getBoundingClientRect().width > 1;
        })
        .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? ""),
    least,
  );

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
  test.each(["/dashboard", "/welcome", "/account", "/account/avatars", "/billing", "/optimize/check"])(
    "hits everything on %s that can be pressed",
    async (path) => {
      const context = await browser.newContext({ baseURL: app.url, viewport: SMALL, isMobile: true, hasTouch: true });
      await context.addCookies(pro.cookies);
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(await smallTargets(page, TOUCH)).toEqual([]);
      await context.close();
    },
    60_000,
  );

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

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Locator, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { REVIEWS } from "../support/seller.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
let resultId: string;

const inForcedColors = (title: string, body: (page: Page) => Promise<void>, seller?: Seller) =>
  withPage(browser, { baseUrl: app.url, title: `forced colors ${title}` }, async ({ page, context }) => {
    if (seller !== undefined) await context.addCookies(seller.cookies);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await body(page);
  });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  await withPage(browser, { baseUrl: app.url, title: "forced colors, work" }, async ({ page, context }) => {
    await context.addCookies(pro.cookies);
    const { id } = await workOf(page, app.url).optimized({
      asin: "B0FORCED01",
      productName: "Steel Bottle",
      avatarName: "Hiker",
      reviewsText: REVIEWS,
    });
    resultId = id;
  });
}, 180_000);

afterAll(() => browser.close());

/** How many colors are really painted where an element is. */
const paintedColors = async (page: Page, element: Locator): Promise<number> => {
  const picture = (await element.screenshot()).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas?.drawImage(bitmap, 0, 0);
    const pixels = new Uint32Array(canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? []);
    return new Set(pixels).size;
  }, picture);
};

/** The texts of those elements that one line or another sets apart from their neighbors. */
const setApart = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const looks = all.map((element) => {
      const { outlineStyle, borderBottomColor } = getComputedStyle(element);
      return `${outlineStyle} ${borderBottomColor}`;
    });
    return all
      .filter((_, index) => looks.filter((look) => look === looks[index]).length === 1)
      .map((element) => element.textContent ?? "");
  });

describe("with colors of the reader's own", () => {
  test("bars and progress are drawn", async () => {
    await inForcedColors(
      "bars",
      async (page) => {
        await page.goto("/dashboard");
        expect(await paintedColors(page, page.getByRole("progressbar").first())).toBeGreaterThan(2);
        await page.goto(`/results/${resultId}`);
        await page.getByRole("heading", { name: "Your listing" }).waitFor();
        const themes = page.locator("li", { hasText: /\d+ of \d+ reviews/ });
        expect(await paintedColors(page, themes.locator("[aria-hidden=true]").first())).toBeGreaterThan(2);
        expect(
          await paintedColors(page, page.getByRole("list", { name: "Legend" }).locator("span").first()),
        ).toBeGreaterThan(1);
        const packed = page.locator("#listing").getByText(/\d+ of \d+ characters/);
        expect(await paintedColors(page, packed.first().locator("xpath=preceding-sibling::*"))).toBeGreaterThan(1);
      },
      pro,
    );
  }, 60_000);

  test("what is chosen is told from what is not: sections, commands, entries of a menu, statements", async () => {
    await inForcedColors(
      "chosen",
      async (page) => {
        await page.goto(`/results/${resultId}`);
        await page.getByRole("heading", { name: "Your listing" }).waitFor();
        expect(await setApart(page.getByRole("navigation", { name: "On this page" }).getByRole("link"))).toEqual([
          "Findings",
        ]);
        await page.goto("/dashboard");
        await page.getByRole("progressbar").first().waitFor();
        await page.keyboard.press("Control+k");
        const commands = page.getByRole("option");
        await commands.first().waitFor();
        expect(await setApart(commands)).toEqual(["Start a new optimization"]);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: /account menu/i }).focus();
        await page.keyboard.press("Enter");
        const entries = page.getByRole("menuitem");
        await entries.first().waitFor();
        expect(await setApart(entries)).toEqual(["Dashboard"]);
      },
      pro,
    );
    await inForcedColors("statements", async (page) => {
      await page.goto("/");
      const statements = page.getByRole("figure", { name: /^An example of a listing/ }).getByRole("button");
      expect(await setApart(statements)).toEqual([expect.stringContaining("Buyer persona")]);
    });
  }, 60_000);

  test("a tab that is chosen has a line that the others have not", async () => {
    await inForcedColors(
      "tabs",
      async (page) => {
        await page.goto("/optimization");
        const tabs = page.getByRole("tab");
        await tabs.first().waitFor();
        const lines = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor));
        expect(new Set(lines).size).toBe(2);
      },
      pro,
    );
  }, 60_000);

  test("two stars of five do not look like five", async () => {
    await inForcedColors("stars", async (page) => {
      await page.goto("/");
      const review = page.locator("blockquote", { hasText: "Good height" });
      expect(await review.textContent()).toContain("★★☆☆☆");
    });
  }, 60_000);
});

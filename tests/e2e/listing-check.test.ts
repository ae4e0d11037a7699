import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller } from "../support/paid-seller.ts";

let browser: Browser;
let app: AppServer;
let seller: Seller;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  seller = await openSeller(browser, app, "demo");
}, 120_000);

afterAll(() => browser.close());

const HEADER_PX = 64;
const VIEW_PX = 900;

const TITLE = "Kelvara Water Bottle Free Shipping";
const BULLETS = "• Good Seal: no drips in the bag\n• Easy Care: rinse and dry\n• Right Size: w/ loop";

/** The page of somebody who has neither an avatar nor a result, reached as they would reach it. */
const onPage = (title: string, body: (page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Check a listing" }).click();
    await page.getByRole("heading", { level: 1, name: "Check a listing" }).waitFor();
    await body(page);
  });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const paste = async (page: Page): Promise<void> => {
  await field(page, "Title").fill(TITLE);
  await field(page, "Bullets").fill(BULLETS);
  await page.getByRole("button", { name: "Check listing" }).click();
};
const report = (page: Page) => page.getByRole("region", { name: "What the rules say" });

describe("a listing that somebody has already", () => {
  test("is checked without an avatar, mended by all fixes at once, and uses no ASIN", () =>
    onPage("listing check", async (page) => {
      await paste(page);
      await report(page).getByText("Free Shipping", { exact: true }).first().waitFor();
      expect(await page.locator(":focus").textContent()).toBe("What the rules say");
      await page.getByRole("button", { name: "Apply all fixes" }).click();
      await page.getByText("No rule is broken", { exact: true }).waitFor();
      expect(await field(page, "Title").inputValue()).toBe("Kelvara Water Bottle");
      expect(await field(page, "Bullets").inputValue()).toContain("Right Size: with loop");
      const plan = await page.request.get("/api/me/plan");
      expect(await plan.json()).toMatchObject({ used: 0 });
    }));

  test("is still there after a reload, and is not called checked once it was changed", () =>
    onPage("listing check kept", async (page) => {
      await paste(page);
      await report(page).waitFor();
      await field(page, "Title").fill("Kelvara Flask");
      await page.getByText("Changed since the check").waitFor();
      expect(await page.getByRole("button", { name: "Apply all fixes" }).isDisabled()).toBe(true);
      await page.reload();
      expect(await field(page, "Title").inputValue()).toBe("Kelvara Flask");
      await field(page, "Title").fill("Kelvara Jug");
      await page.getByRole("banner").getByRole("link").first().click();
      await page.waitForURL((url) => url.pathname !== "/optimize/check");
      await page.goBack();
      expect(await field(page, "Title").inputValue()).toBe("Kelvara Jug");
    }));

  test("shows all of a long title on a phone, as one line, which Enter sends", () =>
    onPage(
      "listing check long title",
      async (page) => {
        const title = field(page, "Title");
        await title.fill(
          `Kelvara Insulated Water Bottle with Straw Lid\nfor Hikes, ${"Keeps Drinks Cold, ".repeat(6)}`,
        );
        expect(await title.inputValue()).toStartWith("Kelvara Insulated Water Bottle with Straw Lid for Hikes");
        const { seen, all } = await title.evaluate(({ clientHeight, scrollHeight }) => ({
          seen: clientHeight,
          all: scrollHeight,
        }));
        expect(seen).toBe(all);
        await title.press("Enter");
        await report(page).getByText("This listing breaks rules of the marketplace").waitFor();
      },
      { width: 360 },
    ));

  test("without a title is not sent, and the way to a title is shown", () =>
    onPage("listing check empty", async (page) => {
      const sent: string[] = [];
      page.on("request", (request) => sent.push(new URL(request.url()).pathname));
      await page.getByRole("button", { name: "Check listing" }).click();
      await page.getByText("Paste the title you have now.").waitFor();
      expect(await field(page, "Title").evaluate((element) => element === document.activeElement)).toBe(true);
      expect(sent).not.toContain("/api/listings/audit");
    }));

  test("that could not be checked is said so, and can be sent again", () =>
    onPage("listing check fails", async (page) => {
      const problem = { code: "RATE_LIMITED", message: "Too many checks.", requestId: "r1" };
      await page.route("**/api/listings/audit", (route) => route.fulfill({ status: 429, json: problem }));
      await paste(page);
      await page.getByText("The listing was not checked").waitFor();
      await page.unroute("**/api/listings/audit");
      await page.getByRole("button", { name: "Check listing" }).click();
      await report(page).waitFor();
      expect(await page.getByText("The listing was not checked").count()).toBe(0);
    }));

  test.each([
    { theme: "dark", width: 360 },
    { theme: "light", width: 1440 },
  ] as const)("is checked, brings the answer into view, and shows no accessibility fault, $theme at $width", (view) =>
    onPage(
      `listing check axe ${view.theme}`,
      async (page) => {
        expect(await accessibilityFaults(page)).toEqual([]);
        await paste(page);
        await report(page).waitFor();
        const { y = 0 } = (await page.getByRole("heading", { name: "What the rules say" }).boundingBox()) ?? {};
        expect([y > HEADER_PX, y < VIEW_PX / 2]).toEqual([true, true]);
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );
});

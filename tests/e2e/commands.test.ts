import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";
import { openSeller } from "../support/paid-seller.ts";
import { commandsModel } from "./models/commands.model.ts";

setDefaultTimeout(60_000);

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

type Body = (commands: ReturnType<typeof commandsModel>, page: Page) => Promise<void>;

const asVisitor = (title: string, path: string, body: Body) =>
  withPage(browser, { baseUrl: app.url, title }, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await body(commandsModel(page), page);
  });

const asSeller = async (title: string, body: Body) => {
  const seller = await openSeller(browser, app, "pro");
  await withPage(browser, { baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Account menu/ }).waitFor();
    await body(commandsModel(page), page);
  });
};

describe("the command palette", () => {
  test("opens by Ctrl+K, finds by typing and goes there by Enter", () =>
    asSeller("palette page", async (commands, page) => {
      await commands.openByKey();
      expect(await accessibilityFaults(page)).toEqual([]);
      await commands.search("invoic");
      await commands.seeHighlighted(/^Billing/);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/billing");
      await commands.seeClosed();
    }));

  test("is walked by the arrow keys, and left by Escape without any change", () =>
    asVisitor("palette arrows", "/watch-demo", async (commands, page) => {
      await commands.openByKey();
      await commands.seeHighlighted(/^Switch to light theme/);
      await page.keyboard.press("ArrowDown");
      await commands.seeHighlighted(/^Switch to system theme/);
      await page.keyboard.press("Escape");
      await commands.seeClosed();
      expect(new URL(page.url()).pathname).toBe("/watch-demo");
    }));

  test("changes the theme and says so when nothing fits", () =>
    asVisitor("palette theme", "/watch-demo", async (commands, page) => {
      await commands.openByKey();
      await commands.search("zzz");
      await page.getByText("Nothing is called “zzz”.").waitFor();
      await commands.search("theme");
      await page.keyboard.press("Enter");
      await page.locator("html.light").waitFor({ state: "attached" });
    }));

  test("opens from the account menu, and signs out", () =>
    asSeller("palette sign out", async (commands, page) => {
      await page.getByRole("button", { name: /^Account menu/ }).click();
      await page.getByRole("menuitem", { name: "Go to…" }).click();
      await commands.search("sign out");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Sign In / Upgrade" }).waitFor();
    }));
});

describe("the shortcut sheet", () => {
  test("opens by a question mark, but not while one is typed", () =>
    asVisitor("shortcut sheet", "/", async (commands, page) => {
      await page.getByLabel("Paste customer reviews").fill("Does it leak");
      await page.keyboard.type("?");
      expect(await page.getByLabel("Paste customer reviews").inputValue()).toBe("Does it leak?");
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("?");
      await commands.seeSheet();
      expect(await accessibilityFaults(page)).toEqual([]);
    }));
});

describe("a lost connection", () => {
  test("is said, and that it is back", () =>
    asVisitor("offline", "/watch-demo", async (_, page) => {
      await page.context().setOffline(true);
      await page.getByText("You are offline. What you type is kept.").waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.context().setOffline(false);
      await page.getByText("Back online.").waitFor();
    }));
});

describe("the legal pages", () => {
  test.each(["Terms of service", "Privacy", "Cookies", "Refunds", "Subprocessors"])(
    "are reached from the footer and name who runs the site: %s",
    (title) =>
      asVisitor(`legal ${title}`, "/watch-demo", async (_, page) => {
        await page.getByRole("contentinfo").getByRole("link", { name: title, exact: true }).click();
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
        await page.getByRole("main").getByText("Parent Company, Inc.").waitFor();
        expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(page.url());
        expect(await accessibilityFaults(page)).toEqual([]);
      }),
  );
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Locator, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { resultModel } from "./models/result.model.ts";
import { toastModel } from "./models/toast.model.ts";

const TIMEZONE = "America/New_York";

let browser: Browser;
let app: AppServer;
let pro: Seller;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  await as("details, work", async (page) => {
    await workOf(page, app.url).savedAvatar({ name: "Night nurse", audience: "Nurses" });
  });
}, 120_000);

afterAll(() => browser.close());

const as = (title: string, body: (page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, timezone: TIMEZONE, title }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies(pro.cookies);
    await body(page);
  });

/** Stops the page's clock where it is; from then on only the test moves it. */
const stopClock = async (page: Page): Promise<void> => {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
};

const NO_RESULTS = "No results yet — This avatar hasn't been used for optimization yet";

/** The list of avatars, with a clock that stands still. */
const onAvatars = (title: string, body: (page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  as(
    `details ${title}`,
    async (page) => {
      await page.clock.install();
      await page.goto("/account/avatars");
      await page.getByRole("button", { name: "View Results" }).waitFor();
      await stopClock(page);
      await body(page);
    },
    view,
  );

const FRAME_MS = 20;
const STEP_MS = 10;

/** Moves the clock frame by frame until this is there: the code behind it arrives in a time that no clock of the page tells. */
const runUntilSeen = async (page: Page, what: Locator): Promise<void> => {
  while (!(await what.isVisible())) await page.clock.runFor(FRAME_MS);
};

/** Lets the page do what it has to do already, however busy the machine is: its tasks run one after the other. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      }),
  );

/** Moves the clock for at most so long until nothing is left. A toast goes by itself after five seconds, so it has to be gone long before that. */
const seeNoneWithin = async (page: Page, count: () => Promise<number>, milliseconds: number): Promise<void> => {
  for (let ran = 0; ran < milliseconds && (await count()) > 0; ran += STEP_MS) {
    await settle(page);
    await page.clock.runFor(STEP_MS);
  }
  await settle(page);
  expect(await count()).toBe(0);
};

const provoke = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "View Results" }).click();
  await runUntilSeen(page, page.getByText(NO_RESULTS, { exact: true }));
};

describe("a toast", () => {
  test("says a thing that is no failure in the default look, for five seconds", () =>
    onAvatars("toast duration", async (page) => {
      const toasts = toastModel(page);
      await provoke(page);
      expect(await toasts.said(NO_RESULTS)).toEqual({ title: NO_RESULTS, description: null, tone: "default" });
      await page.clock.runFor(4_700);
      expect(await toasts.titles()).toEqual([NO_RESULTS]);
      await page.clock.runFor(600);
      await toasts.seeNone();
    }));

  test("is alone: the newest takes the place of the one before", () =>
    onAvatars("toast alone", async (page) => {
      const toasts = toastModel(page);
      await provoke(page);
      await provoke(page);
      await page.getByRole("button", { name: "Actions for Night nurse" }).click();
      const rename = page.getByRole("menuitem", { name: "Rename" });
      await runUntilSeen(page, rename);
      await rename.click();
      const confirm = page.getByRole("button", { name: "Rename", exact: true });
      await runUntilSeen(page, confirm);
      await confirm.click();
      await runUntilSeen(page, page.getByText("Avatar renamed successfully", { exact: true }));
      expect(await toasts.titles()).toEqual(["Avatar renamed successfully"]);
    }));

  test("goes when it is pushed 50 pixels to the right, and stays when it is pushed less or downwards", () =>
    onAvatars("toast swipe", async (page) => {
      const toasts = toastModel(page);
      await provoke(page);
      await toasts.swipe(45);
      await toasts.swipe(55, 80);
      await page.clock.runFor(400);
      expect(await toasts.titles()).toEqual([NO_RESULTS]);
      await toasts.swipe(55);
      await seeNoneWithin(page, toasts.count, 3_000);
    }));

  test("is reached by F8", () =>
    onAvatars("toast hotkey", async (page) => {
      const toasts = toastModel(page);
      await provoke(page);
      expect(await toasts.holdsFocus()).toBeNull();
      await page.keyboard.press("F8");
      expect(await toasts.holdsFocus()).toEndWith("(F8)");
    }));

  test.each([
    [1440, 420],
    [768, 420],
    [360, 328],
  ])("on a screen of %d pixels is %d wide", (width, expected) =>
    onAvatars(
      `toast width ${width}`,
      async (page) => {
        await provoke(page);
        expect(await toastModel(page).width()).toBe(expected);
      },
      { width },
    ),
  );
});

describe("what was copied", () => {
  test("is confirmed for two seconds", () =>
    as("details copied", async (page) => {
      const reviews = "The zipper broke after two weeks.\n\nFits under the seat.\n\nI love the size.";
      const saved = await workOf(page, app.url).optimized({ asin: "B1", productName: "Bag", reviewsText: reviews });
      const result = resultModel(page);
      await page.clock.install();
      await result.open(saved.id);
      await stopClock(page);
      await result.copy("Copy title 1");
      await result.seeCopied();
      await page.clock.runFor(1_900);
      await result.seeCopied();
      await page.clock.runFor(200);
      await result.seeNothingCopied();
    }));
});

describe("numbers and dates", () => {
  test("are written as in US English, dates in long form", () =>
    as("details formats", async (page) => {
      const session = await (await page.request.get("/api/auth/me")).json();
      const renews = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: TIMEZONE });
      await page.goto("/dashboard");
      const shown = renews.format(new Date(session.cycleRenewsISO));
      expect(shown).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      await page.getByText(shown, { exact: true }).first().waitFor();
      await page.goto("/optimize/start?mode=paid");
      await page.getByText("0 / 20,000", { exact: true }).waitFor();
    }));
});

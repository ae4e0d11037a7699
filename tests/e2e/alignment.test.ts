import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Locator, Page } from "playwright";
import * as v from "valibot";
import { Optimization } from "../../events/wire/optimizations.ts";
import { Sample } from "../../events/wire/reviews.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { resultModel } from "./models/result.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
let resultId: string;

const at = (width: number, title: string, body: (page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title: `alignment ${title}`, width }, async ({ page, context }) => {
    await context.addCookies(pro.cookies);
    await body(page);
  });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  const { productName, text } = v.parse(Sample, await (await fetch(`${app.url}/api/samples/bottle`)).json());
  await at(1440, "work", async (page) => {
    const { optimized } = workOf(page, app.url);
    const profile = { asin: "B0ALIGN001", productName, avatarName: "Hiker", reviewsText: text };
    await optimized(profile);
    ({ id: resultId } = await optimized({ ...profile, asin: "B0ALIGN002", reviewsText: `${text}\n\nThe lid leaks.` }));
  });
}, 180_000);

afterAll(() => browser.close());

/** What sticks out of these elements to either side, by its words. */
const sticksOut = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll("*")]
        .filter((inner) => inner.getBoundingClientRect().right > right || inner.getBoundingClientRect().left < left)
        .map((inner) => inner.textContent ?? "");
    }),
  );

const edgesOf = (elements: Locator, edge: "left" | "right" | "top"): Promise<number[]> =>
  elements.evaluateAll(
    (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
    edge,
  );

describe("the landing page", () => {
  test.each([360, 480, 768, 1024, 1440])("keeps what its cards show inside them at %d pixels", (width) =>
    withPage(browser, { baseUrl: app.url, title: `alignment cards ${width}`, width }, async ({ page }) => {
      await page.goto("/");
      await page.getByRole("heading", { name: "What comes back" }).waitFor();
      expect(await sticksOut(page.locator("article"))).toEqual([]);
    }),
  );
});

describe("a result", () => {
  test("shows the first bullets of both sets side by side, and what was not used as wide as the rest", async () => {
    await at(1440, "result", async (page) => {
      await resultModel(page).open(resultId);
      expect(await edgesOf(page.locator("#field-bulletsA-0, #field-bulletsB-0"), "top")).toHaveLength(1);
      const notUsed = await page.getByRole("list").filter({ hasText: "Use it anyway" }).boundingBox();
      const section = await page.locator("#method").boundingBox();
      expect(notUsed?.width).toBe(section?.width ?? 0);
    });
  }, 60_000);

  test("breaks a word that is longer than its page: of the copy, of a theme, of what was not used", () =>
    at(360, "long words", async (page) => {
      const word = "Ultralightweightcollapsiblewaterproof".repeat(3);
      await page.route(`**/api/optimizations/${resultId}`, async (route) => {
        const answer = await route.fetch();
        const result = v.parse(Optimization, await answer.json());
        const json = {
          ...result,
          optimizedTitles: result.optimizedTitles.map(() => word),
          themes: result.themes.map((theme) => ({ ...theme, label: word })),
          excluded: result.excluded.map((part) => ({ ...part, detail: word })),
        };
        await route.fulfill({ response: answer, json });
      });
      await resultModel(page).open(resultId);
      expect(await page.locator("#listing button", { hasText: word }).count()).toBeGreaterThan(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }));

  test.each([360, 1440])("sets in no number of reviews that begins a line, at %d pixels", (width) =>
    at(width, `numbers ${width}`, async (page) => {
      await resultModel(page).open(resultId);
      const begin = await page.locator("[data-source]").evaluateAll((all) =>
        all
          .map((number) => ({
            number: number.getBoundingClientRect(),
            words: number.parentElement?.getClientRects()[0],
          }))
          .filter(({ number, words }) => words !== undefined && number.left < words.left + 12)
          .map(({ number, words }) => Math.round(number.left - (words?.left ?? 0))),
      );
      expect(begin.length).toBeGreaterThan(0);
      expect([...new Set(begin)]).toEqual([0]);
    }),
  );
});

test("named values end with the line on a phone, a long date in one piece", async () => {
  await at(360, "values", async (page) => {
    await page.goto("/dashboard");
    const values = page.getByRole("main").locator("dd");
    await values
      .getByText(/^\w+ \d+, \d{4}$/)
      .first()
      .waitFor();
    expect(await edgesOf(values, "right")).toHaveLength(1);
    const lines = await values.evaluateAll((all) =>
      all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
    );
    expect([...new Set(lines)]).toEqual([1]);
  });
}, 60_000);

test("a list of results has its dates and versions one below the other", async () => {
  await at(1440, "rows", async (page) => {
    await page.route("**/api/optimizations?**", async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        response: answer,
        body: body.replace(/"createdAt":"[^"]+"/, '"createdAt":"2026-05-01T12:00:00.000Z"'),
      });
    });
    await page.goto("/optimization?tab=results");
    const dates = page.getByRole("main").locator("time");
    await dates.nth(1).waitFor();
    expect(await edgesOf(dates, "left")).toHaveLength(1);
  });
}, 60_000);

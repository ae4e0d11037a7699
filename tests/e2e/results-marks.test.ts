import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import * as v from "valibot";
import { Optimization } from "../../events/wire/optimizations.ts";
import { Sample } from "../../events/wire/reviews.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { resultModel } from "./models/result.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
let saved: Optimization;

const CURRENT = {
  currentTitle: "LumaGlow Desk Lamp, BEST Antique Brass Lamp",
  currentBullets: ["Never flickers at any brightness"],
};

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  const { page, context } = await newPage(browser, { baseUrl: app.url });
  await context.addCookies(pro.cookies);
  const lamp = v.parse(Sample, await (await fetch(`${app.url}/api/samples/lamp`)).json());
  const profile = { asin: "B0LAMP", productName: lamp.productName, avatarName: "Maker", reviewsText: lamp.text };
  saved = v.parse(Optimization, await workOf(page, app.url).optimized({ ...profile, ...CURRENT }));
  await context.close();
}, 120_000);

afterAll(() => browser.close());

type Model = ReturnType<typeof resultModel>;

const shows = (title: string, body: (result: Model, page: Page) => Promise<void>, width = 1280) =>
  withPage(browser, { baseUrl: app.url, title, width }, async ({ page, context }) => {
    await context.addCookies(pro.cookies);
    const result = resultModel(page);
    await result.open(saved.id);
    await body(result, page);
  });

describe("the copy", () => {
  test("shows which of its words are keywords", () =>
    shows("keywords in the copy", async (result, page) => {
      await result.lookAtCopy("Show keywords");
      await result.marksIn("#listing").first().waitFor();
      const marks = await result.marksIn("#listing").allTextContents();
      expect(marks.some((text) => text.startsWith("keyword: "))).toBe(true);
      await result.showProof();
      await result.marksIn("#listing").first().waitFor({ state: "detached" });
      expect(await page.getByRole("button", { name: "Show keywords", pressed: true }).count()).toBe(0);
    }));

  test("shows what one set says and the other does not, in the bullets alone", () =>
    shows("differences of the sets", async (result, page) => {
      await result.lookAtCopy("Mark what differs");
      await result.marksIn("#listing").first().waitFor();
      const [first = ""] = saved.bulletsA;
      const [header = ""] = first.split(":");
      expect(await result.marksIn("#field-bulletsA-0").count()).toBeGreaterThan(0);
      expect(header).not.toBe("");
      expect(await result.marksIn("#field-optimizedTitles-0").count()).toBe(0);
      await result.lookAtCopy("Mark what differs");
      await result.marksIn("#listing").first().waitFor({ state: "detached" });
      expect(await accessibilityFaults(page, "#listing")).toEqual([]);
    }));

  test.each([1280, 320])("stands beside what it was before, at %d pixels", (width) =>
    shows(
      `before and after ${width}`,
      async (result, page) => {
        await result.lookAtCopy("Before and after");
        await page.getByRole("heading", { name: "Before", exact: true }).waitFor();
        const marks = (await result.marksIn("#listing").allTextContents()).join("|");
        expect(marks).toContain("Antique Brass");
        expect(marks).not.toContain("Desk Lamp");
        expect(await accessibilityFaults(page, "#listing")).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      },
      width,
    ),
  );
});

test("themes stand by mentions, and by their effect on stars when asked", () =>
  shows("themes by stars", async (result) => {
    const stars = (text: string): number => Math.abs(Number(/([−+][\d.]+) ★/.exec(text)?.[1]?.replace("−", "-") ?? 0));
    const byMentions = await result.themeFigures();
    await result.rankThemes("Largest effect on stars");
    const byStars = (await result.themeFigures()).map(stars);
    expect(byStars).toEqual(byStars.toSorted((one, other) => other - one));
    await result.rankThemes("Most mentioned");
    expect(await result.themeFigures()).toEqual(byMentions);
    expect(byMentions.map(stars)).not.toEqual(byStars);
  }));

test("paper has every theme and every finding, and nothing to press", () =>
  shows("on paper", async (_result, page) => {
    const themes = page.locator("#findings ul button[aria-controls]");
    const findings = page.locator("#checks article");
    expect(saved.themes.length).toBeGreaterThan(8);
    expect(saved.compliance.findings.length).toBeGreaterThan(0);
    expect(await themes.filter({ visible: true }).count()).toBe(8);
    await page.emulateMedia({ media: "print" });
    expect(await themes.filter({ visible: true }).count()).toBe(saved.themes.length);
    expect(await findings.filter({ visible: true }).count()).toBe(saved.compliance.findings.length);
    const words = page.locator("main").getByText(/Show all|Click anything|Use it anyway|Show keywords|Regenerate/);
    expect(await words.filter({ visible: true }).count()).toBe(0);
  }));

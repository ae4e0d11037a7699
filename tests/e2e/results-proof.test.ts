import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import * as v from "valibot";
import { Optimization } from "../../events/wire/optimizations.ts";
import { Sample } from "../../events/wire/reviews.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, type PageOptions, withPage } from "../support/browser.ts";
import { enriched, withoutProof } from "../support/enriched-result.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { resultModel } from "./models/result.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
let saved: Optimization;

type Model = ReturnType<typeof resultModel>;

const optimizeLamp = async (): Promise<Optimization> => {
  const { page, context } = await newPage(browser, { baseUrl: app.url });
  await context.addCookies(pro.cookies);
  const lamp = v.parse(Sample, await (await fetch(`${app.url}/api/samples/lamp`)).json());
  const profile = { asin: "B0LAMP", productName: lamp.productName, avatarName: "Maker", reviewsText: lamp.text };
  const answer = await workOf(page, app.url).optimized(profile);
  await context.close();
  return v.parse(Optimization, answer);
};

/** Opens the seller's result as if the engine had left it as `shown`. */
const shows = (
  shown: (result: Optimization) => Optimization,
  title: string,
  body: (result: Model, page: Page) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies(pro.cookies);
    await page.route(`**/api/optimizations/${saved.id}`, (route) => route.fulfill({ json: shown(saved) }));
    const result = resultModel(page);
    await result.open(saved.id);
    await body(result, page);
  });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  saved = await optimizeLamp();
}, 120_000);

afterAll(() => browser.close());

const contradicted = (): string => enriched(saved).claims?.find(({ contradictedBy }) => contradictedBy > 0)?.text ?? "";

describe("the proof of the copy", () => {
  test("is hidden until it is asked for; what reviews contradict is told at once", () =>
    shows(enriched, "proof toggle", async (result) => {
      await result.see(/\d+ of \d+ statements in this copy rest on reviews/);
      await result.see(/Some reviewers dispute \d+, \d+ of them so often that returns are likely\./);
      await result.see(`2 reviews say otherwise: “${contradicted()}”`);
      expect(await result.clause(contradicted()).count()).toBe(0);
      await result.showProof();
      await result.clause(contradicted()).waitFor();
      await result.hideProof();
      await result.clause(contradicted()).waitFor({ state: "detached" });
    }));

  test.each([
    { theme: "dark", width: 1440 },
    { theme: "light", width: 360 },
    { theme: "dark", width: 320 },
  ] as const)(
    "opens for and against apart, without accessibility fault or sideways scroll, in $theme at $width pixels",
    (view) =>
      shows(
        enriched,
        `proof evidence ${view.theme} ${view.width}`,
        async (result, page) => {
          await result.showProof();
          expect(await accessibilityFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
          await result.clause(contradicted()).click();
          await result.seeEvidenceFor(contradicted());
          await result.evidenceGroup("Reviews that say otherwise").locator("mark").first().waitFor();
          await result.evidenceGroup("Reviews that bear it out").locator("mark").first().waitFor();
          expect(await accessibilityFaults(page)).toEqual([]);
          await result.closeWithEscape();
          await page.locator("a:focus", { hasText: contradicted() }).waitFor();
        },
        view,
      ),
  );
});

describe("beside the copy", () => {
  test("every word of the old title has its new place or the reason it was left out", () =>
    shows(enriched, "word map", async (result) => {
      expect(await result.wordOf("Charger").locator("..").innerText()).toContain("Highlights, Set B");
      expect(await result.wordOf("SELLER").locator("..").innerText()).toContain("left out");
      await result.see("A marketplace rule does not allow it in a title");
    }));

  test("every statement of the old bullets tells what became of it", () =>
    shows(enriched, "fact list", async (result) => {
      await result.see("2 of 3 statements found a new place, 1 was left out.");
      expect(await result.factOf("wireless charger").innerText()).toEndWith("Set A, Set B");
      expect(await result.factOf("aluminum arm").innerText()).toEndWith("Set A as “aluminum arm”");
      expect(await result.factOf("Never flickers").innerText()).toEndWith("Left out. 2 reviews say otherwise.");
    }));

  test("an open question leads to the listing, and gaps are told apart from faults", () =>
    shows(enriched, "open question link", async (result, page) => {
      const titles = page.locator("section#fixes h3");
      expect(await titles.allTextContents()).toEqual(
        expect.arrayContaining(["What wording cannot fix", "Buyers expect something else"]),
      );
      await page.getByRole("link", { name: "add it to your listing" }).click();
      await page.waitForURL((url) => url.hash === "#listing");
      await result.see("Show proof");
    }));

  test("a question leads to the bullet that answers it", () =>
    shows(enriched, "question link", async (result, page) => {
      await result.followAnswer("Is it bright enough for sewing?");
      await page.locator("#field-bulletsB-1:target").waitFor();
      expect(await page.locator("#field-bulletsB-1:target").innerText()).toContain(
        saved.bulletsB[1]?.slice(0, 12) ?? "?",
      );
    }));

  test("the fixed text of a broken rule is copied whole, with what it changes marked", () =>
    shows(enriched, "fix copy", async (result, page) => {
      const checks = page.locator("#checks");
      await checks.getByRole("heading", { name: "Your current listing: 2 errors, 1 warning" }).waitFor();
      expect(await checks.locator("del").first().innerText()).toContain("BEST SELLER");
      await result.copy("Copy fixed your current title");
      await result.seeCopied();
      expect(await result.clipboard()).toBe(
        "LumaGlow LED Desk Lamp with Wireless Charger, Dimmable Office Lamp for Home, Eye-Caring!!!",
      );
    }));
});

describe("the A/B test", () => {
  test("is planned in visitors and weeks, and refuses a result before its sample is complete", () =>
    shows(enriched, "ab test", async (result) => {
      await result.see("Plan the test first");
      await result.planTest({ rate: "4.0812", gain: "10", weekly: "20,000" });
      await result.see(/38,65\d visitors for each version/);
      await result.see("4 weeks at 20,000 visitors a week");
      await result.enterResult(["9850", "402"], ["9910", "468"]);
      await result.see("Too early to call");
      await result.planTest({ rate: "4.0812", gain: "25", weekly: "20,000" });
      await result.see("Version B sells better");
      await result.see("the true difference, B less A, is likely between");
      await result.enterResult(["9850", "402"], ["9910", "410"]);
      await result.see("No difference found");
    }));
});

describe("a result of an older engine", () => {
  test.each([
    { theme: "light", width: 1440 },
    { theme: "dark", width: 360 },
  ] as const)("is whole without the parts it never had, in $theme at $width pixels", (view) =>
    shows(
      withoutProof,
      `older result ${view.theme} ${view.width}`,
      async (result, page) => {
        await result.see("Improvement summary");
        for (const missing of ["Show proof", "Questions shoppers ask", "different wording", "Where every word"])
          expect(await page.getByText(missing).count()).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );
});

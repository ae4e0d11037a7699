import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import * as v from "valibot";
import { Optimization } from "../../events/wire/optimizations.ts";
import { Sample } from "../../events/wire/reviews.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { authModel } from "./models/auth.model.ts";
import { resultModel } from "./models/result.model.ts";
import { toastModel } from "./models/toast.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
let saved: Optimization;

type Model = ReturnType<typeof resultModel>;

const as = (
  seller: Seller,
  title: string,
  body: (result: Model, page: Page) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.addCookies(seller.cookies);
    await body(resultModel(page), page);
  });

const optimizeLamp = async (): Promise<Optimization> => {
  const { page, context } = await newPage(browser, { baseUrl: app.url });
  await context.addCookies(pro.cookies);
  const lamp = v.parse(Sample, await (await fetch(`${app.url}/api/samples/lamp`)).json());
  const profile = { asin: "B0LAMP", productName: lamp.productName, avatarName: "Maker", reviewsText: lamp.text };
  const answer = await workOf(page, app.url).optimized(profile);
  await context.close();
  return v.parse(Optimization, answer);
};

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  saved = await optimizeLamp();
}, 120_000);

afterAll(() => browser.close());

const firstPain = (): string => saved.avatarData?.pains[0] ?? "";

/** The words that the spans of a statement name, as they stand in the reviews. */
const wordsBehind = (path: string): string[] => {
  const reviews = new Map(saved.reviews.map(({ id, text }) => [id, text]));
  const spans = saved.evidence.find((evidence) => evidence.path === path)?.spans ?? [];
  return spans.map(({ reviewId, start, end }) => reviews.get(reviewId)?.slice(start, end) ?? "");
};

const views: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 1440 },
  { theme: "light", width: 360 },
];

test("on a phone a long list shows its first lines, the others on demand, and paper all of them", () =>
  as(
    pro,
    "results long lists 360",
    async (result, page) => {
      await result.open(saved.id);
      const pains = saved.avatarData?.pains ?? [];
      const last = page.getByText(pains.at(-1) ?? "", { exact: true }).first();
      expect(pains.length).toBeGreaterThan(5);
      expect(await last.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await last.isVisible()).toBe(true);
      await page.emulateMedia({ media: "screen" });
      const more = page.getByRole("button", { name: new RegExp(`^Show all ${pains.length}\\b.*Pains`) });
      await more.click();
      expect(await last.isVisible()).toBe(true);
      await page.getByRole("button", { name: /^Show fewer.*Pains/ }).click();
      expect(await last.isVisible()).toBe(false);
    },
    { width: 360 },
  ));

describe("the words behind a statement", () => {
  test.each(views)("are highlighted to the letter in $theme at $width pixels, without accessibility fault", (view) =>
    as(
      pro,
      `results evidence ${view.theme} ${view.width}`,
      async (result, page) => {
        await result.open(saved.id);
        expect(await accessibilityFaults(page)).toEqual([]);
        await result.clickStatement(firstPain());
        await result.seeEvidenceFor(firstPain());
        expect((await result.highlightedWords()).toSorted()).toEqual(wordsBehind("avatar.pains.0").toSorted());
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );

  test.each(views)("open by keyboard at $width pixels, and Escape returns to the statement", (view) =>
    as(
      pro,
      `results keyboard ${view.width}`,
      async (result) => {
        await result.open(saved.id);
        await result.pressEnterOn(firstPain());
        await result.seeEvidenceFor(firstPain());
        await result.closeWithEscape();
        await result.seeFocusOn(firstPain());
      },
      view,
    ),
  );
});

test("beside the page the words behind a statement are left by Tab either way, and closed by Escape from anywhere", () =>
  as(pro, "results keyboard rail", async (result, page) => {
    await result.open(saved.id);
    const rail = page.getByRole("complementary", { name: "Evidence" });
    await result.pressEnterOn(firstPain());
    await result.seeEvidenceFor(firstPain());
    await page.keyboard.press("Shift+Tab");
    await result.seeFocusOn(firstPain());
    await page.keyboard.press("Enter");
    await rail.locator("h2:focus").waitFor();
    const controls = await rail.locator("button, a").count();
    for (let pressed = 0; pressed <= controls; pressed += 1) await page.keyboard.press("Tab");
    await result.seeFocusOn(firstPain());
    await page.keyboard.press("Escape");
    await rail.getByText("Click any statement").waitFor();
    await result.seeFocusOn(firstPain());
  }));

describe("taking the result away", () => {
  test("copies a title and confirms it for a moment", () =>
    as(pro, "results copy", async (result) => {
      await result.open(saved.id);
      await result.copy("Copy title 1");
      await result.seeCopied();
      expect(await result.clipboard()).toBe(saved.optimizedTitles[0] ?? "");
      await result.seeNothingCopied();
    }));

  test("copies a whole set of bullets", () =>
    as(pro, "results copy set", async (result) => {
      await result.open(saved.id);
      await result.copy("Copy Set B");
      await result.seeCopied();
      expect(await result.clipboard()).toBe(saved.bulletsB.join("\n"));
    }));

  test("says so when copying is refused", () =>
    as(pro, "results copy refused", async (result, page) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
      });
      await result.open(saved.id);
      await result.copy("Copy title 1");
      await page.getByRole("status").filter({ hasText: "Failed to copy" }).waitFor();
    }));

  test.each([
    ["Markdown", "md"],
    ["CSV", "csv"],
    ["JSON", "json"],
  ])("exports everything as %s", (format, extension) =>
    as(pro, `results export ${extension}`, async (result) => {
      await result.open(saved.id);
      const { name, text } = await result.exported(format);
      expect(name).toEndWith(`.${extension}`);
      for (const words of [saved.optimizedTitles[0], saved.bulletsA[0], saved.bulletsB[0], firstPain()])
        expect(text).toContain(words ?? "missing");
    }),
  );
});

test("a result that cannot be exported is told over the page, and taken only once the file is there", () =>
  as(pro, "results export refused", async (result, page) => {
    const isTaken = () =>
      page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('"isTaken":true')));
    await result.open(saved.id);
    await page.context().clearCookies();
    await result.askFor("CSV");
    await toastModel(page).see("Export failed");
    expect([await isTaken(), new URL(page.url()).pathname]).toEqual([false, `/results/${saved.id}`]);
    await authModel(page).signIn(pro);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await result.exported("CSV");
    expect(await isTaken()).toBe(true);
  }));

/** Has the server answer the saved result with some of it changed. */
const answerSavedWith = (page: Page, changed: (saved: Optimization) => Partial<Optimization>) =>
  page.route(`**/api/optimizations/${saved.id}`, async (route) => {
    const response = await route.fetch();
    const answered = v.parse(Optimization, await response.json());
    await route.fulfill({ response, json: { ...answered, ...changed(answered) } });
  });

test.each([
  ["America/New_York", "March 4, 2026"],
  ["Europe/Berlin", "March 5, 2026"],
])("on paper in %s a result has the seller's day, and asks for no click", (timezone, shown) =>
  as(
    pro,
    `results on paper in ${timezone}`,
    async (result, page) => {
      await answerSavedWith(page, () => ({ createdAt: "2026-03-05T02:30:00.000Z" }));
      await result.open(saved.id);
      const click = page.getByText("Click anything underlined");
      await click.waitFor();
      await page.emulateMedia({ media: "print" });
      await page.getByRole("main").locator("time", { hasText: shown }).waitFor();
      await click.waitFor({ state: "hidden" });
      expect(await page.getByRole("link", { name: "All results" }).isVisible()).toBe(false);
    },
    { timezone },
  ),
);

test.each([
  ["amazon-2026-07-27", 1],
  ["etsy-2026-11-21", 0],
])("a result for %s offers Seller Central's columns %d times", (profile, times) =>
  as(pro, `results export for ${profile}`, async (result, page) => {
    await answerSavedWith(page, ({ compliance }) => ({ compliance: { ...compliance, profile } }));
    await result.open(saved.id);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Print" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "Seller Central columns" }).count()).toBe(times);
  }),
);

test("a table that is wider than the page says so, and a narrow page lists keyword by keyword instead", () =>
  as(
    pro,
    "results keywords by width",
    async (result, page) => {
      await result.open(saved.id);
      const table = page.locator("#keywords [data-more]");
      await page.locator("#keywords [data-more=end]").waitFor();
      await table.locator("section").evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
      await page.locator("#keywords [data-more=start]").waitFor();
      await page.setViewportSize({ width: 360, height: 800 });
      const keyword = page.getByRole("list", { name: "Keyword coverage by field" }).getByRole("listitem").first();
      expect(await keyword.innerText()).toContain(saved.keywordCoverage.keywords[0]?.keyword ?? "missing");
      await table.waitFor({ state: "detached" });
    },
    { width: 768 },
  ));

describe("going on from a result", () => {
  test("writes it again with a keyword that must be in, without using another ASIN", () =>
    as(pro, "results regenerate", async (result, page) => {
      await result.open(saved.id);
      const left = page.getByRole("banner").getByText("Optimize Next ASIN (9 of 10 left)");
      await left.waitFor();
      await result.regenerateWith("reading light");
      await page.waitForURL((url) => url.pathname.startsWith("/results/") && !url.pathname.endsWith(saved.id));
      await result.keywordRow("reading light");
      await left.waitFor();
    }));

  test("saves the avatar, shows it in the list, and knows it afterwards", () =>
    as(pro, "results save avatar", async (result, page) => {
      await result.open(saved.id);
      await result.saveAvatar();
      await page.getByRole("status").filter({ hasText: "Avatar saved" }).waitFor();
      await result.followSavedAvatar();
      await page.waitForURL((url) => url.pathname === "/account/avatars" && url.searchParams.has("highlight"));
      await page.locator("[data-highlighted]", { hasText: "Maker" }).waitFor();
      await page.locator("[data-highlighted]").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "View Results" }).click();
      await page.getByRole("link", { name: "Avatar saved" }).waitFor();
    }));
});

describe("what is not there", () => {
  test("another seller's results are not found, and no word of them is shown", async () => {
    const stranger = await openSeller(browser, app, "agency");
    await as(stranger, "results of another", async (_, page) => {
      await page.goto(`/results/${saved.id}`);
      await page.getByRole("heading", { level: 1, name: "Results not found" }).waitFor();
      expect(await page.getByRole("main").textContent()).not.toContain(saved.productName);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  test("an optimization without avatar data is called legacy", () =>
    as(pro, "results legacy", async (_, page) => {
      await page.route(`**/api/optimizations/${saved.id}`, (route) =>
        route.fulfill({ json: { ...saved, avatarData: null } }),
      );
      await page.goto(`/results/${saved.id}`);
      await page.getByText("Legacy Results", { exact: true }).waitFor();
    }));
});

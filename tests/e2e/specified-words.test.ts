import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller } from "../support/paid-seller.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

const as = (seller: Seller | null, path: string, body: (page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title: `words ${path}` }, async ({ page, context }) => {
    if (seller !== null) await context.addCookies(seller.cookies);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await body(page);
  });

/** What is written in each element, spaces and line breaks alike. */
const textsOf = async (page: Page, selector: string): Promise<string[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

describe("what the specification names is on the page", () => {
  test("of the landing page: the three cards, the three steps, the stats and the walkthrough", () =>
    as(null, "/", async (page) => {
      const headings = await textsOf(page, "main h3");
      for (const name of ["Buyer Personas", "AI Optimization", "A/B Testing"]) expect(headings).toContain(name);
      const steps = (await page.locator("main").innerText()).match(/Build Avatar|Paste Reviews|Optimize Listing/g);
      expect(steps).toEqual(["Build Avatar", "Paste Reviews", "Optimize Listing"]);
      expect(await textsOf(page, "[aria-label='Results in numbers'] li")).toEqual([
        "10x faster",
        "200% better conversion",
        "5min average time",
      ]);
      expect(await textsOf(page, "main dl > div")).toEqual([
        expect.stringMatching(/^Demo 1 ASIN, .*\$0$/),
        expect.stringMatching(/^Pro 10 ASINs per billing cycle, 5 saved avatars.* \$9\/month$/),
        expect.stringMatching(/^Agency Unlimited ASINs, 5 saved avatars.* API access is coming soon\. \$79\/month$/),
      ]);
      await page.getByRole("button", { name: "Watch the 4 minute walkthrough" }).click();
      const film = page.getByRole("dialog").locator("video");
      await film.waitFor();
      expect(await film.locator("track[kind='captions'][default]").count()).toBe(1);
    }));

  test("of a canceled checkout: both ways on", () =>
    as(null, "/billing/cancel", async (page) => {
      expect(await textsOf(page, "main a")).toEqual(["Go Home", "Back to Demo"]);
    }));

  test.each([
    ["demo", "/demo", "0 of 1 used"],
    ["pro", "/optimize", "0 of 10 used this cycle"],
    ["agency", "/optimize", "Unlimited"],
  ] as const)(
    "of the dashboard of %s: what is left, the quick actions and the resources",
    async (plan, start, quota) => {
      await as(await openSeller(browser, app, plan), "/dashboard", async (page) => {
        await page.getByRole("main").getByText(quota, { exact: true }).first().waitFor();
        const actions = page.getByRole("region", { name: "Quick actions" }).getByRole("link");
        const links = await actions.evaluateAll((all) =>
          all.map((link) => [link.textContent, link.getAttribute("href")]),
        );
        expect(links).toEqual([
          ["Optimize Next Listing", start],
          ["Create New Avatar", "/avatars/new"],
          ["My Avatars", "/account/avatars"],
          ["Billing", "/billing"],
          ["Manage Account", "/account"],
        ]);
        expect(await textsOf(page, "[aria-labelledby='resources'] h3")).toEqual([
          "Demo video",
          "Onboarding call",
          "Email support",
        ]);
        const terms = await textsOf(page, "main dl dt");
        for (const term of ["Last run", "Saved avatars", "Plan"]) expect(terms).toContain(term);
        await page.getByRole("link", { name: "Manage Billing" }).waitFor();
      });
    },
  );

  test("of the plans: prices, limits, and what is coming soon", async () =>
    as(await openSeller(browser, app, "demo"), "/billing", async (page) => {
      await page.getByRole("button", { name: "Subscribe to Agency" }).waitFor();
      const main = await page.getByRole("main").innerText();
      for (const words of ["$0", "$9", "$79", "/month", "API access is coming soon"]) expect(main).toContain(words);
    }));

  test.each([
    ["User", false],
    ["Administrator", true],
  ] as const)("of the settings: the role %s", async (role, isAdmin) => {
    const seller = await openSeller(browser, app, "pro");
    if (isAdmin) {
      const command = Bun.spawn([process.execPath, "server/commands/admin.ts", "grant", seller.email], {
        cwd: join(import.meta.dir, "../.."),
        env: { ...process.env, ...app.env },
        stdin: "ignore",
        stdout: "ignore",
      });
      expect(await command.exited).toBe(0);
    }
    await as(seller, "/settings", async (page) => {
      expect(await textsOf(page, "main dl > div")).toEqual([`Email ${seller.email}`, "Plan Pro", `Role ${role}`]);
      await page.getByRole("main").getByRole("button", { name: "Sign out" }).waitFor();
    });
  });
});

import { expect } from "bun:test";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import type { AppServer } from "../support/app-server.ts";
import { newPage, withPage } from "../support/browser.ts";
import { givePlan } from "../support/paid-seller.ts";
import { type Credentials, newCredentials } from "./models/auth.model.ts";
import { demoModel } from "./models/demo.model.ts";
import { landingModel } from "./models/landing.model.ts";

/** Two addresses of one product: two processes behind one database, or one process twice. */
export type Journey = { first: Pick<AppServer, "url">; second: Pick<AppServer, "url">; env: Record<string, string> };

const runDemo = async (page: Page, seller: Credentials): Promise<void> => {
  const demo = demoModel(page);
  await landingModel(page).open();
  await landingModel(page).clickSample("Dog harness");
  await demo.seeRecognized(45);
  await demo.submit();
  await demo.seeResults();
  await demo.tryAnother();
  await demo.seeUpgrade();
  await demo.signUp(seller);
  await demo.arriveAt("/billing?onboarding=1");
};

const optimize = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Desk lamp" }).click();
  await page.getByText("43 reviews will be used", { exact: true }).waitFor();
  await page
    .locator("main form")
    .getByRole("button", { name: /optimize/i })
    .click();
  await page.waitForURL((url) => url.pathname.startsWith("/results/"));
  await page.getByRole("heading", { name: "Your listing" }).waitFor();
};

const exportedListing = async (page: Page): Promise<string> => {
  await page.getByRole("button", { name: "Export" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Markdown" }).click(),
  ]);
  return readFile(await download.path(), "utf8");
};

const sectionsOf = (markdown: string): string[] => markdown.split("\n").filter((line) => line.startsWith("### "));

/** From the landing page over the free demo, an account and a paid optimization to a listing on disk. */
export const takeJourney = async (browser: Browser, title: string, { first, second, env }: Journey): Promise<void> => {
  const seller = newCredentials();
  await withPage(browser, { baseUrl: first.url, title }, async ({ page }) => {
    await runDemo(page, seller);
    await givePlan(seller.email, "pro", env);
    await page.goto(`${second.url}/optimize/start?mode=paid`);
    await optimize(page);
    const markdown = await exportedListing(page);
    expect(markdown).toContain("Wickmoor");
    expect(sectionsOf(markdown).length).toBeGreaterThan(3);
    const address = new URL(page.url());
    await page.goto(`${first.url}${address.pathname}`);
    await page.getByRole("heading", { name: "Your listing" }).waitFor();
    await page.goto(`${first.url}/dashboard`);
    await page.getByRole("banner").getByText("Optimize Next ASIN (9 of 10 left)").waitFor();
  });
  await seeNothingAsStranger(browser, first.url);
};

const seeNothingAsStranger = async (browser: Browser, baseUrl: string): Promise<void> => {
  const { page, context } = await newPage(browser, { baseUrl });
  await page.goto("/dashboard");
  await page.waitForURL((url) => url.pathname === "/");
  await context.close();
};

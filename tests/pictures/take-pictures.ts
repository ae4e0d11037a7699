import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright";
import * as v from "valibot";
import { Sample } from "../../events/wire/reviews.ts";
import { guardUsage, takesNothing } from "../../server/commands/run-command.ts";
import { demoModel } from "../e2e/models/demo.model.ts";
import { listingModel } from "../e2e/models/listing.model.ts";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { launchBrowser, newPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { takeSocialPreview } from "./take-social-preview.ts";

guardUsage(["Usage: bun run pictures"], takesNothing);

const ROOT = join(import.meta.dir, "../..");
const ON_PAGES = join(ROOT, "client", "public", "pictures");
const IN_DOCS = join(ROOT, "docs", "pictures");

const THEMES = ["dark", "light"] as const;
type Theme = (typeof THEMES)[number];
const WIDE = { width: 1280, height: 800 } as const;
/** A picture of a wide page cannot be read on a narrow one, which gets a part of its own as it shows it. */
const NARROW = { width: 360, height: 480, scale: 2 } as const;
const EDGE = 16;

// The page of the running product, without the frame that every page shares.
const focusOn = async (page: Page, heading: string): Promise<void> => {
  await page.getByRole("heading", { name: heading, exact: true }).evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - header - 72, behavior: "instant" });
  });
};

const save = async (png: Buffer, folder: string, name: string): Promise<void> => {
  const path = join(folder, `${name}.webp`);
  await Bun.write(path, await new Bun.Image(png).webp({ quality: 82 }).bytes());
  console.log(`${name}.webp ${Math.round(Bun.file(path).size / 1024)} kB`);
};

const openDemoResult = async (page: Page): Promise<void> => {
  const demo = demoModel(page);
  await demo.open("?sample=bottle");
  await demo.seeRecognized(41);
  await demo.submit();
  await demo.seeResults();
};

const takeWide = async (browser: Browser, baseUrl: string, theme: Theme): Promise<void> => {
  const { page, context } = await newPage(browser, { baseUrl, theme, ...WIDE });
  await openDemoResult(page);
  await focusOn(page, "What your customers say");
  await save(await page.screenshot(), ON_PAGES, `findings-${theme}`);
  await focusOn(page, "Your listing");
  await save(await page.screenshot(), ON_PAGES, `listing-${theme}`);
  await context.close();
};

/** The page from there on, without what stays in view above it. */
const partFrom = async (page: Page, target: Locator): Promise<Buffer> => {
  const top = await target.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const { width, height } = NARROW;
  return page.screenshot({ fullPage: true, clip: { x: 0, y: top - EDGE, width, height } });
};

const takeNarrow = async (browser: Browser, baseUrl: string, theme: Theme): Promise<void> => {
  const { page, context } = await newPage(browser, { baseUrl, theme, ...NARROW });
  await openDemoResult(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await save(await partFrom(page, page.getByRole("article").first()), ON_PAGES, `findings-narrow-${theme}`);
  const titles = page.getByRole("heading", { name: "Titles", exact: true });
  await save(await partFrom(page, titles), ON_PAGES, `listing-narrow-${theme}`);
  await context.close();
};

const takeEditing = async (browser: Browser, { url }: AppServer, seller: Seller, theme: Theme): Promise<void> => {
  const { page, context } = await newPage(browser, { baseUrl: url, theme, ...WIDE });
  await context.addCookies(seller.cookies);
  const { productName, avatarName, text } = v.parse(Sample, await (await fetch(`${url}/api/samples/bottle`)).json());
  const { id } = await workOf(page, url).optimized({ productName, avatarName, reviewsText: text });
  const listing = listingModel(page);
  await listing.open(id);
  await listing.edit();
  await listing.type("Title 1", "Kelvara Insulated Water Bottle with Straw Lid, BEST for Hikes, Never Leaks");
  await listing.type("Search terms", (await listing.words("Search terms")).replace("hiking ", ""));
  await listing.seeInBar(/error/);
  await listing.seeInBar(/^Lost: /);
  await listing.seeFinding(/say otherwise: “Never Leaks”/);
  await focusOn(page, "Your listing");
  await save(await page.screenshot(), IN_DOCS, `editing-${theme}`);
  await context.close();
};

for (const folder of [ON_PAGES, IN_DOCS]) mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
const app = await startAppServer();
try {
  const seller = await openSeller(browser, app, "pro");
  for (const theme of THEMES) {
    await takeWide(browser, app.url, theme);
    await takeNarrow(browser, app.url, theme);
    await takeEditing(browser, app, seller, theme);
  }
  await takeSocialPreview(browser, join(ROOT, "client", "public", "social-preview.png"));
} finally {
  await browser.close();
  await app.stop();
}

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { demoModel } from "../e2e/models/demo.model.ts";
import { startAppServer } from "../support/app-server.ts";
import { launchBrowser, newPage } from "../support/browser.ts";
import { takeSocialPreview } from "./take-social-preview.ts";

const ROOT = join(import.meta.dir, "../..");
const FOLDER = join(ROOT, "client", "public", "pictures");

const THEMES = ["dark", "light"] as const;
const VIEW = { width: 1280, height: 800 } as const;

// The page of the running product, without the frame that every page shares.
const focusOn = async (page: Page, heading: string): Promise<void> => {
  await page.getByRole("heading", { name: heading, exact: true }).evaluate((element) => {
    const header = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - header - 72, behavior: "instant" });
  });
};

const save = async (page: Page, name: string): Promise<void> => {
  const png = await page.screenshot();
  const path = join(FOLDER, `${name}.webp`);
  await Bun.write(path, await new Bun.Image(png).webp({ quality: 82 }).bytes());
  console.log(`${name}.webp ${Math.round(Bun.file(path).size / 1024)} kB`);
};

const takePictures = async (browser: Browser, baseUrl: string, theme: (typeof THEMES)[number]): Promise<void> => {
  const { page, context } = await newPage(browser, { baseUrl, theme, ...VIEW });
  const demo = demoModel(page);
  await demo.open("?sample=bottle");
  await demo.seeRecognized(41);
  await demo.submit();
  await demo.seeResults();
  await focusOn(page, "What your customers say");
  await save(page, `findings-${theme}`);
  await focusOn(page, "Your listing");
  await save(page, `listing-${theme}`);
  await context.close();
};

mkdirSync(FOLDER, { recursive: true });
const browser = await launchBrowser();
const app = await startAppServer();
try {
  for (const theme of THEMES) await takePictures(browser, app.url, theme);
  await takeSocialPreview(browser, join(ROOT, "client", "public", "social-preview.png"));
} finally {
  await browser.close();
  await app.stop();
}

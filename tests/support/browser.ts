import { join } from "node:path";
import axe, { type RunOptions } from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../run/chromium.ts";

export type PageOptions = {
  baseUrl: string;
  theme?: "dark" | "light";
  width?: number;
  height?: number;
  /** Device pixels of a CSS pixel. */
  scale?: number;
  timezone?: string;
};

export type WatchedPage = {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page so far: console errors, uncaught errors, refused content, answers of 5xx. */
  faults: readonly string[];
};

const EVIDENCE = join(import.meta.dir, "../../.cache/browser");
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const CONTAINED = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"];

/** An answer of 4xx is part of many a test; Chromium reports each as a console error. */
const REFUSED_REQUEST = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Starts a Chromium. Close it in afterAll. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("There is no Chromium here: bun run test brings one, or set CHROMIUM_PATH");
  return chromium.launch({ executablePath, headless: true, args: [...CONTAINED, ...QUIET] });
};

const watch = async (page: Page, faults: string[]) => {
  page.on("console", (message) => {
    if (message.type() === "error" && !REFUSED_REQUEST.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 500) faults.push(`answer ${response.status()}: ${new URL(response.url()).pathname}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`content policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
};

/** Opens a page in a context of its own: fixed locale and time zone, a chosen theme, every fault noted. */
export const newPage = async (browser: Browser, options: PageOptions): Promise<WatchedPage> => {
  const { baseUrl, theme = "dark", width = 1440, height = 900, scale = 1, timezone = "America/New_York" } = options;
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: "en-US",
    timezoneId: timezone,
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "theme", value: theme, url: baseUrl }]);
  await context.addInitScript((chosen) => {
    if (localStorage.getItem("theme") === null) localStorage.setItem("theme", chosen);
  }, theme);
  const page = await context.newPage();
  const faults: string[] = [];
  await watch(page, faults);
  return { page, context, faults };
};

/** Fails when the page did anything that a person with the console open would not want to see, and that is not expected. */
export const expectNoFaults = ({ faults }: Pick<WatchedPage, "faults">, expected?: RegExp): void => {
  const unexpected = faults.filter((fault) => expected?.test(fault) !== true);
  if (unexpected.length > 0) throw new Error(`The page was not clean:\n${unexpected.join("\n")}`);
};

const fileName = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

type TestOptions = PageOptions & {
  title: string;
  /** Faults that the test provokes. */
  expected?: RegExp;
  /** Whether a failure leaves a trace beside its picture, which takes an eighth longer; `TRACE=1` traces all tests. */
  traced?: boolean;
};

/**
 * Runs a test in a page of its own and expects the page to stay clean.
 * A failure leaves a picture in .cache/browser, named after the title, and a trace where one was asked for.
 */
export const withPage = async (
  browser: Browser,
  options: TestOptions,
  body: (watched: WatchedPage) => Promise<void>,
): Promise<void> => {
  const watched = await newPage(browser, options);
  const { page, context } = watched;
  const { expected, traced = process.env["TRACE"] === "1" } = options;
  if (traced) await context.tracing.start({ screenshots: false, snapshots: true });
  try {
    await body(watched);
    expectNoFaults(watched, expected);
    if (traced) await context.tracing.stop();
  } catch (error) {
    const evidence = join(EVIDENCE, fileName(options.title));
    await page.screenshot({ path: `${evidence}.png`, fullPage: true }).catch(() => undefined);
    await context.tracing.stop({ path: `${evidence}.zip` }).catch(() => undefined);
    throw error;
  } finally {
    await context.close();
  }
};

/** A dialog that was opened just now is seen by nobody yet, axe included. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((each) => (each.playState === "running" ? each.ready : null)));
  });

const RULES = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  /** Those that a page can break in one theme and keep in the other. */
  colors: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;

/** What axe finds on the page, or in a part of it: one line for each rule, with the elements. */
export const accessibilityFaults = async (
  page: Page,
  part?: string,
  rules: keyof typeof RULES = "all",
): Promise<readonly string[]> => {
  await painted(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const runOnly = { ...RULES[rules], values: [...RULES[rules].values] };
  const violations = await page.evaluate(
    async ([selector, options]) => (await axe.run(selector ?? document, options)).violations,
    [part, { runOnly, resultTypes: ["violations"] } satisfies RunOptions] as const,
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
};

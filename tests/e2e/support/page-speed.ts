import type { Browser, Page } from "playwright";

/** `lcp` in milliseconds after the start of the load; `cls` without unit. */
export type PageSpeed = { lcp: number; cls: number };

/** What may shift while a page loads, without unit: a fifth of what counts as good. */
export const MOST_SHIFT = 0.02;

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to Window
  interface Window {
    pageSpeed: PageSpeed;
  }
}

/** Slows the page's processor down, and notes from the start what the browser reports of painting and shifting. */
export const watchSpeed = async (page: Page, { slowedDown }: { slowedDown: number }): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowedDown });
  await page.addInitScript(() => {
    window.pageSpeed = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.pageSpeed.lcp = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") window.pageSpeed.cls += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

/** What was reported once the page has its fonts, is taken over by its script and rests. */
export const readSpeed = async (page: Page): Promise<PageSpeed> => {
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => window.pageSpeed.lcp > 0);
  return page.evaluate(() => window.pageSpeed);
};

export type Load = { path: string; width: number; cookies?: Readonly<Record<string, string>> };

/** Loads a page for the first time, on a processor that is four times as slow. */
export const speedOf = async (
  browser: Browser,
  baseUrl: string,
  { path, width, cookies = {} }: Load,
): Promise<PageSpeed> => {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseUrl })));
    const page = await context.newPage();
    await watchSpeed(page, { slowedDown: 4 });
    await page.goto(`${baseUrl}${path}`);
    return await readSpeed(page);
  } finally {
    await context.close();
  }
};

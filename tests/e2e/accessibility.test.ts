import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type Cookies, signInPeople, VIEWERS, type Viewer } from "../screens/people.ts";
import { SCREENS, type Screen, showScreen } from "../screens/screens.ts";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage } from "../support/browser.ts";

const SLOW_MS = 240_000;
const NARROW = 320;
const WIDE = 1280;
const HEIGHT = 900;
/** Pages that are looked at side by side. */
const PAGES = 2;

let browser: Browser;
let app: AppServer;
let cookies: Cookies;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), startAppServer()]);
  cookies = await signInPeople(browser, app);
}, SLOW_MS);
afterAll(async () => {
  await browser.close();
  await app.stop();
});

const seenBy = (viewer: Viewer): Screen[] => SCREENS.filter((screen) => screen.viewer === viewer);

type Check = (page: Page, part?: string) => Promise<readonly string[]>;
type Found = Record<string, readonly string[]>;

const findInOnePage = async (
  viewer: Viewer,
  width: number,
  screens: readonly Screen[],
  check: Check,
): Promise<Found> => {
  const found: Found = {};
  const { page, context } = await newPage(browser, { baseUrl: app.url, theme: "dark", width });
  await context.addCookies(cookies[viewer]);
  for (const screen of screens) {
    await showScreen(page, screen);
    const faults = await check(page, screen.part);
    if (faults.length > 0) found[screen.name] = faults;
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
  await context.close();
  return found;
};

/** What a check finds on each of the screens, by the screen's name; nothing where it finds nothing. */
const findOn = async (viewer: Viewer, width: number, screens: readonly Screen[], check: Check): Promise<Found> => {
  const pages = Array.from({ length: PAGES }, (_, page) => screens.filter((__, index) => index % PAGES === page));
  const found = await Promise.all(pages.map((some) => findInOnePage(viewer, width, some, check)));
  return Object.fromEntries(found.flatMap((each) => Object.entries(each)));
};

/** Puts the page into a theme and waits until all of it shows: without motion a change still takes some frames. */
const paintIn = (page: Page, theme: string): Promise<string> =>
  page.evaluate(async (name) => {
    const root = document.documentElement;
    root.classList.replace("dark", name);
    do await new Promise(requestAnimationFrame);
    while (document.getAnimations().length > 0);
    return getComputedStyle(root).backgroundColor;
  }, theme);

/** What lies half behind a bar that stays in view is no small target: it can be scrolled clear. */
const scrollClear = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));

const inBothThemes: Check = async (page, part) => {
  const found: string[] = [];
  await scrollClear(page);
  const grounds = new Set<string>();
  for (const [theme, rules] of [
    ["dark", "all"],
    ["light", "colors"],
  ] as const) {
    grounds.add(await paintIn(page, theme));
    for (const fault of await accessibilityFaults(page, part, rules)) found.push(`${theme}: ${fault}`);
  }
  return grounds.size === 2 ? found : [...found, "both themes look alike"];
};

/** Elements that make the page wider than its window, the innermost first. */
const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(-3)
      .map((element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? "").slice(0, 40)}`);
  });

const narrowAndEnlarged = async (page: Page): Promise<readonly string[]> => {
  const narrow = await overflow(page);
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const enlarged = await overflow(page);
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  return [...narrow.map((element) => `narrow: ${element}`), ...enlarged.map((element) => `enlarged: ${element}`)];
};

describe.each(VIEWERS)("every screen of %s", (viewer) => {
  test(
    "has no fault of accessibility, dark or light",
    async () => expect(await findOn(viewer, 1440, seenBy(viewer), inBothThemes)).toEqual({}),
    SLOW_MS,
  );

  test(
    "fits into 320 pixels, and into its window with text twice as large",
    async () => {
      const pages = seenBy(viewer).filter(({ show }) => show === undefined);
      expect(await findOn(viewer, NARROW, pages, narrowAndEnlarged)).toEqual({});
    },
    SLOW_MS,
  );
});

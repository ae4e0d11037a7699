import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { expectNoFaults, launchBrowser, newPage } from "../support/browser.ts";
import { freshDataFolder } from "../support/data-folder.ts";
import { addLongHistory } from "../support/long-history.ts";
import { prepareSeller, withDeps } from "../support/prepared-seller.ts";
import { openStaff } from "../support/staff.ts";
import { supportModel } from "./models/support.model.ts";

const EVENTS = 100_000;
const FRAME_MS = 50;
const MOVES = 120;
/** Other work on the machine can only make a drag slower: the best of these tells of the page. */
const DRAGS = 12;

const place = { DATA_DIR: await freshDataFolder("long") };
let browser: Browser;
let app: AppServer;
let customerId: string;

beforeAll(async () => {
  ({ customerId } = await prepareSeller(place, 0));
  await withDeps(place, (deps) => addLongHistory(deps, customerId, EVENTS));
  [browser, app] = await Promise.all([launchBrowser(), startAppServer(place)]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await app.stop();
  rmSync(place.DATA_DIR, { recursive: true, force: true });
});

/** Frames that took too long since the last call, by the browser's own count. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "long-animation-frame",
    });
    Object.assign(window, { takeLongFrames: () => long.splice(0) });
  });

const takeLongFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        // Two frames later, the observer was told of all frames before.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, "takeLongFrames")()))),
        );
      }),
  );

const drag = async (page: Page): Promise<number[]> => {
  const box = await supportModel(page).slider.boundingBox();
  if (box === null) throw new Error("There is no slider");
  const at = (share: number) => [box.x + 8 + (box.width - 16) * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(1));
  await page.mouse.down();
  await takeLongFrames(page);
  for (let move = 1; move <= MOVES; move += 1) {
    const share = Math.abs(Math.cos((move / MOVES) * 2 * Math.PI));
    await page.mouse.move(...at(share));
  }
  const long = await takeLongFrames(page);
  await page.mouse.up();
  return long;
};

describe("a history of 100,000 events", () => {
  test("opens, and no frame takes more than 50 ms while it is dragged through", async () => {
    const staff = await openStaff(browser, app);
    // Not traced: a trace takes a copy of the page at every move.
    const watched = await newPage(browser, { baseUrl: app.url });
    const { page, context } = watched;
    page.setDefaultTimeout(120_000);
    const support = supportModel(page);
    await context.addCookies(staff.cookies);
    await support.open(customerId);
    await support.giveReason("Measuring");
    await support.seePlace(/^Event 100,00\d of 100,00\d, /);
    await page.getByRole("progressbar", { name: "Reading the history" }).waitFor({ state: "detached" });
    expect(await page.getByRole("listbox").getByRole("option").count()).toBeLessThan(60);
    await watchFrames(page);
    const drags: number[][] = [];
    while (drags.length < DRAGS && !drags.some((long) => long.length === 0)) drags.push(await drag(page));
    const worst = drags.map((long) => Math.max(0, ...long));
    console.log(`longest frames of each drag: ${worst.map(Math.round).join(", ")} ms`);
    expect(Math.min(...worst)).toBeLessThanOrEqual(FRAME_MS);
    expectNoFaults(watched);
    await context.close();
  }, 180_000);
});

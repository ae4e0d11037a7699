import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { expectNoFaults, launchBrowser, newPage } from "../support/browser.ts";
import { freshDataFolder } from "../support/data-folder.ts";
import { addLongHistory } from "../support/long-history.ts";
import { prepareSeller, withDeps } from "../support/prepared-seller.ts";
import { ADA } from "../support/scenario.ts";
import { openStaff } from "../support/staff.ts";
import { supportModel } from "./models/support.model.ts";

const EVENTS = 100_000;
const FEW_EVENTS = 100;
/** The frame that nineteen in twenty are not slower than. */
const SLOW = 0.95;
/** A thousand times as much history may make it so much slower, on whatever machine. */
const TIMES_SHORT = 2;
/** And the longest of all, which is one frame in hundreds. */
const TIMES_LONGEST = 4;
const MOVES = 120;
/** Other work on the machine can only make a drag slower: the best of these tells of the page. */
const DRAGS = 6;

/** In ms: what nineteen in twenty frames are not slower than, and the slowest. */
type Frames = { slow: number; longest: number };

const place = { DATA_DIR: await freshDataFolder("long") };
let browser: Browser;
let app: AppServer;
let [long, short] = ["", ""];

beforeAll(async () => {
  long = (await prepareSeller(place, 0)).customerId;
  short = (await prepareSeller(place, 0, { ...ADA, email: "few@example.com" })).customerId;
  await withDeps(place, async (deps) => {
    await addLongHistory(deps, long, EVENTS);
    await addLongHistory(deps, short, FEW_EVENTS);
  });
  [browser, app] = await Promise.all([launchBrowser(), startAppServer(place)]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await app.stop();
  rmSync(place.DATA_DIR, { recursive: true, force: true });
});

/** How long each frame took since the last call, from one to the next. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    let transitions = 0;
    document.addEventListener("transitionrun", () => {
      transitions += 1;
    });
    Object.assign(window, { takeFrames: () => times.splice(0), countTransitions: () => transitions });
  });

/** Of a page for readers who asked for less motion, where each one that starts costs a frame. */
const countTransitions = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, "countTransitions")());

const takeFrames = (page: Page): Promise<number[]> =>
  page.evaluate(
    () => new Promise<number[]>((resolve) => requestAnimationFrame(() => resolve(Reflect.get(window, "takeFrames")()))),
  );

const drag = async (page: Page): Promise<number[]> => {
  const box = await supportModel(page).slider.boundingBox();
  if (box === null) throw new Error("There is no slider");
  const at = (share: number) => [box.x + 8 + (box.width - 16) * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(1));
  await page.mouse.down();
  await takeFrames(page);
  for (let move = 1; move <= MOVES; move += 1) {
    const share = Math.abs(Math.cos((move / MOVES) * 2 * Math.PI));
    await page.mouse.move(...at(share));
  }
  const frames = await takeFrames(page);
  await page.mouse.up();
  return frames;
};

describe("a history of 100,000 events", () => {
  test("opens, and is dragged through as smoothly as a short one", async () => {
    const staff = await openStaff(browser, app);
    const opened = async (customerId: string, place: RegExp) => {
      // Not traced: a trace takes a copy of the page at every move.
      const watched = await newPage(browser, { baseUrl: app.url });
      const { page, context } = watched;
      page.setDefaultTimeout(120_000);
      const support = supportModel(page);
      await context.addCookies(staff.cookies);
      await support.open(customerId);
      await support.giveReason("Measuring");
      await support.seePlace(place);
      await page.getByRole("progressbar", { name: "Reading the history" }).waitFor({ state: "detached" });
      expect(await page.getByRole("listbox").getByRole("option").count()).toBeLessThan(60);
      await watchFrames(page);
      return watched;
    };
    const [many, few] = [
      await opened(long, /^Event 100,00\d of 100,00\d, /),
      await opened(short, /^Event 10\d of 10\d, /),
    ];
    const framesOf = async ({ page }: typeof many): Promise<Frames> => {
      await page.bringToFront();
      const frames = (await drag(page)).toSorted((a, b) => a - b);
      return { slow: frames[Math.floor(frames.length * SLOW)] ?? 0, longest: frames.at(-1) ?? 0 };
    };
    const times: { many: Frames; few: Frames }[] = [];
    const best = (of: "many" | "few", which: keyof Frames): number => Math.min(...times.map((each) => each[of][which]));
    const isAlike = (): boolean =>
      best("many", "slow") <= TIMES_SHORT * best("few", "slow") &&
      best("many", "longest") <= TIMES_LONGEST * best("few", "longest");
    do times.push({ few: await framesOf(few), many: await framesOf(many) });
    while (times.length < DRAGS && !isAlike());
    const told = ({ slow, longest }: Frames): string => `${Math.round(slow)} to ${Math.round(longest)}`;
    console.log(
      `slow frames of each drag, and of one through ${FEW_EVENTS} events, in ms: ${times.map((each) => `${told(each.many)} / ${told(each.few)}`).join(", ")}`,
    );
    expect(isAlike()).toBe(true);
    for (const watched of [many, few]) {
      expect(await countTransitions(watched.page)).toBe(0);
      expectNoFaults(watched);
      await watched.context.close();
    }
  }, 180_000);
});

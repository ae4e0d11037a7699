import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Locator, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;
/** Nothing is charged, as nothing is from whom the operator gave a plan. */
let demo: Seller;
let avatarId: string;

const PACKER = { name: "Weekend packer", audience: "Travellers", pains: ["Zipper breaks"] };
const REVIEWS = Array.from({ length: 8 }, (_, at) => `The zipper jams when the bag is full, ${at}.`).join("\n\n");

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
  demo = await openSeller(browser, app, "demo");
  const context = await browser.newContext();
  await context.addCookies(pro.cookies);
  const work = workOf(await context.newPage(), app.url);
  avatarId = (await work.savedAvatar(PACKER)).id;
  for (const productName of ["Weekender", "Travel bag"])
    await work.optimized({ avatarId, productName, reviewsText: REVIEWS });
  await context.close();
}, 120_000);

afterAll(() => browser.close());

const SLACK_PX = 1;
const WIDTHS = [360, 1440] as const;

type Place = { top: number; left: number; height: number };

const placeOf = async (element: Locator): Promise<Place> => {
  const box = await element.first().boundingBox();
  if (box === null) throw new Error("Nothing is shown there");
  return { top: box.y, left: box.x, height: box.height };
};

const isSame = (one: Place | undefined, other: Place | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (["top", "left", "height"] as const).every((side) => Math.abs(one[side] - other[side]) <= SLACK_PX);

type Waiting = {
  path: string;
  /** What is answered late. */
  held: RegExp;
  /** What holds a place while the answer is awaited, and what then stands in it. */
  parts: readonly { waiting: string; loaded: string }[];
};

const STATUS = "main [role=status]";

const PAGES: readonly Waiting[] = [
  {
    path: "/welcome",
    held: /api\/avatars(\?|$)/,
    parts: [
      { waiting: `${STATUS} section`, loaded: "main section" },
      { waiting: `${STATUS} [class*=skeleton--shape_field]`, loaded: "main input[type=search]" },
    ],
  },
  {
    path: "/account/avatars",
    held: /api\/avatars/,
    parts: [
      { waiting: `${STATUS} div:has(> div > [class*=shape_buttonSmall])`, loaded: "main li" },
      { waiting: `${STATUS} [class*=skeleton--shape_field]`, loaded: "main input[type=search]" },
      { waiting: "main header button", loaded: "main header button" },
    ],
  },
  {
    path: "/optimization",
    held: /api\/avatars/,
    parts: [{ waiting: `${STATUS} section`, loaded: "main [role=tabpanel]:not([hidden]) section" }],
  },
  {
    path: "/avatars/ID",
    held: /api\/avatars/,
    parts: [
      { waiting: `${STATUS} [class*=skeleton--shape_field]`, loaded: "main input" },
      { waiting: "main h1", loaded: "main h1" },
    ],
  },
  {
    path: "/billing",
    held: /api\/billing/,
    parts: [{ waiting: "main section:has-text('Agency')", loaded: "main section:has-text('Agency')" }],
  },
  {
    path: "/dashboard",
    held: /api\/(dashboard|optimizations)/,
    parts: [
      { waiting: `${STATUS} section`, loaded: "main section" },
      { waiting: "#quick-actions", loaded: "#quick-actions" },
      {
        waiting: "main [aria-label='Loading the results'] > div",
        loaded: "main li:has(a[href^='/results/'])",
      },
    ],
  },
];

const compare = async (page: Page, { path, held, parts }: Waiting): Promise<void> => {
  const release = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(path.replace("ID", avatarId), { waitUntil: "domcontentloaded" });
  await page.locator(STATUS).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await Promise.all(parts.map(({ waiting }) => placeOf(page.locator(waiting))));
  release.resolve();
  await page.locator(STATUS).first().waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  const after = await Promise.all(parts.map(({ loaded }) => placeOf(page.locator(loaded))));
  const moved = parts.filter((_, at) => !isSame(before[at], after[at])).map(({ loaded }) => loaded);
  expect(moved).toEqual([]);
};

describe("what holds a place while a page loads", () => {
  test.each(PAGES.flatMap((waiting) => WIDTHS.map((width) => ({ ...waiting, width }))))(
    "stands where the page then stands: $path at $width",
    (waiting) =>
      withPage(browser, { baseUrl: app.url, width: waiting.width, title: `waiting ${waiting.path}` }, async (seen) => {
        await seen.context.addCookies(waiting.path === "/billing" ? demo.cookies : pro.cookies);
        await compare(seen.page, waiting);
      }),
  );
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Locator, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { authModel } from "./models/auth.model.ts";
import { optimizeModel } from "./models/optimize.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "pro");
}, 120_000);

afterAll(() => browser.close());

type Model = ReturnType<typeof optimizeModel>;

const as = (
  seller: Seller,
  title: string,
  body: (optimize: Model, page: Page) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(optimizeModel(page), page);
  });

const REVIEWS = ["The zipper broke after two weeks.", "Fits under the seat.", "I love the size."].join("\n\n");

/** The first calls of a path fail as if the connection were gone. */
const breakConnections = (page: Page, path: string, calls: number) =>
  page.addInitScript(
    ([broken, count]) => {
      const real = window.fetch.bind(window);
      let left = count;
      const fetchOrFail = (input: RequestInfo | URL, init?: RequestInit) => {
        const address = String(input instanceof Request ? input.url : input);
        if (!address.endsWith(broken) || left === 0) return real(input, init);
        left -= 1;
        return Promise.reject(new TypeError("Failed to fetch"));
      };
      Object.assign(window, { fetch: fetchOrFail });
    },
    [path, calls] as const,
  );

/** Waits until the whole of it is on the screen. */
const inView = (target: Locator) =>
  target.evaluate(async (element) => {
    const isSeen = () => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    while (!isSeen()) await new Promise(requestAnimationFrame);
  });

/** The first call of a path is made and worked on, but its answer never arrives. */
const loseAnswer = (page: Page, path: string) =>
  page.addInitScript((lost) => {
    const real = window.fetch.bind(window);
    let isLost = false;
    const fetchAndLose = async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init);
      if (isLost || !answer.url.endsWith(lost)) return answer;
      isLost = true;
      await answer.text();
      throw new TypeError("Failed to fetch");
    };
    Object.assign(window, { fetch: fetchAndLose });
  }, path);

const views: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];

describe("starting an optimization", () => {
  test("asks to sign in again when the session ended elsewhere, and keeps every entry and the page", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "optimize signed out elsewhere", async (optimize, page) => {
      await optimize.openStart();
      await optimize.fill("Avatar name", "Weekend flyer");
      await optimize.fill("Product or ASIN name", "Cabin bag");
      await optimize.fill("Reviews", REVIEWS);
      await page.evaluate(() => fetch("/api/auth/signout", { method: "POST" }));
      await optimize.submit();
      await authModel(page).signIn(seller);
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await optimize.arriveAt("/optimize/start?mode=paid");
      expect(await optimize.valueOf("Avatar name")).toBe("Weekend flyer");
      await optimize.submit();
      await optimize.seeResults();
    });
  });

  test.each(views)("has no accessibility fault in $theme at $width pixels, empty and refused", (view) =>
    as(
      pro,
      `optimize axe ${view.theme} ${view.width}`,
      async (optimize, page) => {
        await optimize.openStart();
        expect(await accessibilityFaults(page)).toEqual([]);
        await optimize.submit();
        await optimize.seeFieldError("All fields are required");
        await optimize.seeToast("All fields are required");
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );

  test("goes from a sample over its stages to the results", () =>
    as(pro, "optimize sample", async (optimize, page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/optimizations", async (route) => {
        await held.promise;
        await route.continue();
      });
      await optimize.openStart();
      await optimize.chooseSample("Desk Lamp");
      await optimize.seeRecognized(43);
      await optimize.submit();
      await optimize.seeStage("Finding what customers talk about");
      expect(await accessibilityFaults(page)).toEqual([]);
      held.resolve();
      await optimize.seeResults();
    }));

  test("puts back what a sample has replaced", () =>
    as(pro, "optimize undo", async (optimize) => {
      await optimize.openStart();
      await optimize.fill("Reviews", REVIEWS);
      await optimize.seeRecognized(3);
      await optimize.chooseSample("Desk Lamp");
      await optimize.seeRecognized(43);
      await optimize.undo();
      expect(await optimize.valueOf("Reviews")).toBe(REVIEWS);
    }));

  test("loses nothing that was typed when the page is loaded again", () =>
    as(pro, "optimize draft", async (optimize, page) => {
      await optimize.openStart();
      await optimize.fill("Product or ASIN name", "Travel bag");
      await optimize.fill("Reviews", REVIEWS);
      await optimize.seeRecognized(3);
      await page.reload();
      await optimize.seeRecognized(3);
      expect(await optimize.valueOf("Product or ASIN name")).toBe("Travel bag");
      expect(await optimize.valueOf("Reviews")).toBe(REVIEWS);
    }));

  test("keeps the form when the server cannot be reached, and succeeds on the next try", () =>
    as(pro, "optimize offline", async (optimize, page) => {
      await breakConnections(page, "/api/asins", 1);
      await optimize.openStart();
      await optimize.fill("Avatar name", "Wendy");
      await optimize.fill("Product or ASIN name", "Travel bag");
      await optimize.fill("Reviews", REVIEWS);
      await optimize.submit();
      await optimize.seeToast("Optimization failed", "Failed to create ASIN profile");
      expect(await optimize.valueOf("Reviews")).toBe(REVIEWS);
      await optimize.see(
        "We cannot reach the server. Your entries are still here; check your connection and try again.",
      );
      await optimize.submit();
      await optimize.seeResults();
    }));

  test("comes back from a refusal at what can be acted on, wherever the page was scrolled to", () =>
    as(
      pro,
      "optimize refused small",
      async (optimize, page) => {
        await breakConnections(page, "/api/asins", 1);
        await optimize.openStart();
        await optimize.fill("Avatar name", "Wendy");
        await optimize.fill("Product or ASIN name", "Travel bag");
        await optimize.fill("Reviews", REVIEWS);
        await optimize.submit();
        const notice = page.getByRole("alert").filter({ hasText: "We cannot reach the server." });
        await notice.waitFor();
        await inView(notice);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Optimize listing");
      },
      { width: 360 },
    ));

  test("says of reviews that are refused only how many were found, and points to them", () =>
    as(pro, "optimize too little", async (optimize, page) => {
      await optimize.openStart();
      await optimize.fill("Avatar name", "Wendy");
      await optimize.fill("Product or ASIN name", "Travel bag");
      await optimize.fill("Reviews", "good ".repeat(26));
      await page.getByText("1 review will be used", { exact: true }).waitFor();
      await optimize.submit();
      await optimize.seeFieldError("This is too little to work with. Paste at least one sentence a customer wrote.");
      await page.getByText("1 review found", { exact: true }).waitFor();
      expect(
        await page.getByLabel("Reviews", { exact: true }).evaluate((field) => field === document.activeElement),
      ).toBe(true);
      await optimize.fill("Reviews", REVIEWS);
      await optimize.seeRecognized(3);
    }));

  test("leads to the form that takes more when the reviews are too many for this one", () =>
    as(pro, "optimize too long", async (optimize, page) => {
      await optimize.openStart();
      await optimize.fill("Reviews", Array.from({ length: 300 }, (_, at) => `${at}. ${REVIEWS}`).join("\n\n"));
      await page.getByText(/characters? too many\. Optimize with a saved avatar takes 500,000\./).waitFor();
      await page.locator("form").getByRole("link", { name: "Optimize with a saved avatar" }).click();
      await optimize.arriveAt("/optimization");
    }));

  test("asks for the same result again when the answer was lost, and counts it once", () =>
    as(pro, "optimize cut", async (optimize, page) => {
      const keys: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/optimizations")) keys.push(request.headers()["idempotency-key"] ?? "");
      });
      await loseAnswer(page, "/api/optimizations");
      await optimize.openStart();
      const before = await optimize.left();
      await optimize.fill("Avatar name", "Wendy");
      await optimize.fill("Product or ASIN name", "Travel bag");
      await optimize.fill("Reviews", REVIEWS);
      await optimize.submit();
      await optimize.seeResults();
      expect(keys).toEqual([keys[0] ?? "", keys[0] ?? ""]);
      expect(await optimize.left()).toBe(before - 1);
    }));
});

describe("the plan", () => {
  test("an exhausted one disables the form and says how to go on", async () => {
    const exhausted = await openSeller(browser, app, "pro");
    await as(exhausted, "optimize limit", async (optimize, page) => {
      const { optimized } = workOf(page, app.url);
      for (let asin = 0; asin < 10; asin += 1)
        await optimized({ asin: `B${asin}`, productName: "Travel bag", reviewsText: REVIEWS });
      await optimize.openStart();
      await optimize.see("Limit reached");
      await optimize.see("You've reached your monthly limit. Manage your plan to continue.");
      expect(await optimize.isDisabled("Reviews")).toBe(true);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }, 60_000);

  test("the demo plan is led to the demo's upgrade dialog, and from Optimize to the demo", async () => {
    const free = await openSeller(browser, app, "demo");
    await as(free, "optimize demo plan", async (optimize, page) => {
      await page.goto("/optimize/start?mode=paid");
      await optimize.arriveAt("/demo?upgrade=1");
      await page.goto("/optimize");
      await optimize.arriveAt("/demo");
    });
  });

  test("a paying seller is led from Optimize and from a new avatar to the form", () =>
    as(pro, "optimize redirect", async (optimize, page) => {
      for (const path of ["/optimize", "/avatars/new"]) {
        await page.goto(path);
        await optimize.arriveAt("/optimize/start?mode=paid");
      }
    }));
});

describe("optimizing for a saved avatar", () => {
  test("checks the current bullets, then shows the result beside it", () =>
    as(pro, "optimize full", async (optimize, page) => {
      const { id } = await workOf(page, app.url).savedAvatar({ name: "Packer", audience: "Travellers" });
      await optimize.openFor(id);
      await optimize.submit();
      await optimize.seeToast("Missing information", "Please fill in product name and reviews");
      await optimize.fill("Product name", "Travel bag");
      await optimize.fill("Reviews", REVIEWS);
      await optimize.fill("Current bullets (optional)", "a\nb\nc\nd\ne\nf");
      await optimize.seeFieldError("Too many bullets (max 5).");
      await optimize.fill("Current bullets (optional)", "• Big\n- Light");
      await optimize.submit();
      await page.waitForURL((url) => url.searchParams.get("tab") === "results");
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    }));
});

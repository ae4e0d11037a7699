import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { avatarsModel } from "./models/avatars.model.ts";
import { guidanceModel } from "./models/guidance.model.ts";
import { optimizeModel } from "./models/optimize.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

const modelsOf = (page: Page) => ({
  page,
  avatars: avatarsModel(page),
  guidance: guidanceModel(page),
  optimize: optimizeModel(page),
});

const as = (
  seller: Seller,
  title: string,
  body: (models: ReturnType<typeof modelsOf>) => Promise<void>,
  view: Partial<PageOptions> & { expected?: RegExp } = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title: `guidance ${title}` }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(modelsOf(page));
  });

const PACKER = { name: "Weekend packer", audience: "Travellers", pains: ["Zipper breaks"] };

describe("an avatar that was deleted", () => {
  test("can be brought back as it was, also from another page", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "undo", async ({ page, avatars, guidance }) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open("/account/avatars", "My Avatars");
      await avatars.askToDelete("Weekend packer");
      await avatars.confirmDelete();
      await avatars.seeToast("Avatar deleted successfully");
      await avatars.see("0 of 5 saved");
      await guidance.goTo("Dashboard");
      expect(await accessibilityFaults(page)).toEqual([]);
      await guidance.undo();
      await avatars.seeToast("Avatar restored");
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      expect(await avatars.previewText()).toContain("Zipper breaks");
    });
  });

  test("in its editor leads to the list, leaves no draft, and comes back there", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "undo in the editor", async ({ page, avatars, guidance }) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await avatars.fill("Name", "Somebody else");
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await avatars.see("“Weekend packer” leaves your avatars. Its saved results stay.");
      await avatars.confirmDelete();
      await avatars.see("No avatars yet — create your first one.");
      expect(await guidance.draftsKept()).toBe(0);
      await guidance.undo();
      await avatars.see("Weekend packer");
    });
  });

  test("cannot come back when its place was taken, and says what can be done", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "undo refused", async ({ page, avatars, guidance }) => {
      const { savedAvatar } = workOf(page, app.url);
      for (const name of ["One", "Two", "Three", "Four", "Five"]) await savedAvatar({ ...PACKER, name });
      await avatars.open("/account/avatars", "My Avatars");
      await avatars.askToDelete("One");
      await avatars.confirmDelete();
      await avatars.see("4 of 5 saved");
      await savedAvatar({ ...PACKER, name: "Six" });
      await guidance.undo();
      await avatars.seeToast("Avatar limit reached");
    });
  });
});

describe("a draft", () => {
  const reviews = ["The zipper broke after two weeks.", "Fits under the seat.", "I love the size."].join("\n\n");

  test("of an optimization survives a reload, is said to be restored, and can be discarded and put back", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "draft of a start", async ({ page, guidance, optimize }) => {
      await optimize.openStart();
      await optimize.fill("Product or ASIN name", "Cabin bag");
      await optimize.fill("Reviews", reviews);
      await page.reload();
      await guidance.seeRestored();
      expect(await optimize.valueOf("Product or ASIN name")).toBe("Cabin bag");
      expect(await accessibilityFaults(page)).toEqual([]);
      await guidance.discard();
      expect(await optimize.valueOf("Product or ASIN name")).toBe("");
      expect(await guidance.focusedLabel()).toBe("Avatar name");
      expect(await guidance.draftsKept()).toBe(0);
      await optimize.undo();
      expect(await optimize.valueOf("Product or ASIN name")).toBe("Cabin bag");
      await optimize.fill("Avatar name", "Weekend flyer");
      await optimize.submit();
      await optimize.seeResults();
      expect(await guidance.draftsKept()).toBe(0);
    });
  });

  test("of an optimization for a saved avatar survives a reload and keeps the avatar", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "draft for an avatar", async ({ page, guidance, optimize }) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await optimize.openFor(id);
      await optimize.fill("Product name", "Cabin bag");
      await page.reload();
      await guidance.seeRestored();
      expect(await optimize.valueOf("Product name")).toBe("Cabin bag");
      await guidance.discard();
      await optimize.fill("Product name", "Cabin bag");
      await optimize.fill("Reviews", reviews);
      await optimize.submit();
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
      await page.getByRole("link", { name: "Avatar saved" }).waitFor();
    });
  });

  test("of a new avatar survives leaving the page and a reload, and is gone when it is saved", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "draft of an avatar", async ({ page, avatars, guidance }) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await avatars.fill("Target audience", "Nurses");
      await guidance.leave();
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await guidance.seeRestored();
      expect(await avatars.previewText()).toContain("Nurses");
      await guidance.discard();
      expect(await avatars.previewText()).toContain("Travellers");
      await avatars.fill("Target audience", "Doctors");
      await avatars.save();
      await page.waitForURL((url) => url.pathname === "/account/avatars");
      expect(await guidance.draftsKept()).toBe(0);
    });
  });

  test("is seen by its own account only, and is gone after a sign-out", async () => {
    const [ada, bea] = [await openSeller(browser, app, "pro"), await openSeller(browser, app, "pro")];
    await as(ada, "drafts by account", async ({ page, guidance, optimize }) => {
      await optimize.openStart();
      await optimize.fill("Product or ASIN name", "Cabin bag");
      await guidance.waitForDrafts(1);
      await page.context().clearCookies({ name: "sid" });
      await page.context().addCookies(bea.cookies);
      await optimize.openStart();
      expect(await optimize.valueOf("Product or ASIN name")).toBe("");
      await page.context().addCookies(ada.cookies);
      await optimize.openStart();
      await guidance.seeRestored();
      await guidance.signOut();
      await guidance.waitForDrafts(0);
    });
  });

  test("that the device refuses to keep disturbs nothing", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "storage refused", async ({ page, optimize }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("Refused", "SecurityError");
        };
        for (const area of ["localStorage", "sessionStorage"]) Object.defineProperty(window, area, { get: refuse });
      });
      await optimize.openStart();
      await optimize.fill("Avatar name", "Weekend flyer");
      await optimize.fill("Product or ASIN name", "Cabin bag");
      await optimize.fill("Reviews", reviews);
      await optimize.submit();
      await optimize.seeResults();
    });
  });
});

describe("the first steps", () => {
  test("lead a new paying seller from a sample to a listing that was copied, and are gone then", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "first steps", async ({ page, guidance, optimize }) => {
      await guidance.openDashboard();
      await guidance.seeSteps("0 of 4 steps done");
      await guidance.trySample();
      await guidance.seeSampleTaken();
      await optimize.submit();
      await optimize.seeResults();
      await guidance.openDashboard();
      await guidance.seeSteps("3 of 4 steps done");
      await page.goto("/welcome");
      await guidance.seeSteps("3 of 4 steps done");
      await guidance.follow("Open your listing");
      await optimize.seeResults();
      await guidance.copyATitle();
      await guidance.openDashboard();
      await guidance.dontSeeSteps();
    });
  });

  test("lead a seller on the demo plan to the demo and its sample", async () => {
    const seller = await openSeller(browser, app, "demo");
    await as(seller, "first steps of the demo", async ({ page, guidance }) => {
      await guidance.openDashboard();
      await guidance.seeSteps("0 of 4 steps done");
      await guidance.trySample();
      await page.waitForURL((url) => url.pathname === "/demo");
      await guidance.seeSampleTaken();
    });
  });

  test("put away stay away, also after a sign-out", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "first steps put away", async ({ page, guidance }) => {
      await guidance.openDashboard();
      await guidance.seeSteps("0 of 4 steps done");
      await guidance.putAway();
      await guidance.dontSeeSteps();
      await guidance.signOut();
      await page.waitForURL((url) => url.pathname === "/");
      await page.context().addCookies(await guidance.signedInAgain(app.url, seller));
      await guidance.openDashboard();
      await guidance.dontSeeSteps();
    });
  });

  test.each<Pick<PageOptions, "theme" | "width">>([
    { theme: "dark", width: 360 },
    { theme: "light", width: 1440 },
  ])("have no accessibility fault in $theme at $width pixels", async (view) => {
    const seller = await openSeller(browser, app, "pro");
    await as(
      seller,
      `first steps axe ${view.theme}`,
      async ({ page, guidance }) => {
        await guidance.openDashboard();
        await guidance.seeSteps("0 of 4 steps done");
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    );
  });
});

describe("a result", () => {
  const mixed = [
    "The zipper broke after two weeks.",
    "Fits under the seat.",
    "I love the size.",
    "I received this product for free in exchange for my honest review. The straps are soft.",
  ].join("\n\n");

  test("runs again with reviews that were left out, at no further ASIN", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "run again", async ({ page, guidance, optimize }) => {
      const { id } = await workOf(page, app.url).optimized({ asin: "", productName: "Cabin bag", reviewsText: mixed });
      await page.goto(`/results/${id}`);
      await page.getByText("3 reviews read", { exact: false }).waitFor();
      expect(await optimize.left()).toBe(9);
      await guidance.useAnyway("I received this product for free");
      await page.getByRole("button", { name: "Use these and run again" }).click();
      await page.waitForURL((url) => url.pathname.startsWith("/results/") && !url.pathname.endsWith(id));
      await page.getByText("4 reviews read", { exact: false }).waitFor();
      expect(await optimize.left()).toBe(9);
    });
  });

  test("keeps the numbers of its test over a reload", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "kept test", async ({ page, optimize }) => {
      const { id } = await workOf(page, app.url).optimized({ asin: "", productName: "Cabin bag", reviewsText: mixed });
      await page.goto(`/results/${id}`);
      await optimize.fill("Visitors a week", "5,000");
      await page.reload();
      expect(await optimize.valueOf("Visitors a week")).toBe("5,000");
    });
  });

  test("that is not finished shows its progress and becomes the result by itself, over a lost connection", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(
      seller,
      "follow",
      async ({ page, optimize }) => {
        const { id } = await workOf(page, app.url).optimized({
          asin: "",
          productName: "Cabin bag",
          reviewsText: mixed,
        });
        const busy = { code: "IN_PROGRESS", message: "This is still being worked on.", requestId: "r1" };
        let follows = 0;
        await page.route(`**/api/optimizations/${id}`, async (route) => {
          if (route.request().headers()["accept"] !== "text/event-stream")
            return route.fulfill({ status: 409, json: busy, contentType: "application/problem+json" });
          follows += 1;
          if (follows === 1) return route.abort("connectionreset");
          return route.continue();
        });
        await page.goto(`/results/${id}`);
        await page.getByRole("heading", { level: 1, name: "Still being worked on" }).waitFor();
        await page.getByText("The connection was lost", { exact: true }).waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await optimize.seeResults();
      },
      { expected: /ERR_CONNECTION_RESET/ },
    );
  });
});

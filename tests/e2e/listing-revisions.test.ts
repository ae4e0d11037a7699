import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, BrowserContext, Page } from "playwright";
import * as v from "valibot";
import { ListingRevisions } from "../../events/wire/listing-revisions.ts";
import { Optimization } from "../../events/wire/optimizations.ts";
import { Sample } from "../../events/wire/reviews.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { listingModel } from "./models/listing.model.ts";
import { toastModel } from "./models/toast.model.ts";

let browser: Browser;
let app: AppServer;
let pro: Seller;

type Model = ReturnType<typeof listingModel>;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  pro = await openSeller(browser, app, "agency");
}, 120_000);

afterAll(() => browser.close());

/** A result of its own, so that no test sees what another revised. */
const optimized = async (): Promise<Optimization> => {
  const { page, context } = await newPage(browser, { baseUrl: app.url });
  await context.addCookies(pro.cookies);
  const lamp = v.parse(Sample, await (await fetch(`${app.url}/api/samples/lamp`)).json());
  const answer = await workOf(page, app.url).optimized({
    productName: lamp.productName,
    avatarName: "Maker",
    reviewsText: lamp.text,
  });
  await context.close();
  return v.parse(Optimization, answer);
};

type Body = (listing: Model, saved: Optimization, page: Page, context: BrowserContext) => Promise<void>;

const onResult = (title: string, body: Body, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(pro.cookies);
    const saved = await optimized();
    const listing = listingModel(page);
    await listing.open(saved.id);
    await body(listing, saved, page, context);
  });

const BROKEN = "BEST SELLER Desk Lamp!!! Guaranteed";
const PLAIN = "Desk Lamp for the Workbench";

describe("the words of a listing", () => {
  test("are checked while they are typed, mended by a fix, saved, and stay after a reload", () =>
    onResult("listing edit", async (listing, saved, page) => {
      await listing.edit();
      await listing.type("Title 1", BROKEN);
      await listing.seeInBar(/error/);
      await listing.applyFix(/^Apply fix/);
      expect(await listing.words("Title 1")).not.toBe(BROKEN);
      expect(await page.locator(":focus").getAttribute("aria-label")).toBe("Title 1");
      await listing.type("Title 1", PLAIN);
      await listing.type("Search terms", "");
      await listing.seeInBar(/^Lost: /);
      await listing.type("Search terms", saved.searchTerms);
      await listing.seeInBar(/^Keyword words \d+%$/);
      await listing.save();
      await toastModel(page).see("Listing saved");
      await listing.seeFocusOn("Edit listing");
      await page.reload();
      await listing.seeOnPage(PLAIN);
      await listing.seeOnPage("Revised");
      await listing.seeOnPage("Revision 1");
      await listing.seeOnPage(saved.bulletsB[0] ?? "");
    }));

  test("tell which of them customers deny and which nobody says, with the reviews, and so do the saved ones", () =>
    onResult("listing claims", async (listing, _, page) => {
      await listing.edit();
      await listing.type("Set A, bullet 1", "The arm never droops");
      await listing.type("Set A, bullet 2", "Charges your toothbrush");
      await listing.form.getByText("No review says this, nor did you enter it; check that it is true").waitFor();
      const denied = listing.form.getByRole("button", { name: /say otherwise: “The arm never droops/ });
      await denied.click();
      await listing.form
        .getByRole("region", { name: "Reviews that say otherwise" })
        .getByText(/droops/i)
        .first()
        .waitFor();
      await listing.seeInBar(/^\d+ of \d+ statements rest on reviews/);
      await listing.type("Set A, bullet 1", "The arm stays up");
      await denied.waitFor({ state: "detached" });
      await listing.save();
      await listing.seeRead();
      await listing.seeOnPage("The arm stays up");
      await page.reload();
      await page.getByRole("button", { name: "Show proof" }).click();
      await page.locator("#listing").getByText("no review mentions it").first().waitFor();
    }));

  test("are not called the best while a rule refuses them, nor when they are saved so", () =>
    onResult("listing best", async (listing, _, page) => {
      const best = page.locator("#listing").getByText("Best", { exact: true });
      await listing.edit();
      await best.waitFor();
      await listing.type("Title 1", BROKEN);
      await best.waitFor({ state: "detached" });
      await listing.type("Title 1", PLAIN);
      await best.waitFor();
      await listing.type("Title 1", BROKEN);
      await best.waitFor({ state: "detached" });
      await listing.save();
      await listing.seeRead();
      await listing.seeOnPage(BROKEN);
      expect(await best.count()).toBe(0);
    }));

  test("are left as they are where nothing was changed", () =>
    onResult("listing unchanged", async (listing, _, page) => {
      await listing.edit();
      await listing.button("Add a title").click();
      await listing.save();
      await listing.seeRead();
      await listing.seeFocusOn("Edit listing");
      expect(await page.getByRole("button", { name: /^Revision/ }).count()).toBe(0);
    }));

  test("grow and shrink by titles and bullets; empty ones are left out", () =>
    onResult("listing lines", async (listing, saved, page) => {
      await listing.edit();
      await listing.button("Remove title 1").click();
      await toastModel(page).see("Title 1 removed");
      await page.getByRole("button", { name: "Undo" }).click();
      expect(await listing.words("Title 1")).toBe(saved.optimizedTitles[0] ?? "");
      await listing.button("Remove Set A, bullet 1").click();
      await listing.button("Add a title").click();
      await listing.button("Add a title").click();
      const last = saved.optimizedTitles.length + 2;
      await listing.type(`Title ${last}`, PLAIN);
      await listing.save();
      await listing.seeRead();
      await page.reload();
      const again = await page.request.get(`/api/optimizations/${saved.id}`);
      const { optimizedTitles, bulletsA } = v.parse(Optimization, await again.json());
      expect(optimizedTitles).toEqual([...saved.optimizedTitles, PLAIN]);
      expect(bulletsA).toEqual(saved.bulletsA.slice(1));
    }));

  test("are kept on this device when the editing stops, and after a reload", () =>
    onResult("listing draft", async (listing, saved, page) => {
      await listing.edit();
      await listing.type("Title 1", PLAIN);
      await page.keyboard.press("Escape");
      expect(await listing.words("Title 1")).toBe(PLAIN);
      await listing.cancel();
      await listing.stopEditing();
      await listing.seeFocusOn("Continue editing");
      await page.reload();
      await listing.edit();
      expect(await listing.words("Title 1")).toBe(PLAIN);
      await page.getByRole("button", { name: "Discard draft" }).click();
      expect(await listing.words("Title 1")).toBe(saved.optimizedTitles[0] ?? "");
      await listing.cancel();
      await listing.seeFocusOn("Edit listing");
    }));

  test("are not lost when the server refuses them, nor when the check fails", () =>
    withPage(
      browser,
      { baseUrl: app.url, title: "listing refused", expected: /answer 503|Failed to load resource/ },
      async ({ page, context }) => {
        await context.addCookies(pro.cookies);
        const listing = listingModel(page);
        await listing.open((await optimized()).id);
        const busy = { code: "BUSY", message: "We are busy right now.", requestId: "r1" };
        await page.route("**/check", (route) => route.abort());
        await page.route("**/revisions", (route) => route.fulfill({ status: 503, json: busy }));
        await listing.edit();
        await listing.type("Title 1", PLAIN);
        await listing.seeInBar(/The check is paused/);
        await listing.save();
        await listing.form.getByRole("alert").getByText("We are busy right now.").waitFor();
        expect(await listing.words("Title 1")).toBe(PLAIN);
        await page.unroute("**/revisions");
        await listing.save();
        await listing.seeOnPage(PLAIN);
      },
    ));

  test("can be revised with the keyboard alone", () =>
    onResult("listing keyboard", async (listing, _, page) => {
      await listing.button("Edit listing").focus();
      await page.keyboard.press("Enter");
      await page.locator("textarea[aria-label='Title 1']:focus").waitFor();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(PLAIN);
      await page.keyboard.press("Enter");
      expect(await listing.words("Title 1")).toBe(PLAIN);
      await page.keyboard.press("ControlOrMeta+Enter");
      await listing.seeFocusOn("Edit listing");
      await page.keyboard.press("Shift+Tab");
      await listing.seeFocusOn("Revision 1");
      await page.keyboard.press("Enter");
      await listing.dialog.waitFor();
      await page.keyboard.press("Escape");
      await listing.seeFocusOn("Revision 1");
    }));

  const views: Pick<PageOptions, "theme" | "width">[] = [
    { theme: "dark", width: 1440 },
    { theme: "light", width: 360 },
  ];

  test.each(views)("are edited and compared without accessibility fault in $theme at $width pixels", (view) =>
    onResult(
      `listing axe ${view.theme} ${view.width}`,
      async (listing, _, page) => {
        await listing.edit();
        await listing.type("Title 1", BROKEN);
        await listing.seeInBar(/error/);
        expect(await accessibilityFaults(page, "#listing")).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        await listing.save();
        await listing.seeRead();
        await listing.openRevisions("Revision 1");
        await listing.dialog.locator("ins").first().waitFor();
        expect(await accessibilityFaults(page, "[role=dialog]")).toEqual([]);
      },
      view,
    ),
  );
});

describe("the revisions of a listing", () => {
  test("are compared word by word, and their words restored", () =>
    onResult("listing restore", async (listing, saved, page) => {
      const title = saved.optimizedTitles[0] ?? "";
      await listing.edit();
      await listing.type("Title 1", `Sturdy ${title}`);
      await listing.save();
      await listing.seeRead();
      await listing.openRevisions("Revision 1");
      await listing.choose(/^As written/);
      await listing.dialog.locator("del").waitFor();
      expect((await listing.removed()).join("")).toContain("Sturdy");
      expect(await listing.added()).toEqual([]);
      await listing.restore();
      await toastModel(page).see("Words restored");
      await listing.seeOnPage("Revision 2");
      await listing.openRevisions("Revision 2");
      await listing.dialog.getByText("Restores the listing as written").waitFor();
      await page.keyboard.press("Escape");
      await page.reload();
      await listing.seeOnPage(title);
      expect(await page.getByText("Revised", { exact: true }).count()).toBe(0);
    }));

  test("that the list has no room for are told, with the way to them, and only then", () =>
    onResult("listing many revisions", async (listing, _, page) => {
      let oldest = 1;
      await page.route("**/revisions", async (route) => {
        const answer = await route.fetch();
        if (route.request().method() !== "GET") return route.fulfill({ response: answer });
        const [latest, written] = v.parse(ListingRevisions, await answer.json());
        await route.fulfill({ response: answer, json: [{ ...latest, revision: oldest }, written] });
      });
      await listing.edit();
      await listing.type("Title 1", PLAIN);
      await listing.save();
      await listing.seeRead();
      await listing.openRevisions("Revision 1");
      await listing.dialog.locator("ins").first().waitFor();
      expect(await listing.dialog.getByText(/not listed here/).count()).toBe(0);
      oldest = 151;
      await page.reload();
      await listing.openRevisions("Revision 1");
      await listing.dialog.getByText("150 earlier revisions are not listed here.").waitFor();
      await listing.dialog.getByRole("link", { name: "Manage Account" }).click();
      await page.getByRole("button", { name: "Download all my data" }).click({ trial: true });
    }));

  test("of two tabs meet: the later one is told, compares, and saves on top", () =>
    onResult("listing conflict", async (listing, saved, page, context) => {
      await listing.edit();
      await listing.type("Title 1", PLAIN);
      const other = listingModel(await context.newPage());
      await other.open(saved.id);
      await other.edit();
      await other.type("Title 1", "Bench Lamp");
      await other.save();
      await other.seeRead();
      await listing.save();
      await listing.form
        .getByRole("alert")
        .getByText(/revised elsewhere/)
        .waitFor();
      expect(await listing.words("Title 1")).toBe(PLAIN);
      await listing.button("Load the latest to compare").click();
      await listing.form.locator("del", { hasText: "Bench" }).waitFor();
      expect(await listing.words("Title 1")).toBe(PLAIN);
      await listing.save();
      await listing.seeRead();
      await page.reload();
      await listing.seeOnPage(PLAIN);
      await listing.seeOnPage("Revision 2");
    }));
});

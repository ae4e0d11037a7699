import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { REVIEWS } from "../support/seller.ts";
import { customerIdOf, openStaff } from "../support/staff.ts";
import { supportModel } from "./models/support.model.ts";

const AVATARS = 5;

let browser: Browser;
let app: AppServer;
let staff: Seller;
let customer: Seller;
let customerId: string;

const as = (seller: Seller, title: string, body: (page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(page);
  });

const avatarNamed = (name: string) => ({ name, audience: "Travellers", pains: ["Zipper breaks"] });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  staff = await openStaff(browser, app);
  customer = await openSeller(browser, app, "pro");
  await as(customer, "support customer", async (page) => {
    const work = workOf(page, app.url);
    await work.optimized({ asin: "B0TEST0001", productName: "Steel Bottle", reviewsText: REVIEWS });
    for (let saved = 0; saved < AVATARS; saved += 1) await work.savedAvatar(avatarNamed(`Packer ${saved}`));
    const refusal = await work.savedAvatar(avatarNamed("One too many")).then(String, String);
    expect(refusal).toContain("AVATAR_LIMIT_REACHED");
  });
  await as(staff, "support staff", async (page) => {
    customerId = await customerIdOf(page.context(), app, customer.email);
  });
}, 180_000);

afterAll(() => browser.close());

const openHistory = async (page: Page, search = "") => {
  const support = supportModel(page);
  await support.open(customerId, search);
  if (await page.getByRole("button", { name: "Open the history" }).isVisible()) await support.giveReason("Ticket 4711");
  await support.seePlace(/^Event \d+ of \d+, /);
  return support;
};

describe("the support console", () => {
  test("finds a customer by the keyboard and opens their history for a reason, which is kept when it fails", async () => {
    await as(staff, "support search", async (page) => {
      const support = supportModel(page);
      await page.goto("/support");
      await page.getByLabel("Find a customer").waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type(customer.email);
      await support.results.waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Open the history" }).click();
      await support.see("Say why, in a few words");
      const busy = { code: "BUSY", message: "We are busy right now.", requestId: "r1" };
      await page.route("**/visits", (route) => route.fulfill({ status: 429, json: busy }));
      await support.giveReason("Asked why a fifth avatar was the last");
      await support.see("We are busy right now.");
      expect(await page.getByRole("textbox", { name: "Reason" }).inputValue()).toBe(
        "Asked why a fifth avatar was the last",
      );
      await page.unroute("**/visits");
      await page.getByRole("button", { name: "Open the history" }).click();
      await support.seeHistory();
      await support.seeEvent("Opened the history of the account.");
    });
  }, 60_000);

  test("says so when nobody is found, and when the search fails", async () => {
    await as(staff, "support nobody", async (page) => {
      const support = supportModel(page);
      await page.goto("/support?q=nobody-has-this");
      await support.see("Nobody found");
      const busy = { code: "RATE_LIMITED", message: "Too many attempts.", requestId: "r1" };
      await page.route("**/api/support/customers?**", (route) => route.fulfill({ status: 429, json: busy }));
      await support.search("somebody-else");
      await support.see("The search did not work");
    });
  }, 60_000);

  test("is not there for anybody else", async () => {
    for (const path of ["/support", `/support/${customerId}`]) {
      await as(customer, `support refused ${path.length}`, async (page) => {
        await page.goto(path);
        await page.getByRole("heading", { name: "This page is not in the listing." }).waitFor();
        const { status } = await page.request.get(`/api/support/customers/${customerId}`).then((answer) => ({
          status: answer.status(),
        }));
        expect(status).toBe(404);
      });
    }
  }, 60_000);
});

describe("a history", () => {
  test("is a story: what the optimization's request caused stands under it, and says what it changed", async () => {
    await as(staff, "support story", async (page) => {
      const support = await openHistory(page);
      await support.choose("One ASIN of the plan was reserved");
      await support.seeEvent("One ASIN of the plan was reserved for an optimization.");
      await support.see("Reserved for work under way:");
      const card = page.locator("#event-card");
      await card.getByRole("button", { name: "One ASIN of the plan was used." }).click();
      await support.seeEvent("One ASIN of the plan was used.");
      expect(await support.panel("Quota").textContent()).toContain("1 of 10");
    });
  }, 60_000);

  test("is gone through by slider and keyboard; a link restores the moment, and back goes back", async () => {
    await as(staff, "support travel", async (page) => {
      const support = await openHistory(page);
      await support.seeHistory();
      await support.slider.fill("3");
      await page.waitForURL(/at=3/);
      await support.seeEvent("The plan changed from Demo to Pro.");
      await page.keyboard.press("ArrowLeft");
      await support.seePlace(/^Event 2 of/);
      await page.waitForURL(/at=2/);
      await support.see(/^Event 2 here, position [\d,]+ of the log$/);
      await page.keyboard.press("Home");
      await support.seePlace(/^Event 1 of/);
      await page.keyboard.press("Shift+ArrowRight");
      await support.seePlace(/^Event 11 of/);
      await page.waitForURL(/at=11/);
      await page.goBack();
      await support.seePlace(/^Event [12] of/);
      await page.goto(`/support/${customerId}?at=3`);
      await support.seePlace(/^Event 3 of/);
      expect(await support.slider.getAttribute("aria-valuetext")).toMatch(/^Event 3 of \d+, /);
      expect(await support.panel("Plan & billing").textContent()).toContain("Pro");
    });
  }, 60_000);

  test("plays by itself until it is paused", async () => {
    await as(staff, "support play", async (page) => {
      const support = await openHistory(page, "?at=1");
      await page.getByLabel("Speed of playing").selectOption("8");
      await page.getByRole("button", { name: "Play" }).click();
      await support.seePlace(/^Event [4-9] of/);
      await page.getByRole("button", { name: "Pause" }).click();
      await page.getByRole("button", { name: "Play" }).waitFor();
    });
  }, 60_000);

  test("answers why, and each answer leads to the event that decided it", async () => {
    await as(staff, "support why", async (page) => {
      const support = await openHistory(page);
      await support.ask("Why is the plan Pro?");
      await page.getByRole("button", { name: "The plan changed from Demo to Pro." }).click();
      await support.seePlace(/^Event 3 of/);
      await support.choose("A new avatar was refused");
      await support.stepAwayAndBack();
      expect(await support.questions("Why was this refused?")).toBe(1);
      await support.ask("Why was this refused?");
      await support.see(/You have reached the number of saved avatars/);
      await page
        .locator("#event-card")
        .getByRole("button", { name: /^Saved the avatar/ })
        .first()
        .click();
      await support.seeEvent("Saved the avatar “•••”.");
      await page.getByRole("heading", { level: 1, name: /^.•••@/ }).waitFor();
    });
  }, 60_000);

  test("is filtered and searched, and the address keeps it", async () => {
    await as(staff, "support filter", async (page) => {
      const support = await openHistory(page);
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByRole("button", { name: "Plan & billing" }).click();
      await page.waitForURL(/topics=billing/);
      await support.timeline.getByRole("option", { name: /The plan changed/ }).waitFor();
      await support.timeline
        .getByRole("option", { name: /Saved the avatar/ })
        .first()
        .waitFor({ state: "detached" });
      await page.getByLabel("Search this history").fill("nothing like it");
      await support.see("No event fits the filter.");
    });
  }, 60_000);

  test("shows new events as they happen", async () => {
    await as(staff, "support live", async (page) => {
      const support = await openHistory(page);
      await support.seeHistory();
      await as(customer, "support live customer", async (seller) => {
        const work = workOf(seller, app.url);
        await work.optimized({ asin: "B0TEST0002", productName: "Steel Cup", reviewsText: REVIEWS });
      });
      await support.seeEvent("One ASIN of the plan was used.");
    });
  }, 60_000);
});

describe("the customer's own screens", () => {
  test("are shown as of the moment, under a banner, and nothing on them does anything", async () => {
    await as(staff, "support screens", async (page) => {
      const support = await openHistory(page, "?at=3&view=screens");
      await support.see(/^You see what the customer saw on .+\. Nothing here can be changed\.$/);
      await support.see("0 of 10 used this cycle");
      await support.see("Check a listing");
      const before = page.url();
      await page.getByRole("link", { name: "Manage Billing" }).click();
      expect(page.url()).toBe(before);
      await page.getByRole("button", { name: "Newest event" }).click();
      await page.getByRole("region", { name: "Recent results" }).getByRole("listitem").first().waitFor();
      await page.getByRole("button", { name: "Billing", exact: true }).click();
      await support.see("Your Pro plan was given to you");
      expect(await page.getByRole("button", { name: "Subscribe to Pro" }).isDisabled()).toBe(true);
      await page.getByRole("button", { name: "My Avatars", exact: true }).first().click();
      await support.see(`${AVATARS} of ${AVATARS} saved`);
      expect(await page.getByRole("button", { name: "View Results" }).first().isDisabled()).toBe(true);
      await page.getByRole("button", { name: "Results", exact: true }).click();
      await support.see("Review texts are covered");
    });
  }, 60_000);
});

describe("personal data and acts", () => {
  test("are revealed for a reason, which is recorded, and covered again", async () => {
    await as(staff, "support reveal", async (page) => {
      const support = await openHistory(page);
      await support.seeHistory();
      await page.getByRole("button", { name: "Reveal personal data" }).click();
      await support.dialog.getByRole("textbox", { name: "Reason" }).fill("Checking a name on the phone");
      await support.dialog.getByRole("button", { name: "Reveal" }).click();
      await page.getByRole("timer").waitFor();
      await page.getByRole("heading", { level: 1, name: customer.email }).waitFor();
      await support.timeline.getByRole("option", { name: "Uncovered the personal data" }).first().waitFor();
      await support.choose("Saved the avatar “Packer 0”.");
      await page.waitForURL(/[?&]at=\d+/);
      await page.getByRole("button", { name: "Cover again" }).click();
      await support.seeEvent("Saved the avatar “•••”.");
    });
  }, 60_000);

  test("an act needs a reason, is done, and appears in the timeline with it", async () => {
    await as(staff, "support act", async (page) => {
      const support = await openHistory(page);
      await support.seeHistory();
      await support.act("Add ASINs");
      await support.dialog.getByLabel("ASINs to add").fill("2");
      await support.dialog.getByRole("button", { name: "Add them" }).click();
      await support.see("Say why, in a few words");
      await support.dialog.getByRole("textbox", { name: "Reason" }).fill("Lost two to an outage");
      await support.dialog.getByRole("button", { name: "Add them" }).click();
      await support.seeEvent("Added 2 ASINs to the limit.");
      expect(await support.panel("Quota").textContent()).toContain("Pro plan, 2 added by staff");
    });
  }, 60_000);
});

describe("for everybody", () => {
  const views: Pick<PageOptions, "theme" | "width">[] = [
    { theme: "dark", width: 360 },
    { theme: "light", width: 1440 },
  ];

  test.each(views)(
    "the console has no accessibility fault in $theme at $width pixels",
    async (view) => {
      const look = async (page: Page, what: string) =>
        expect([what, ...(await accessibilityFaults(page))]).toEqual([what]);
      await as(
        staff,
        `support axe ${view.theme}`,
        async (page) => {
          await page.goto(`/support?q=${customer.email}`);
          await supportModel(page).results.waitFor();
          await look(page, "search");
          const support = await openHistory(page, "?at=5");
          await support.ask("Why is the plan Pro?");
          await look(page, "history");
          await support.act("Add ASINs");
          await look(page, "act");
          await page.keyboard.press("Escape");
          await page.getByRole("tab", { name: "What the customer saw" }).click();
          await support.see(/^You see what the customer saw/);
          await look(page, "screens");
          await page.getByRole("button", { name: "Billing", exact: true }).click();
          await page.getByText("/month").first().waitFor();
          await look(page, "billing screen");
        },
        view,
      );
    },
    60_000,
  );
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { givePlan, openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { avatarsModel } from "./models/avatars.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

type Model = ReturnType<typeof avatarsModel>;

const as = (
  seller: Seller,
  title: string,
  body: (avatars: Model, page: Page) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(avatarsModel(page), page);
  });

const PACKER = { name: "Weekend packer", audience: "Travellers", pains: ["Zipper breaks"] };
const WALKER = { name: "Dog walker", audience: "Dog people" };

const SCREENS = [
  ["/dashboard", "Dashboard"],
  ["/welcome", "Welcome back"],
  ["/account/avatars", "My Avatars"],
  ["/optimization", "Optimize for a saved avatar"],
  ["/account", "Manage Account"],
  ["/settings", "Settings"],
] as const;

const views: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];

describe("the seller's screens", () => {
  test.each(views)("have no accessibility fault in $theme at $width pixels", async (view) => {
    const seller = await openSeller(browser, app, "pro");
    await as(
      seller,
      `screens axe ${view.theme} ${view.width}`,
      async (avatars, page) => {
        const { id } = await workOf(page, app.url).savedAvatar(PACKER);
        for (const [path, heading] of [...SCREENS, [`/avatars/${id}`, "Edit avatar"] as const]) {
          await avatars.open(path, heading);
          await page.waitForLoadState("networkidle");
          expect([path, ...(await accessibilityFaults(page))]).toEqual([path]);
        }
      },
      view,
    );
  });

  test("a dashboard that does not load says so and can be asked again", async () => {
    const seller = await openSeller(browser, app, "demo");
    await as(seller, "dashboard fails", async (avatars, page) => {
      const problem = { code: "RATE_LIMITED", message: "Too many attempts.", requestId: "r1" };
      await page.route("**/api/dashboard/summary", (route) => route.fulfill({ status: 429, json: problem }));
      await page.goto("/dashboard");
      await avatars.see("Failed to load dashboard");
      await page.unroute("**/api/dashboard/summary");
      await page.getByRole("button", { name: "Try again" }).click();
      await avatars.see("Optimizations left");
    });
  });
});

describe("saved avatars", () => {
  test("are found by name, renamed, and deleted after a question", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "avatars list", async (avatars, page) => {
      const { savedAvatar } = workOf(page, app.url);
      await savedAvatar(PACKER);
      await savedAvatar(WALKER);
      await avatars.open("/account/avatars", "My Avatars");
      await avatars.see("2 of 5 saved");
      await avatars.search("dog");
      await avatars.dontSee("Weekend packer");
      await avatars.rename("Dog walker", "  ");
      expect(await avatars.dialogIsOpen()).toBe(true);
      await avatars.cancel();
      await avatars.rename("Dog walker", "Dog runner");
      await avatars.seeToast("Avatar renamed successfully");
      await avatars.see("Dog runner");
      await avatars.askToDelete("Dog runner");
      await avatars.cancel();
      await avatars.see("Dog runner");
      await avatars.askToDelete("Dog runner");
      await avatars.confirmDelete();
      await avatars.seeToast("Avatar deleted successfully");
      await avatars.dontSee("Dog runner");
      await avatars.see("1 of 5 saved");
    });
  }, 60_000);

  test("without an optimization have no results to show", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "avatars no results", async (avatars, page) => {
      await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open("/account/avatars", "My Avatars");
      await page.getByRole("button", { name: "View Results" }).click();
      await avatars.seeToast("No results yet — This avatar hasn't been used for optimization yet");
      await avatars.open("/welcome", "Welcome back");
      expect(await page.getByRole("button", { name: "Open Results" }).isDisabled()).toBe(true);
    });
  });

  test("none at all leads to the first one", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "avatars none", async (avatars, page) => {
      await avatars.open("/welcome", "Welcome back");
      await avatars.see("No avatars yet — create your first one.");
      await page.getByRole("link", { name: "Create New Avatar" }).click();
      await page.waitForURL("**/optimization");
    });
  });
});

describe("five thousand saved avatars", () => {
  const MANY = Array.from({ length: 5_000 }, (_, at) => ({
    id: `avatar-${at}`,
    profileName: `Avatar ${at}.`,
    lastProductName: null,
    lastOptimizationAt: null,
    lastOptimizationId: null,
    optimizeCount: 0,
  }));

  test.each([
    ["/account/avatars", "My Avatars", 48],
    ["/welcome", "Welcome back", 48],
    ["/optimization", "Optimize for a saved avatar", 48],
    ["/account/avatars?highlight=avatar-60", "My Avatars", 61],
  ] as const)("are shown a part at a time, and any is found by its name: %s", async (path, heading, first) => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, `many avatars ${path}`, async (avatars, page) => {
      const names = page.getByText(/^Avatar \d+\.$/);
      await page.route(/\/api\/avatars(\?|$)/, (route) => route.fulfill({ json: MANY }));
      await avatars.open(path, heading);
      await avatars.see(`${first} of 5,000 avatars`);
      expect(await names.count()).toBe(first);
      await page.getByRole("button", { name: "Show more" }).click();
      await avatars.see(`${first + 48} of 5,000 avatars`);
      expect(await names.count()).toBe(first + 48);
      await avatars.search("4987");
      await avatars.see("Avatar 4987.");
      expect(await names.count()).toBe(1);
      await avatars.search("nobody");
      await avatars.see("No avatar matches “nobody”.");
    });
  });
});

describe("the avatar editor", () => {
  test("shows what is typed, refuses an incomplete avatar, and saves a complete one", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "avatar editor", async (avatars, page) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await avatars.addItem("Keywords", "  weekender bag ");
      expect(await avatars.previewText()).toContain("weekender bag");
      expect(await avatars.previewText()).not.toContain("Notes");
      await avatars.fill("Notes (optional)", "Met at the fair.");
      expect(await avatars.previewText()).toContain("NotesMet at the fair.");
      await avatars.fill("Target audience", "");
      await avatars.save();
      await avatars.seeToast("Validation error");
      await avatars.see("Name and target audience are required");
      await avatars.fill("Target audience", "Nurses");
      await avatars.save();
      await page.waitForURL((url) => url.searchParams.get("highlight") === id);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      expect(await avatars.previewText()).toContain("Nurses");
      expect(await avatars.previewText()).toContain("Zipper breaks");
    });
  });

  test("asks before what was typed is lost", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "avatar editor unsaved", async (avatars, page) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await avatars.fill("Name", "Somebody else");
      await page.getByRole("link", { name: "Listwright, home" }).first().click();
      await avatars.see("Leave without saving?");
      await page.getByRole("button", { name: "Stay" }).click();
      expect(new URL(page.url()).pathname).toBe(`/avatars/${id}`);
    });
  });

  test("the demo plan may fill it in and is offered a plan when saving", async () => {
    const seller = await openSeller(browser, app, "demo");
    await as(seller, "avatar limit", async (avatars, page) => {
      await avatars.open("/avatars/new", "New avatar");
      await avatars.fill("Name", "Packer");
      await avatars.fill("Target audience", "Travellers");
      await avatars.save();
      await avatars.seeToast("Avatar limit reached");
      expect(await avatars.previewText()).toContain("Packer");
      await page.getByRole("button", { name: "Upgrade Plan" }).click();
      await avatars.see("Leave without saving?");
    });
  });

  test("of a plan that has ended can be read, and says why it cannot be changed", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "read-only avatar", async (avatars, page) => {
      const { id } = await workOf(page, app.url).savedAvatar(PACKER);
      await givePlan(seller.email, "demo", app.env);
      await avatars.open(`/avatars/${id}`, "Edit avatar");
      await avatars.see("Your saved work is read-only");
      expect(await avatars.previewText()).toContain(PACKER.name);
      for (const name of ["Save changes", "Delete"])
        expect(await page.getByRole("button", { name, exact: true }).isDisabled()).toBeTrue();
      expect(await page.getByLabel("Target audience").isDisabled()).toBeTrue();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});

describe("the account", () => {
  test("names what is wrong with a new password, and changes a right one", async () => {
    const seller = await openSeller(browser, app, "demo");
    await as(seller, "change password", async (avatars, page) => {
      await avatars.open("/account", "Manage Account");
      const change = page.getByRole("button", { name: "Change password" });
      await change.click();
      for (const text of ["Current password is required", "Password too short", "Please confirm your password"])
        await avatars.see(text);
      await avatars.see("At least 8 characters, with a letter and a number.");
      await avatars.fill("Current password", seller.password);
      await avatars.fill("New password", "river-cap-24-bottle");
      await avatars.fill("Confirm new password", "river-cap-24-bottles");
      await change.click();
      await avatars.see("Passwords do not match");
      await avatars.fill("Confirm new password", "river-cap-24-bottle");
      await change.click();
      await avatars.seeToast("Password changed");
    });
  });

  test("signs out everywhere after a question", async () => {
    const seller = await openSeller(browser, app, "demo");
    await as(seller, "sign out everywhere", async (avatars, page) => {
      await avatars.open("/account", "Manage Account");
      await avatars.see("This device");
      await page.getByRole("button", { name: "Sign out everywhere" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
      await page.waitForURL((url) => url.pathname === "/");
      await avatars.seeToast("Signed out.");
      await page.goto("/account");
      await page.waitForURL((url) => url.pathname === "/");
    });
  });
});

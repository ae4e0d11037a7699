import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { REVIEWS } from "../support/seller.ts";
import { customerIdOf, openStaff } from "../support/staff.ts";
import { supportModel } from "./models/support.model.ts";

let browser: Browser;
let app: AppServer;
let staff: Seller;

const as = (seller: Seller, title: string, body: (page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(page);
  });

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  staff = await openStaff(browser, app);
}, 180_000);

afterAll(() => browser.close());

const avatarNamed = (name: string) => ({ name, audience: "Travellers", pains: ["Zipper breaks"] });

const openHistory = async (page: Page, customerId: string) => {
  const support = supportModel(page);
  await support.open(customerId);
  await support.giveReason("Ticket 4711");
  await support.seePlace(/^Event \d+ of \d+, /);
  return support;
};

describe("a member of staff who signed in long ago", () => {
  test("gives the password again, and then looks", async () => {
    // Signing in again ends the session, which the other tests go on with.
    const other = await openStaff(browser, app);
    await as(other, "support password again", async (page) => {
      const customerId = await customerIdOf(page.context(), app, other.email);
      const support = supportModel(page);
      let visits = 0;
      await page.route("**/visits", (route) => {
        visits += 1;
        const stale = { code: "REAUTH_REQUIRED", message: "Enter your password again.", requestId: "r1" };
        return visits === 1 ? route.fulfill({ status: 401, json: stale }) : route.continue();
      });
      await support.open(customerId);
      await support.giveReason("Ticket 4712");
      const password = page.getByLabel("Your password");
      await password.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await password.fill("not my password 7");
      await page.keyboard.press("Enter");
      await support.see("This is not your password.");
      expect(visits).toBe(1);
      await password.fill(other.password);
      await page.keyboard.press("Enter");
      await support.seePlace(/^Event \d+ of \d+, /);
      const cookies = await page.context().cookies();
      const sid = (all: typeof cookies) => all.find(({ name }) => name === "sid")?.value;
      expect(sid(cookies)).not.toBe(sid(other.cookies));
    });
  }, 60_000);
});

describe("the customer’s own screens", () => {
  test("show what an avatar said at the moment, and its event each field that changed", async () => {
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "support avatar customer", async (page) => {
      const { id } = await workOf(page, app.url).savedAvatar(avatarNamed("Packer 0"));
      const data = { ...avatarNamed("Packer 0"), pains: ["Zipper breaks", "Strap too short"] };
      const headers = { origin: app.url };
      expect((await page.context().request.patch(`${app.url}/api/avatars/${id}`, { data, headers })).ok()).toBe(true);
    });
    await as(staff, "support avatar", async (page) => {
      const support = await openHistory(page, await customerIdOf(page.context(), app, seller.email));
      await support.seeHistory();
      await support.choose("Changed the avatar “•••”.");
      await support.see("Changed. Reveal personal data to see what.");
      await page.getByRole("button", { name: "Reveal personal data" }).click();
      await support.dialog.getByRole("textbox", { name: "Reason" }).fill("Asked about an avatar");
      await support.dialog.getByRole("button", { name: "Reveal" }).click();
      await page.getByRole("timer").waitFor();
      await support.choose("Changed the avatar “Packer 0”.");
      await support.see("Zipper breaks; Strap too short");
      await page.getByRole("tab", { name: "What the customer saw" }).click();
      await page.getByRole("button", { name: "Avatar", exact: true }).click();
      const choice = page.getByRole("combobox", { name: "Avatar" });
      await choice.waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await choice.click();
      await page.getByRole("option", { name: "Packer 0" }).click();
      const seen = page.getByRole("complementary", { name: "The avatar as it was" });
      await seen.getByText("Strap too short").waitFor();
      await page.getByRole("button", { name: "One event back" }).click();
      await seen.getByText("Strap too short").waitFor({ state: "detached" });
      await seen.getByText("Zipper breaks").waitFor();
    });
  }, 90_000);

  test("show a listing in the words it had at the moment: as it was written, and as the customer changed it", async () => {
    const own = "A bottle in the words of its seller";
    let optimizationId = "";
    let wrote = "";
    const seller = await openSeller(browser, app, "pro");
    await as(seller, "support revising customer", async (page) => {
      const work = workOf(page, app.url);
      const written = await work.optimized({ asin: "B0TEST0003", productName: "Steel Mug", reviewsText: REVIEWS });
      optimizationId = written.id;
      wrote = written.optimizedTitles[0] ?? "no title";
      await work.revised(written, { optimizedTitles: [own] });
    });
    await as(staff, "support revisions", async (page) => {
      const sellerId = await customerIdOf(page.context(), app, seller.email);
      const support = await openHistory(page, sellerId);
      await support.seeHistory();
      await support.choose("Edited a listing.");
      await support.see("Completed, revision 1");
      await page.getByRole("button", { name: "Reveal personal data" }).click();
      await support.dialog.getByRole("textbox", { name: "Reason" }).fill("Asked about a title");
      await support.dialog.getByRole("button", { name: "Reveal" }).click();
      await page.getByRole("timer").waitFor();
      await support.choose("Edited a listing.");
      await page.waitForURL(/[?&]at=\d+/);
      const at = Number(new URL(page.url()).searchParams.get("at"));
      const screens = `?view=screens&screen=results&optimization=${optimizationId}`;
      await page.goto(`/support/${sellerId}${screens}&at=${at}`);
      await support.see(own);
      await page.goto(`/support/${sellerId}${screens}&at=${at - 1}`);
      await support.seePlace(new RegExp(`^Event ${at - 1} of`));
      await support.see(wrote);
      expect(await page.getByText(own).count()).toBe(0);
    });
  }, 90_000);
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller } from "../support/paid-seller.ts";
import { billingModel } from "./models/billing.model.ts";
import { toastModel } from "./models/toast.model.ts";

const PAYS = "4242 4242 4242 4242";
const SLOW_MS = 120_000;
const PIXEL_ID = "1234567890";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), startAppServer({ PIXEL_ID })]);
}, SLOW_MS);

afterAll(async () => {
  await browser.close();
  await app.stop();
});

const asNewcomer = async (title: string, body: (page: Page) => Promise<void>) => {
  const seller = await openSeller(browser, app, "demo");
  await withPage(browser, { baseUrl: app.url, title }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    await body(page);
  });
};

describe("who subscribes again", () => {
  test(
    "comes back to the billing page, is told so once, and has the plan",
    () =>
      asNewcomer("subscribes again", async (page) => {
        const billing = billingModel(page);
        await billing.open();
        await billing.subscribeTo("Pro");
        await billing.pay(PAYS);
        await billing.seeTitle("Welcome to Pro");
        await billing.open();
        await billing.cancel();
        await billing.keepButton.waitFor();
        await billing.passToNextPayment();
        await billing.openUntil("Subscribe to Agency");
        await billing.subscribeTo("Agency");
        await billing.pay(PAYS);
        expect(await toastModel(page).said("Subscription activated!")).toMatchObject({ tone: "default" });
        await billing.seeFact("Plan", "Agency");
        await page.waitForFunction(() => location.pathname === "/billing" && location.search === "");
        await page.getByRole("banner").getByText("Optimize Next ASIN (Unlimited)").waitFor();
        await page.goBack();
        await page.goto("/billing");
        await billing.seeTitle("Billing");
        expect(await page.getByText("Subscription activated!").count()).toBe(0);
      }),
    SLOW_MS,
  );
});

describe("coming back from a checkout", () => {
  /** Answers the next question for the summary as it was, and not before the page has begun to read anew. */
  const answerLate = async (page: Page, body: string): Promise<void> => {
    const confirmed = page.waitForResponse("**/api/billing/confirm?*");
    await page.route(
      "**/api/billing/summary",
      async (route) => {
        await confirmed;
        await page.waitForResponse("**/api/auth/me");
        await route.fulfill({ contentType: "application/json", body });
      },
      { times: 1 },
    );
  };

  test(
    "shows the plan, even if the page was read before the payment was confirmed",
    () =>
      asNewcomer("late summary", async (page) => {
        const billing = billingModel(page);
        await billing.open();
        const before = await (await page.request.get("/api/billing/summary")).text();
        await billing.subscribeTo("Pro");
        await page.getByRole("heading", { name: "Pay with card" }).waitFor();
        const checkout = new URL(page.url()).pathname.split("/").at(-1);
        await billing.pay(PAYS);
        await billing.seeTitle("Welcome to Pro");
        await answerLate(page, before);
        await page.goto(`/billing?success=1&session_id=${checkout}`);
        await page.waitForFunction(() => location.search === "");
        await billing.seeFact("Plan", "Pro");
      }),
    SLOW_MS,
  );
});

describe("the ad pixel at a checkout", () => {
  /** Stands in for the pixel's script: hands every call to the test. */
  const watchPixel = async (page: Page): Promise<unknown[][]> => {
    const calls: unknown[][] = [];
    await page.exposeFunction("noteCall", (call: unknown[]) => calls.push(call));
    const script =
      "fbq.callMethod = (...call) => noteCall(call); fbq.queue.splice(0).forEach((call) => noteCall(call));";
    await page.route("https://connect.facebook.net/**", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        headers: { "cross-origin-resource-policy": "cross-origin" },
        body: script,
      }),
    );
    return calls;
  };

  const checkOut = async (page: Page, plan: string): Promise<unknown> => {
    const asked = page.waitForRequest("**/api/billing/create-checkout");
    await billingModel(page).subscribeTo(plan);
    const { eventId } = (await asked).postDataJSON();
    await page.getByRole("heading", { name: "Pay with card" }).waitFor();
    return eventId;
  };

  test.each([
    ["Pro", 9],
    ["Agency", 79],
  ] as const)(
    "hears of a begun checkout and a started plan, with the price of %s and the id that the server was given",
    (plan, value) =>
      asNewcomer(`pixel ${plan}`, async (page) => {
        const calls = await watchPixel(page);
        await page.goto("/billing");
        await page.getByRole("button", { name: "Allow counting" }).click();
        const eventID = await checkOut(page, plan);
        expect(eventID).toEqual(expect.stringMatching(/^[\w-]{36}$/));
        expect(calls).toEqual([
          ["init", PIXEL_ID],
          ["track", "PageView"],
          ["track", "InitiateCheckout", { value, currency: "USD" }, { eventID }],
          ["track", "StartTrial", { value, currency: "USD" }, { eventID }],
        ]);
      }),
    SLOW_MS,
  );

  test(
    "hears of nothing without a yes",
    () =>
      asNewcomer("pixel denied", async (page) => {
        const calls = await watchPixel(page);
        await page.goto("/billing");
        await page.getByRole("button", { name: "Only what is necessary" }).click();
        await checkOut(page, "Pro");
        expect(calls).toEqual([]);
      }),
    SLOW_MS,
  );
});

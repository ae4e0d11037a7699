import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, startAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { authModel, newCredentials } from "./models/auth.model.ts";
import { billingModel } from "./models/billing.model.ts";
import { demoModel } from "./models/demo.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), startAppServer()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await app.stop();
});

type Billing = ReturnType<typeof billingModel>;

const asNewcomer = (
  title: string,
  body: (billing: Billing, page: Page) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page }) => {
    const auth = authModel(page);
    await auth.openLanding();
    await auth.openDialog();
    await auth.signUp(newCredentials());
    await auth.arriveAt("/dashboard");
    const billing = billingModel(page);
    await billing.open();
    await billing.seeTitle("Billing");
    await body(billing, page);
  });

const PAYS = "4242 4242 4242 4242";

const subscribe = async (billing: Billing, plan: string, number = PAYS): Promise<void> => {
  await billing.subscribeTo(plan);
  await billing.pay(number);
  await billing.seeTitle(`Welcome to ${plan}`);
};

describe("the life of a subscription", () => {
  test(
    "checkout, success, upgrade, downgrade, cancel, keep, and the end of the period",
    () =>
      asNewcomer("billing life", async (billing, page) => {
        await subscribe(billing, "Pro");
        await page.getByText("You can optimize 10 ASINs in each billing cycle.").waitFor();
        await page.getByRole("link", { name: "Optimize your first listing" }).click();
        await page.getByRole("button", { name: "Desk lamp" }).click();
        await page.getByText("43 reviews will be used", { exact: true }).waitFor();
        await page
          .locator("main form")
          .getByRole("button", { name: /optimize/i })
          .click();
        await page.getByRole("heading", { name: "Your listing" }).waitFor();
        await page.getByRole("banner").getByText("Optimize Next ASIN (9 of 10 left)").waitFor();
        await billing.open();
        await billing.seeFact("Status", "Active");
        await billing.changePlan();
        await billing.seeToast("Plan change saved");
        await billing.seeFact("Plan", "Agency");
        await billing.changePlan();
        await page.getByText("You change to Pro").waitFor();
        await page.getByRole("button", { name: "Stay on Agency" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Stay", exact: true }).click();
        await page.getByText("You change to Pro").waitFor({ state: "hidden" });
        await billing.cancel();
        await billing.seeToast("Subscription canceled");
        await billing.keepButton.waitFor();
        expect(await page.getByRole("button", { name: "Change Plan" }).isDisabled()).toBeTrue();
        expect(await billing.cancelButton.count()).toBe(0);
        await billing.keepButton.click();
        await billing.cancelButton.waitFor();
        await billing.cancel();
        await billing.keepButton.waitFor();
        await page.goto("/dashboard");
        await billing.seeFact("Ends", /^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
        await billing.passToNextPayment();
        await page.getByText("canceled", { exact: true }).waitFor();
        await billing.openUntil("Subscribe to Pro");
        await page.goto("/dev/mailbox");
        for (const subject of [
          "Your Pro plan is active",
          "You are on the Agency plan now",
          "Your subscription has ended",
        ])
          await page.getByRole("heading", { name: subject }).waitFor();
      }),
    120_000,
  );

  test(
    "who comes from the demo finds its listing once the plan is paid",
    () =>
      withPage(browser, { baseUrl: app.url, title: "billing after demo" }, async ({ page }) => {
        const demo = demoModel(page);
        await demo.open();
        await demo.chooseSample("Dog harness");
        await demo.seeRecognized(45);
        await demo.submit();
        await demo.seeResults();
        await demo.tryAnother();
        await demo.continueToPlans();
        await demo.signUp(newCredentials());
        await demo.arriveAt("/billing?onboarding=1");
        await demo.see("Choose a plan to finish the setup. What you made in the demo is kept for you.");
        await subscribe(billingModel(page), "Pro");
        await page.getByText(/^Your listing for “Tuggins No-Pull Dog Harness” is kept/).waitFor();
        await page.getByRole("link", { name: "Open your listing" }).click();
        await page.getByRole("heading", { level: 1, name: "Tuggins No-Pull Dog Harness" }).waitFor();
        await demo.open("?upgrade=1");
        await page.getByText("This is the demo from before your plan.").waitFor();
        await page.getByRole("main").getByRole("link", { name: "All results" }).waitFor();
        expect(await page.getByRole("button", { name: /SAVE AVATAR|See plans|Try Another/ }).count()).toBe(0);
        expect(await page.getByRole("dialog").count()).toBe(0);
      }),
    60_000,
  );

  test(
    "a declined card says why and can be replaced; 3-D Secure is passed on its page",
    () =>
      asNewcomer("declined card", async (billing) => {
        await billing.subscribeTo("Agency");
        await billing.pay("4000 0000 0000 9995");
        await billing.seePaymentError("Your card has insufficient funds.");
        await billing.pay("4000 0025 0000 3155");
        await billing.passChallenge();
        await billing.seeTitle("Welcome to Agency");
      }),
    60_000,
  );

  test(
    "a failed renewal is told on the billing page, and a good card in the portal settles it",
    () =>
      asNewcomer("failed renewal", async (billing, page) => {
        await subscribe(billing, "Pro", "4000 0000 0000 0341");
        await billing.passToNextPayment();
        await page.getByText("past_due").waitFor();
        await billing.openUntil("Your last payment did not go through");
        await billing.seeFact("Status", "Past due");
        await page.goto("/dashboard");
        await page.getByRole("alert").getByText("Your last payment did not go through").waitFor();
        await page.getByRole("link", { name: "Open billing" }).click();
        await page.getByRole("button", { name: "Check payment method" }).click();
        await page.getByRole("heading", { level: 1, name: "Billing portal" }).waitFor();
        await page.getByLabel("Card number").fill(PAYS);
        await page.getByRole("button", { name: "Use this card" }).click();
        await page.getByRole("button", { name: "Pay now" }).click();
        await page.getByText("paid", { exact: true }).first().waitFor();
        await page.getByRole("link", { name: "Back to Listwright" }).click();
        await billing.seeFact("Status", "Active");
        await page.waitForURL((url) => `${url.pathname}${url.search}` === "/billing");
      }),
    60_000,
  );

  test.each(["past_due", "unpaid", "paused"])(
    "a %s subscription that gives nothing leads to its payment, and offers no second one",
    (status) =>
      asNewcomer(`billing ${status}`, async (billing, page) => {
        await page.route("**/api/billing/summary", async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ json: { ...(await answer.json()), status, subscribedPlan: "pro", isCharged: true } });
        });
        await billing.open();
        await page.getByText("Your plan is paused until the open invoice is paid.").waitFor();
        await page.getByRole("button", { name: "Check payment method" }).waitFor();
        expect(await page.getByRole("button", { name: /Subscribe to/ }).count()).toBe(0);
      }),
    60_000,
  );

  test(
    "a disputed payment is told on the billing page, where nothing can be bought and the subscription still be canceled",
    () =>
      asNewcomer("disputed payment", async (billing, page) => {
        await subscribe(billing, "Pro");
        await billing.disputeNewestPayment();
        await billing.openUntil("A payment was disputed");
        await page.getByText("The subscription goes on being charged until you cancel it.").waitFor();
        await billing.seeFact("Plan", "Pro");
        expect(await page.getByRole("button", { name: /Subscribe to|Change Plan/ }).count()).toBe(0);
        await page.getByText("Your plan, paused").waitFor();
        expect(await page.getByText("Your plan", { exact: true }).count()).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
        await billing.cancel();
        await billing.seeToast("Subscription canceled");
        await page.getByText("Nothing is charged after that.").waitFor();
        await page.getByRole("button", { name: "Invoices and payment method" }).click();
        await page.getByRole("heading", { level: 1, name: "Billing portal" }).waitFor();
      }),
    60_000,
  );

  test(
    "who waits to be deleted is sold nothing and can keep the account, not the subscription alone",
    () =>
      asNewcomer("billing of a deletion", async (billing, page) => {
        await subscribe(billing, "Pro");
        await page.route("**/api/auth/me", async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ json: { ...(await answer.json()), deletionAt: "2030-01-05T12:00:00.000Z" } });
        });
        await page.route("**/api/billing/summary", async (route) => {
          const answer = await route.fetch();
          const ending = { cancelAtPeriodEnd: true, nextBillingDate: "2030-01-20T12:00:00.000Z" };
          await route.fulfill({ json: { ...(await answer.json()), ...ending } });
        });
        await billing.open();
        await page.getByText("Your subscription ends on January 5, 2030").waitFor();
        await page.getByText("Keep the account if you changed your mind.").waitFor();
        await page.getByRole("button", { name: "Keep my account" }).waitFor();
        expect(await billing.keepButton.count()).toBe(0);
        expect(await page.getByRole("button", { name: /Subscribe to|Change Plan/ }).count()).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      }),
    60_000,
  );
});

describe("returning from checkout", () => {
  test(
    "without paying lands on the page that says so",
    () =>
      asNewcomer("checkout canceled", async (billing, page) => {
        await billing.subscribeTo("Pro");
        await page.getByRole("link", { name: "Back without paying" }).click();
        await billing.seeTitle("Checkout Canceled");
        await page.getByText("No charges were made.").waitFor();
        await page.goto("/billing?canceled=1");
        await billing.seeToast("Checkout canceled");
        await billing.seeToast("No charges were made.");
      }),
    60_000,
  );

  test(
    "without a session, signed out, or with a checkout that was not paid, says which it is",
    () =>
      asNewcomer("unconfirmed", async (billing, page) => {
        await page.goto("/billing/success");
        await page.getByRole("alert").getByText("Missing session ID").waitFor();
        await billing.open();
        await billing.subscribeTo("Pro");
        await page.getByRole("heading", { name: "Pay with card" }).waitFor();
        const session = new URL(page.url()).pathname.split("/").at(-1) ?? "";
        await page.goto(`/billing/success?session_id=${session}`);
        await page.getByRole("alert").getByText("Payment confirmation pending").waitFor({ timeout: 20_000 });
        await page.goto("/billing/success?session_id=cs_test_nobody");
        await page.getByText("Failed to confirm payment. Please contact support if you were charged.").waitFor();
        await page.context().clearCookies({ name: "sid" });
        await page.goto(`/billing/success?session_id=${session}`);
        await page.getByRole("alert").getByText("Not authenticated").waitFor();
      }),
    60_000,
  );
});

describe("the billing pages", () => {
  const views: Pick<PageOptions, "theme" | "width">[] = [
    { theme: "dark", width: 360 },
    { theme: "light", width: 1440 },
  ];
  test.each(views)(
    "are accessible and do not scroll sideways: %o",
    (view) =>
      asNewcomer(
        "billing pages",
        async (billing, page) => {
          const isSound = async (): Promise<void> => {
            expect(await accessibilityFaults(page)).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          };
          await isSound();
          await billing.subscribeTo("Pro");
          await page.getByRole("heading", { name: "Pay with card" }).waitFor();
          await isSound();
          await billing.pay(PAYS);
          await billing.seeTitle("Welcome to Pro");
          await isSound();
          await billing.open();
          await billing.seeFact("Status", "Active");
          await isSound();
          await page.getByRole("button", { name: "Cancel", exact: true }).click();
          await page.getByRole("alertdialog").waitFor();
          await isSound();
          await page.goto("/sandbox");
          await isSound();
        },
        view,
      ),
    60_000,
  );
});

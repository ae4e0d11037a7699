import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, type PageOptions, withPage } from "../support/browser.ts";
import { newCredentials } from "./models/auth.model.ts";
import { demoModel } from "./models/demo.model.ts";
import { landingModel } from "./models/landing.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

type Demo = ReturnType<typeof demoModel>;

const onDemo = (title: string, body: (demo: Demo, page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page }) => {
    const demo = demoModel(page);
    await demo.open();
    await body(demo, page);
  });

const REVIEWS = [
  "The straw lid never leaks in my bag, even upside down on the back seat.",
  "Water stays cold for my whole twelve hour shift, ice included.",
  "The paint chipped after one week, which looks cheap for the price.",
].join("\n\n");
const FILLED = { productName: "Steel bottle", avatarName: "Long-shift nurse", reviews: REVIEWS };

const themes: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 360 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 768 },
];

describe("the demo", () => {
  test.each(themes)(
    "has no accessibility fault in $theme at $width pixels, from the form to the upgrade dialog",
    (view) =>
      onDemo(
        `demo axe ${view.theme} ${view.width}`,
        async (demo, page) => {
          await page.getByRole("group", { name: "Samples" }).waitFor();
          expect(await accessibilityFaults(page)).toEqual([]);
          await demo.submit();
          await demo.see("All fields are required");
          expect(await accessibilityFaults(page)).toEqual([]);
          await demo.chooseSample("Insulated bottle");
          await demo.seeRecognized(41);
          expect(await accessibilityFaults(page)).toEqual([]);
          await demo.submit();
          await demo.seeResults();
          expect(await accessibilityFaults(page)).toEqual([]);
          await demo.tryAnother();
          await demo.seeUpgrade();
          expect(await accessibilityFaults(page)).toEqual([]);
        },
        view,
      ),
  );

  test("leads from the landing page with a sample over results and upgrade into an account", () =>
    withPage(browser, { baseUrl: app.url, title: "demo to account" }, async ({ page }) => {
      const demo = demoModel(page);
      await landingModel(page).open();
      await landingModel(page).clickSample("Dog harness");
      await demo.seeEntries({ productName: "Tuggins No-Pull Dog Harness" });
      await demo.arriveAt("/demo");
      await demo.submit();
      await demo.seeResults();
      await demo.tryAnother();
      await demo.seeUpgrade();
      await demo.continueToPlans();
      await demo.see("Email and password are required");
      await demo.signUp(newCredentials());
      await demo.see("Account created!");
      await demo.arriveAt("/billing?onboarding=1");
    }));

  test("shows what it is doing while it works", () =>
    onDemo("demo progress", async (demo, page) => {
      const held = Promise.withResolvers<void>();
      await page.route("**/api/demo/optimize", async (route) => {
        await held.promise;
        await route.continue();
      });
      await demo.fill(FILLED);
      await demo.submit();
      await demo.see("Finding what customers talk about");
      held.resolve();
      await demo.seeResults();
      await page.getByRole("heading", { level: 1, name: "Steel bottle" }).waitFor();
    }));

  test("is said to be used on the landing page, also after it was loaded again", () =>
    onDemo("demo used landing", async (demo, page) => {
      await demo.fill(FILLED);
      await demo.submit();
      await demo.seeResults();
      await page.goto("/");
      await demo.see("Free limit reached. Upgrade to continue.");
    }));

  test("offers to save the avatar to paying sellers only", () =>
    onDemo("demo upsell", async (demo) => {
      await demo.fill(FILLED);
      await demo.submit();
      await demo.seeResults();
      await demo.saveAvatar();
      await demo.seeUpgrade();
    }));

  test("is free once: a second try in the same browser opens the upgrade dialog, without an error", () =>
    onDemo("demo once", async (demo, page) => {
      await demo.fill(FILLED);
      await demo.submit();
      await demo.seeResults();
      const second = await page.context().newPage();
      const again = demoModel(second);
      await again.open();
      await again.fill({ ...FILLED, productName: "Another bottle" });
      await again.submit();
      await again.seeUpgrade();
      await again.dontSeeToast("Optimization failed");
      await again.closeDialog();
      expect(await again.entries()).toEqual({ ...FILLED, productName: "Another bottle" });
    }));

  test("fits 320 pixels without scrolling sideways, form and result", () =>
    onDemo(
      "demo reflow",
      async (demo, page) => {
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await page.getByRole("group", { name: "Samples" }).waitFor();
        expect(await width()).toBe(320);
        await demo.chooseSample("Insulated bottle");
        await demo.seeRecognized(41);
        await demo.submit();
        await demo.seeResults();
        expect(await width()).toBe(320);
      },
      { width: 320 },
    ));

  test("leads a signed-in user from the upgrade dialog to the plans, without asking for a password", () =>
    onDemo("demo upgrade signed in", async (demo, page) => {
      await demo.open("?upgrade=1");
      await demo.signUp(newCredentials());
      await demo.arriveAt("/billing?onboarding=1");
      await demo.see("Choose a plan to finish the setup.");
      await demo.open("?upgrade=1");
      await demo.seePlansOffered();
      await page.getByRole("dialog").getByRole("link", { name: "Choose a plan" }).click();
      await demo.arriveAt("/billing");
    }));

  test("opens the upgrade dialog by its address, and takes it out of the address when closed", () =>
    onDemo("demo upgrade address", async (demo) => {
      await demo.open("?upgrade=1");
      await demo.seePlansOffered();
      await demo.closeDialog();
      await demo.arriveAt("/demo");
    }));
});

describe("the demo's form", () => {
  test("says before that a sample uses the free optimization, as the landing page does", () =>
    onDemo("demo sample cost", async (demo, page) => {
      await demo.see("A sample uses your one free optimization, as reviews of your own do.");
      await page.goto("/");
      await page.getByText(/Start with a sample, which uses your one free optimization:/).waitFor();
    }));

  test("says no more of it once the free optimization is used", () =>
    onDemo("demo sample cost used", async (demo, page) => {
      await demo.fill(FILLED);
      await demo.submit();
      await demo.seeResults();
      const second = await page.context().newPage();
      await second.goto("/demo");
      await second.getByText("You've used your free optimization — upgrade to keep going.").first().waitFor();
      expect(await second.getByText(/uses your one free optimization/).count()).toBe(0);
    }));

  test("keeps text that is too long whole, and offers the reviews that fit", () =>
    onDemo("demo too long", async (demo, page) => {
      const long = Array.from(
        { length: 110 },
        (_, index) => `Bottle ${index} kept my tea hot until evening. ${REVIEWS}`,
      ).join("\n\n");
      await demo.fill({ ...FILLED, reviews: long });
      await demo.submit();
      await demo.see("Reviews must be 20,000 characters or less");
      expect((await demo.entries()).reviews).toBe(long);
      await demo.useThoseThatFit();
      await page.waitForFunction(() => (document.querySelector("textarea")?.value.length ?? 0) <= 20_000);
      await demo.putBack();
      await demo.seeEntries({ reviews: "Bottle 0 kept my tea hot" });
      expect((await demo.entries()).reviews).toBe(long);
    }));

  test.each([
    ["one word", "Good", "This is too little to work with. Paste at least one sentence a customer wrote."],
    ["only emoji", "🙂🔥", "We found no reviews in this text. Paste at least one sentence a customer wrote."],
    [
      "another script",
      "הבקבוק מצוין ולא דולף אף פעם",
      "These reviews do not look English. We can read English reviews only.",
    ],
  ])("says what is wrong with %s, keeps every entry, and puts the cursor there", (what, reviews, message) =>
    onDemo(`demo ${what}`, async (demo, page) => {
      const entries = { ...FILLED, productName: "<b>Bottle</b> 🧴", reviews };
      await demo.fill(entries);
      await demo.submit();
      await demo.see(message);
      await page.waitForFunction(() => document.activeElement?.matches("textarea[aria-invalid=true]"));
      expect(await demo.entries()).toEqual(entries);
    }),
  );

  test("reads a file and tells what it found and what it left out", () =>
    onDemo("demo file", async (demo, page) => {
      const rows = [
        "rating,title,review",
        ...REVIEWS.split("\n\n").map((text) => `5,Fine,"${text}"`),
        `5,Fine,"${REVIEWS.split("\n\n")[0]}"`,
      ];
      await demo.chooseFile("reviews.csv", rows.join("\n"));
      await demo.seeRecognized(3);
      await page.getByText("1 part of your text not used").click();
      await page.getByText("Duplicate", { exact: true }).waitFor();
    }));

  test("puts back what a sample has replaced", () =>
    onDemo("demo undo sample", async (demo) => {
      await demo.fill(FILLED);
      await demo.chooseSample("Desk lamp");
      await demo.seeRecognized(43);
      await demo.putBack();
      await demo.seeEntries(FILLED);
      expect(await demo.entries()).toEqual(FILLED);
    }));

  test("stays with every entry when there is no connection, and goes on when it is back", async () => {
    const { page, context } = await newPage(browser, { baseUrl: app.url });
    const demo = demoModel(page);
    await demo.open();
    await demo.fill(FILLED);
    await demo.seeRecognized(3);
    await context.setOffline(true);
    await demo.submit();
    await demo.see("We cannot reach the server. Your entries are still here; check your connection and try again.");
    await demo.chooseSample("Desk lamp");
    await demo.see("We could not load this sample. Please try again, or paste reviews of your own.");
    expect(await demo.entries()).toEqual(FILLED);
    await context.setOffline(false);
    await demo.submit();
    await demo.seeResults();
    await context.close();
  });

  test("keeps a draft on this device over a reload, and says so", () =>
    onDemo("demo draft", async (demo, page) => {
      await demo.fill(FILLED);
      await page.reload();
      await demo.see("Draft restored");
      expect(await demo.entries()).toEqual(FILLED);
      await demo.startFresh();
      await demo.seeEntries({ productName: "" });
    }));
});

describe("the demo's result", () => {
  test("survives a reload of the tab, and the draft is gone from the device", () =>
    onDemo("demo reload", async (demo, page) => {
      await demo.fill(FILLED);
      await demo.submit();
      await demo.seeResults();
      expect(await page.evaluate(() => localStorage.getItem("draft:visitor:demo"))).toBeNull();
      await page.reload();
      await demo.seeResults();
    }));

  test("is picked up after the connection was lost on the way", async () => {
    const { page, context } = await newPage(browser, { baseUrl: app.url });
    const demo = demoModel(page);
    await demo.open();
    await demo.fill(FILLED);
    let answers = 0;
    await page.route("**/api/demo/optimize", async (route) => {
      answers += 1;
      if (answers > 1) return route.continue();
      // The server gets the call and works on it; only the answer is lost.
      await route.fetch();
      return route.abort("connectionreset");
    });
    await demo.submit();
    await page.getByText("The connection was lost.").waitFor();
    expect(await demo.entries()).toEqual(FILLED);
    await demo.submit();
    await demo.seeResults();
    await context.close();
  });

  test("is picked up when the page was reloaded on the way", () =>
    onDemo("demo reload on the way", async (demo, page) => {
      await demo.fill(FILLED);
      const accepted = page.waitForRequest("**/api/demo/optimize");
      await demo.submit();
      await accepted;
      await page.reload();
      await demo.seeResults();
    }));
});

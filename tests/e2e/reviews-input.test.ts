import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";
import { demoModel } from "./models/demo.model.ts";
import { reviewsInputModel } from "./models/reviews-input.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

const GIVEN = "I received this free in exchange for my honest review. The straw is soft and easy to clean.";
const LATE = "Arrived two days late, seller never answered.";
const REVIEWS = [
  "The straw lid never leaks in my bag, even upside down on the back seat.",
  GIVEN,
  LATE,
  "Water stays cold for my whole twelve hour shift, ice included.",
].join("\n\n");
const FILLED = { productName: "Steel bottle", avatarName: "Nurse", reviews: REVIEWS };

type Stage = { demo: ReturnType<typeof demoModel>; input: ReturnType<typeof reviewsInputModel>; page: Page };

const onDemo = (title: string, body: (stage: Stage) => Promise<void>, width = 1440) =>
  withPage(browser, { baseUrl: app.url, title, width }, async ({ page }) => {
    const demo = demoModel(page);
    await demo.open();
    await body({ demo, input: reviewsInputModel(page), page });
  });

describe("paragraphs that were read as few reviews", () => {
  const SAID = [
    "The lid leaked in my bag on the first day and the seller never answered.",
    "Keeps water cold for my whole shift, and I drink more than ever.",
    "The straw smells like plastic even after four washes in hot water.",
    "Fits the cup holder of my truck, which the old one never did.",
    "Dropped it twice on concrete and there is only a small dent.",
  ];

  test("are asked about, and each becomes a review until the text is put back", () =>
    onDemo(
      "paragraphs",
      async ({ demo, page }) => {
        await demo.fill({ ...FILLED, reviews: `5 stars\n${SAID.join("\n\n")}` });
        await demo.seeRecognized(1);
        await page.getByText("Your text has at least 5 paragraphs, which were read as 1 review.").waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.getByRole("button", { name: "Read each paragraph as a review" }).click();
        await demo.seeRecognized(5);
        expect(await page.getByText(/^Your text has/).count()).toBe(0);
        await page.getByRole("button", { name: "Put back what was there" }).click();
        await demo.seeRecognized(1);
      },
      360,
    ));
});

describe("reviews that are left out", () => {
  test("can be used anyway and left out again, and every count follows at once", () =>
    onDemo("toggle", async ({ demo, input }) => {
      await demo.fill(FILLED);
      await demo.seeRecognized(2);
      await input.openLeftOut(2);
      await input.useAnyway(GIVEN);
      await demo.seeRecognized(3);
      await input.seeLeftOut(1);
      await input.leaveOut(GIVEN);
      await demo.seeRecognized(2);
      await input.seeLeftOut(2);
    }));

  test("go into the result with the marketplace that was chosen, and both outlast a reload", () =>
    onDemo("toggle to result", async ({ demo, input, page }) => {
      await demo.fill(FILLED);
      await input.openLeftOut(2);
      await input.useAnyway(GIVEN);
      await input.chooseMarketplace("Etsy");
      await demo.seeRecognized(3);
      await input.draftIsKept("etsy-2026-11-21");
      await page.reload();
      await demo.seeRecognized(3);
      expect(await input.marketplace()).toBe("Etsy");
      const sent = page.waitForRequest("**/api/demo/optimize");
      await demo.submit();
      expect((await sent).postDataJSON()).toMatchObject({
        ruleProfile: "etsy-2026-11-21",
        include: [expect.stringMatching(/^[0-9a-f]{14}$/)],
      });
      await demo.seeResults();
    }));

  test("in a file are read anew out of that file", () =>
    onDemo("toggle in file", async ({ demo, input }) => {
      const rows = ["rating,review", ...REVIEWS.split("\n\n").map((text) => `4,"${text}"`)];
      await demo.chooseFile("reviews.csv", rows.join("\n"));
      await demo.seeRecognized(2);
      expect((await demo.entries()).reviews).not.toContain(LATE);
      await input.openLeftOut(2);
      await input.useAnyway(LATE);
      await demo.seeRecognized(3);
      await input.seeInField(LATE);
    }));

  test("are reached by keyboard, without accessibility fault, at 360 pixels", () =>
    onDemo(
      "toggle by keyboard",
      async ({ demo, input, page }) => {
        await demo.fill(FILLED);
        await input.openLeftOut(2);
        expect(await accessibilityFaults(page)).toEqual([]);
        await input.pressOn(GIVEN, "Enter");
        await demo.seeRecognized(3);
        expect(await input.focused()).toStartWith("Leave it out");
        await input.openMarketplaces();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.keyboard.press("End");
        await page.keyboard.press("Enter");
        await input.seeMarketplace("Walmart");
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      },
      360,
    ));
});

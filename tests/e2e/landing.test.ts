import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { demoModel } from "./models/demo.model.ts";
import { landingModel } from "./models/landing.model.ts";

setDefaultTimeout(60_000);

let browser: Browser;
let baseUrl: string;

beforeAll(async () => {
  [browser, baseUrl] = await Promise.all([launchBrowser(), sharedAppServer().then(({ url }) => url)]);
}, 120_000);

afterAll(() => browser.close());

const onLanding = (title: string, body: (landing: ReturnType<typeof landingModel>, page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl, title }, async ({ page }) => {
    const landing = landingModel(page);
    await landing.open();
    await body(landing, page);
  });

const views: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 360 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 360 },
  { theme: "light", width: 1440 },
];

describe("the pictures of the product", () => {
  test.each([
    { theme: "dark", width: 360, shown: "-narrow-dark.webp" },
    { theme: "light", width: 1440, shown: "-light.webp" },
  ] as const)("are those for $width pixels in $theme, and there are no others", ({ theme, width, shown }) =>
    withPage(browser, { baseUrl, theme, width, title: `landing pictures ${width}` }, async ({ page }) => {
      await landingModel(page).open();
      const pictures = page.locator("figure picture img").filter({ visible: true });
      await pictures.first().waitFor();
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          (img) => img instanceof HTMLImageElement && img.naturalWidth > 0,
          await picture.elementHandle(),
        );
      }
      const sources = await pictures.evaluateAll((all) =>
        all.map((img) => (img instanceof HTMLImageElement ? new URL(img.currentSrc).pathname : "")),
      );
      expect(sources).toEqual([`/pictures/findings${shown}`, `/pictures/listing${shown}`]);
    }),
  );
});

describe("the landing page", () => {
  test.each(views)("has no accessibility fault in $theme at $width pixels", async (view) => {
    await withPage(browser, { ...view, baseUrl, title: `landing ${view.theme} ${view.width}` }, async ({ page }) => {
      await landingModel(page).open();
      await page.getByRole("link", { name: "Insulated bottle" }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

  test("takes pasted reviews along to the demo", () =>
    onLanding("landing paste", async (landing, page) => {
      await landing.pasteReviews("The lid never leaks, even upside down in my bag.");
      await landing.startDemo();
      await page.waitForURL("**/demo");
      await page.getByText("The lid never leaks, even upside down in my bag.").waitFor();
    }));

  test("keeps reviews that are too long, and says so", () =>
    onLanding("landing too long", async (landing, page) => {
      await landing.pasteReviews("a".repeat(20_001));
      await landing.startDemo();
      await page.getByText("Reviews must be 20,000 characters or less").waitFor();
      expect(await page.getByLabel("Paste customer reviews").inputValue()).toHaveLength(20_001);
      expect(new URL(page.url()).pathname).toBe("/");
    }));

  test("opens the demo with the sample that was clicked", () =>
    onLanding("landing sample", async (landing, page) => {
      await landing.clickSample("Insulated bottle");
      await page.waitForURL((url) => url.pathname === "/demo");
      await demoModel(page).seeRecognized(41);
    }));

  test("highlights exactly the words behind the chosen statement", () =>
    onLanding("landing evidence", async (landing) => {
      await landing.seeHighlighted(["my neck had stopped aching", "no more stiff neck on the train home"]);
      await landing.chooseStatement(/Show how it unfolds/);
      await landing.seeHighlighted(["I pinched my finger unfolding it", "Not one word of instructions in the box"]);
    }));
});

describe("the theme", () => {
  test("is kept, and comes with the page itself the next time", () =>
    onLanding("theme kept", async (landing, page) => {
      await landing.seeTheme("dark");
      await landing.chooseTheme("Light");
      await landing.seeTheme("light");
      const sent = await page.request.get("/");
      expect(await sent.text()).toContain('<html lang="en" class="light">');
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
    }));

  test("follows a change in another tab", () =>
    onLanding("theme tabs", async (landing, page) => {
      const other = await page.context().newPage();
      const second = landingModel(other);
      await second.open();
      await second.chooseTheme("Light");
      await landing.seeTheme("light");
      await landing.chooseTheme("Dark");
      await second.seeTheme("dark");
      await landing.chooseTheme("Light");
      await second.seeTheme("light");
      await second.chooseTheme("Dark");
      await second.seeTheme("dark");
      await landing.seeTheme("dark");
    }));

  test("is the system's where that was chosen, and changes with it, in every tab", () =>
    onLanding("theme of the system", async (landing, page) => {
      await page.emulateMedia({ colorScheme: "light" });
      await landing.open();
      await landing.seeTheme("dark");
      await landing.chooseTheme("System");
      await landing.seeTheme("light");
      expect(await landing.chosenTheme()).toBe("System");
      await page.emulateMedia({ colorScheme: "dark" });
      await landing.seeTheme("dark");
      expect(await (await page.request.get("/")).text()).toContain('<html lang="en" class="dark">');
      const other = await page.context().newPage();
      await other.emulateMedia({ colorScheme: "light" });
      const second = landingModel(other);
      await second.open();
      await second.seeTheme("light");
      expect(await second.chosenTheme()).toBe("System");
      expect(await (await page.request.get("/")).text()).toContain('<html lang="en" class="light">');
      await other.emulateMedia({ colorScheme: "dark" });
      await second.seeTheme("dark");
    }));
});

describe("motion", () => {
  /** The longest transition or animation of anything on the page, in seconds. */
  const longest = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const seconds = (list: string) => list.split(",").map((time) => Number.parseFloat(time));
      const all = [...document.querySelectorAll("body *")].map((element) => getComputedStyle(element));
      return Math.max(
        ...all.flatMap((style) => [...seconds(style.transitionDuration), ...seconds(style.animationDuration)]),
      );
    });

  test("is there, and all but gone for whoever asked their system for less of it", () =>
    onLanding("reduced motion", async (_, page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      expect(await longest(page)).toBeGreaterThan(0.05);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await longest(page)).toBeLessThanOrEqual(0.01);
    }));
});

describe("every page", () => {
  const paths = ["/", "/watch-demo", "/legal/terms", "/no-such-page"];

  test.each(paths)("fits 320 pixels without scrolling sideways: %s", (path) =>
    withPage(browser, { baseUrl, width: 320, title: `reflow ${path}` }, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }),
  );

  test.each([
    ["/", "Turn Reviews into Revenue · Listwright"],
    ["/watch-demo", "How it works · Listwright"],
    ["/legal/privacy", "Privacy · Listwright"],
    ["/legal/nothing", "Page not found · Listwright"],
    ["/no-such-page", "Page not found · Listwright"],
  ])("%s is called '%s'", (path, title) =>
    withPage(browser, { baseUrl, title: `title ${path}` }, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForFunction((expected) => document.title === expected, title);
    }),
  );

  test("lets the keyboard skip to its content first", () =>
    onLanding("skip link", async (_, page) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    }));

  test("moves the focus into the page that a link leads to", () =>
    onLanding("focus moves", async (_, page) => {
      await page.getByRole("link", { name: "Privacy" }).click();
      await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
      await page.waitForFunction(() => document.activeElement?.id === "main");
    }));
});

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import type { Plan } from "../../events/plans.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { shellModel } from "./models/shell.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

type Shell = ReturnType<typeof shellModel>;

const on = (title: string, seller: Seller | null, body: (shell: Shell, page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title }, async ({ page, context }) => {
    if (seller !== null) await context.addCookies(seller.cookies);
    await body(shellModel(page), page);
  });

const as = async (plan: Plan, title: string, body: (shell: Shell, page: Page) => Promise<void>, email?: string) =>
  on(title, await openSeller(browser, app, plan, email), body);

const REVIEWS = "The zipper broke after two weeks.\n\nFits under the seat.\n\nI love the size.";
/** As high as a small button is whose words take one line. */
const ONE_LINE = 32;
const START = "/optimize/start?mode=paid";

const optimizeOnce = async (page: Page): Promise<void> => {
  await workOf(page, app.url).optimized({ asin: "B1", productName: "Travel bag", reviewsText: REVIEWS });
};

describe("the call to action", () => {
  test("offers a signed-out visitor the free demo, beside the way in", () =>
    on("action signed out", null, async (shell) => {
      await shell.open();
      expect(await shell.controls()).toEqual(["Listwright, home", "Try Free Demo (1 ASIN)", "Sign In / Upgrade"]);
      await shell.action("Try Free Demo (1 ASIN)").click();
      await shell.arriveAt("/demo");
    }));

  test("leads the demo plan to its setup, and offers nothing else but to sign out", () =>
    as("demo", "action demo", async (shell) => {
      await shell.open();
      expect(await shell.controls()).toEqual(["Listwright, home", "Complete Setup", "Sign out"]);
      await shell.action("Complete Setup").click();
      await shell.arriveAt("/billing");
    }));

  test("counts the ASINs that Pro has left, and leads to the form", () =>
    as("pro", "action pro", async (shell, page) => {
      await shell.open();
      const longest = shell.action("Optimize Next ASIN (10 of 10 left)");
      await page.setViewportSize({ width: 360, height: 780 });
      expect((await longest.boundingBox())?.height).toBe(ONE_LINE);
      await longest.click();
      await shell.arriveAt(START);
      await optimizeOnce(page);
      await shell.open();
      const action = shell.action("Optimize Next ASIN (9 of 10 left)");
      await action.waitFor();
      expect(await action.isDisabled()).toBeFalse();
    }));

  test("is never disabled for Agency, and tells no number", () =>
    as("agency", "action agency", async (shell, page) => {
      await optimizeOnce(page);
      await shell.open();
      const action = shell.action("Optimize Next ASIN (Unlimited)");
      await action.waitFor();
      expect(await action.isDisabled()).toBeFalse();
      await action.click();
      await shell.arriveAt(START);
    }));

  test("stands under a notice on the landing page once a demo user has used the free one", () =>
    as("demo", "free limit reached", async (shell, page) => {
      await shell.open("/");
      await shell.action("Complete Setup").waitFor();
      expect(await page.getByText("Free limit reached. Upgrade to continue.").count()).toBe(0);
      await useUpDemo(page);
      await shell.open("/");
      await shell.see("Free limit reached. Upgrade to continue.");
      expect(await accessibilityFaults(page)).toEqual([]);
    }));
});

const useUpDemo = async (page: Page): Promise<void> => {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: app.url } });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const { demoToken } = await post("/api/demo/start", {});
  await post("/api/demo/optimize", { demoToken, avatarName: "Packer", productName: "Bag", reviews: REVIEWS });
};

describe("the account menu", () => {
  let pro: Promise<Seller> | null = null;
  const LONG = "margarethe.hollandsworth@northern-outfitters.example.com";

  test("shows the shortened e-mail, the initials and the plan, and every way on", () =>
    as(
      "agency",
      "account menu",
      async (shell, page) => {
        await shell.open();
        await shell.openMenu();
        expect(await shell.initials()).toBe("MH");
        await shell.seeInMenu("margarethe.h…@northern-outfitters.example.com");
        await shell.seeInMenu("Agency");
        expect(await shell.menuItems()).toEqual([
          "Dashboard",
          "Optimize",
          "My Avatars",
          "Manage Account",
          "Billing",
          "Go to…",
          "Sign out",
        ]);
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      LONG,
    ));

  test.each([
    ["Dashboard", "/dashboard"],
    ["Optimize", START],
    ["My Avatars", "/account/avatars"],
    ["Manage Account", "/account"],
    ["Billing", "/billing"],
  ])("leads by %s to %s", async (item, address) => {
    pro ??= openSeller(browser, app, "pro");
    await on(`menu ${item}`, await pro, async (shell) => {
      await shell.open();
      await shell.openMenu();
      await shell.choose(item);
      await shell.arriveAt(address);
    });
  });

  test("signs out, says so, and shows the landing page of a stranger", () =>
    as("pro", "menu sign out", async (shell) => {
      await shell.open("/dashboard");
      await shell.openMenu();
      await shell.choose("Sign out");
      await shell.seeToast("Signed out.");
      await shell.arriveAt("/");
      expect(await shell.controls()).toEqual(["Listwright, home", "Try Free Demo (1 ASIN)", "Sign In / Upgrade"]);
    }));
});

describe("the way to the support console", () => {
  const staffOn = async (plan: Plan): Promise<Seller> => {
    const seller = await openSeller(browser, app, plan);
    const command = Bun.spawn([process.execPath, "server/commands/admin.ts", "grant", seller.email], {
      cwd: join(import.meta.dir, "../.."),
      env: { ...process.env, ...app.env },
      stdin: "ignore",
      stdout: "ignore",
    });
    expect(await command.exited).toBe(0);
    return seller;
  };

  test("is in the header for an administrator on the demo plan, also on a phone", async () => {
    const staff = await staffOn("demo");
    await on("support link", staff, async (shell, page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await shell.open();
      expect(await shell.controls()).toEqual(["Listwright, home", "Complete Setup", "Support", "Sign out"]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await shell.action("Support").click();
      await shell.arriveAt("/support");
    });
  });

  test("is in the account menu for an administrator who pays", async () => {
    const staff = await staffOn("pro");
    await on("support in the menu", staff, async (shell) => {
      await shell.open();
      await shell.openMenu();
      expect((await shell.menuItems())[0]).toBe("Support");
      await shell.choose("Support");
      await shell.arriveAt("/support");
    });
  });
});

describe("the frame of every page", () => {
  test("names the support line above, and who stands behind the product below", () =>
    on("frame", null, async (shell) => {
      await shell.open();
      await shell.seeInTopBar("+1 (555) 010-0199");
      for (const text of [
        "Turn Reviews into Revenue",
        "© 2025 Listwright. All rights reserved.",
        "Listwright is a subsidiary of Parent Company, Inc.",
        "100 Example Street, Suite 100, Springfield, USA",
      ])
        await shell.seeInFooter(text);
    }));
});

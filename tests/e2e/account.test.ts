import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync, rmSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer, startAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, type PageOptions, withPage } from "../support/browser.ts";
import { freshDataFolder } from "../support/data-folder.ts";
import { accountModel } from "./models/account.model.ts";
import { authModel, type Credentials, newCredentials } from "./models/auth.model.ts";

const DAY_MS = 86_400_000;

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

const signUp = async (page: Page): Promise<Credentials> => {
  const credentials = newCredentials();
  const auth = authModel(page);
  await auth.openLanding();
  await auth.openDialog();
  await auth.signUp(credentials);
  await auth.arriveAt("/dashboard");
  return credentials;
};

const asNewcomer = (
  title: string,
  body: (account: ReturnType<typeof accountModel>, page: Page, credentials: Credentials) => Promise<void>,
  view: Partial<PageOptions> = {},
) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, async ({ page }) => {
    const credentials = await signUp(page);
    const account = accountModel(page);
    await account.open();
    await body(account, page, credentials);
  });

describe("the activity of one's account", () => {
  test(
    "is told in sentences, newest first, with who and when",
    () =>
      asNewcomer("account activity", async (account, page, { email }) => {
        await account.seeActivity("Signed in for the first time.");
        await account.allActivity();
        const first = page.getByRole("listitem").filter({ hasText: `Opened the account with the address ${email}.` });
        await first.getByText("You", { exact: true }).waitFor();
        expect(await page.getByRole("button", { name: "Load more" }).count()).toBe(0);
        expect(await accessibilityFaults(page)).toEqual([]);
      }),
    60_000,
  );

  test(
    "that cannot be loaded says so, and can be asked for again",
    () =>
      withPage(
        browser,
        { baseUrl: app.url, title: "account activity fails", expected: /status of 500|answer 500/ },
        async ({ page }) => {
          await signUp(page);
          let isBroken = true;
          await page.route("**/api/account/activity*", (route) =>
            isBroken
              ? route.fulfill({ status: 500, json: { code: "INTERNAL", message: "No.", requestId: "r" } })
              : route.continue(),
          );
          await page.goto("/account/activity");
          await page.getByText("We could not load your activity").waitFor();
          isBroken = false;
          await page.getByRole("button", { name: "Try again" }).click();
          await accountModel(page).seeActivity("Signed in for the first time.");
        },
      ),
    60_000,
  );
});

describe("downloading one's data", () => {
  test(
    "gives a ZIP that opens, with everything in it",
    () =>
      asNewcomer("account download", async (account, page, { email }) => {
        const file = await account.download();
        expect(file.suggestedFilename()).toMatch(/^listwright-data-\d{4}-\d\d-\d\d\.zip$/);
        const files = unzipSync(readFileSync(await file.path()));
        expect(Object.keys(files)).toEqual([
          "index.html",
          "profile.json",
          "events.csv",
          "events.json",
          "avatars.json",
          "avatars.csv",
          "asin-profiles.json",
          "optimizations.json",
          "billing.json",
        ]);
        expect(JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()))).toMatchObject({ email });
        await page.getByText(/^Downloaded, \d+ KB\.$/).waitFor();
        await account.seeActivity("Downloaded all data of the account.");
      }),
    60_000,
  );

  test(
    "too often is refused in words",
    () =>
      asNewcomer("account download limit", async (account, page) => {
        for (let round = 0; round < 5; round += 1) await account.download();
        await page.getByRole("button", { name: "Download all my data" }).click();
        await page.getByText("You downloaded your data several times within the hour.").waitFor();
      }),
    60_000,
  );
});

describe("deleting one's account", () => {
  test(
    "asks for the password, stands on every page, and is taken back with one click",
    () =>
      asNewcomer("account deletion", async (account, page, { password }) => {
        await account.askToDelete();
        await account.confirmWith("not the password 1");
        await account.dialog.getByText("The current password is not correct.").waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await account.confirmWith(password);
        await account.dialog.waitFor({ state: "hidden" });
        await account.banner.getByText(/^Your account will be deleted on \w+ \d+, \d{4}\.$/).waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        await page.goto("/dashboard");
        await account.banner.waitFor();
        await account.keep();
        await account.seeToast("Your account stays");
        await account.banner.waitFor({ state: "hidden" });
        await account.open();
        await account.seeActivity("Kept the account; the deletion was taken back.");
      }),
    60_000,
  );

  test("erases it when the day has come: nobody signs in any more, and the address is free again", async () => {
    const dataDir = await freshDataFolder("erasure");
    try {
      const before = await startAppServer({ DATA_DIR: dataDir });
      const title = "account erasure";
      let credentials = newCredentials();
      await withPage(browser, { baseUrl: before.url, title }, async ({ page }) => {
        credentials = await signUp(page);
        const account = accountModel(page);
        await account.open();
        await account.askToDelete();
        await account.confirmWith(credentials.password);
        await account.banner.waitFor();
        await account.seeMail("Your Listwright account will be erased on");
      });
      await before.stop();

      const after = await startAppServer({ DATA_DIR: dataDir, CLOCK_OFFSET_MS: String(15 * DAY_MS) });
      await withPage(browser, { baseUrl: after.url, title }, async ({ page }) => {
        const account = accountModel(page);
        await account.seeMail("Your Listwright account was erased");
        expect(await page.getByRole("heading", { name: "will be erased on" }).count()).toBe(0);
        const auth = authModel(page);
        await auth.openLanding();
        await auth.openDialog();
        await auth.signIn(credentials);
        await auth.seeToast("Sign in failed", "Please check your email and password.");
        await auth.openLanding();
        await auth.openDialog();
        await auth.signUp(credentials);
        await auth.arriveAt("/dashboard");
        expect(await account.banner.count()).toBe(0);
      });
      await after.stop();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 240_000);
});

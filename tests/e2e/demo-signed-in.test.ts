import { afterAll, beforeAll, expect, test } from "bun:test";
import type { Browser } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { givePlan, openSeller } from "../support/paid-seller.ts";
import { demoModel } from "./models/demo.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);
afterAll(() => browser.close());

test("the demo of somebody signed in says that it is kept with the account, and is there once a plan allows it", async () => {
  const seller = await openSeller(browser, app, "demo");
  await withPage(browser, { baseUrl: app.url, title: "demo, signed in" }, async ({ page, context }) => {
    await context.addCookies(seller.cookies);
    const demo = demoModel(page);
    await demo.open();
    await demo.chooseSample("Dog harness");
    await demo.seeRecognized(45);
    await demo.submit();
    await demo.seeResults();
    await page.getByText("This result is kept with your account.").waitFor();
    expect(await page.getByText("Demo results are not saved").count()).toBe(0);
    await givePlan(seller.email, "pro", app.env);
    await page.goto("/optimization?tab=results");
    await page.getByRole("main").getByRole("link", { name: "Tuggins No-Pull Dog Harness" }).first().waitFor();
  });
}, 60_000);

import { afterAll, beforeAll, describe, test } from "bun:test";
import type { Browser } from "playwright";
import { startAppServer } from "../support/app-server.ts";
import { launchBrowser } from "../support/browser.ts";
import { startPostgres } from "../support/postgres.ts";
import { takeJourney } from "./journey.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);

afterAll(() => browser.close());

describe("a seller gets from the landing page to an exported listing", () => {
  test("on the embedded database", async () => {
    const app = await startAppServer();
    try {
      await takeJourney(browser, "journey embedded", { first: app, second: app, env: { DATA_DIR: app.dataDir } });
    } finally {
      await app.stop();
    }
  }, 180_000);

  test("on PostgreSQL, going back and forth between two processes", async () => {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: await postgres.freshDatabase() };
    const first = await startAppServer(env);
    const second = await startAppServer(env);
    try {
      await takeJourney(browser, "journey two processes", { first, second, env });
    } finally {
      await Promise.all([first.stop(), second.stop()]);
      await postgres.stop();
    }
  }, 240_000);
});

import type { Browser, Page } from "playwright";
import type { Plan } from "../../../events/plans.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { type AppServer, startAppServer } from "../../support/app-server.ts";
import { launchBrowser, type PageOptions, withPage } from "../../support/browser.ts";
import { silentLog } from "../../support/log.ts";
import { openSeller, type Seller } from "../../support/paid-seller.ts";
import { startPostgres } from "../../support/postgres.ts";
import { type Gateway, startGateway } from "./gateway.ts";

/** The app on PostgreSQL behind a gateway, so that a test can break its answers and count what it appended. */
export type GatedApp = {
  browser: Browser;
  gateway: Gateway;
  app: Pick<AppServer, "url" | "env">;
  openSeller: (plan: Plan) => Promise<Seller>;
  /** How many events there are, beside the notes that something was refused. */
  appended: () => Promise<number>;
  /** Runs a test as this seller, or as a stranger, in a page that may show the failures the test provokes. */
  as: (
    seller: Seller | null,
    title: string,
    body: (page: Page) => Promise<void>,
    view?: Partial<PageOptions>,
  ) => Promise<void>;
  stop: () => Promise<void>;
};

/** What the browser's console says about a call that fails on purpose. */
const PROVOKED = /ERR_EMPTY_RESPONSE|ERR_CONNECTION_|502/;
const PATIENCE_MS = 20_000;

export const startGatedApp = async (env: Readonly<Record<string, string>> = {}): Promise<GatedApp> => {
  const [browser, gateway, postgres] = await Promise.all([launchBrowser(), startGateway(), startPostgres()]);
  const DATABASE_URL = await postgres.freshDatabase();
  const server = await startAppServer({ ...env, DATABASE_URL, APP_URL: gateway.url });
  gateway.leadTo(server.url);
  const sql = await openPostgres(DATABASE_URL, silentLog);
  const app = { url: gateway.url, env: server.env };
  return {
    browser,
    gateway,
    app,
    openSeller: (plan) => openSeller(browser, app, plan),
    appended: async () => {
      const [row] = await sql.query<{ count: number }>("select count(*) from events where type <> 'RequestRefused'");
      return row?.count ?? 0;
    },
    as: (seller, title, body, view = {}) =>
      withPage(browser, { ...view, baseUrl: app.url, title, expected: PROVOKED }, async ({ page, context }) => {
        page.setDefaultTimeout(PATIENCE_MS);
        if (seller !== null) await context.addCookies(seller.cookies);
        await body(page).finally(gateway.mend);
      }),
    stop: async () => {
      await browser.close();
      gateway.stop();
      await Promise.all([server.stop(), sql.close()]);
    },
  };
};

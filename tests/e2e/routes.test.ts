import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import type { Plan } from "../../events/plans.ts";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { launchBrowser, withPage } from "../support/browser.ts";
import { openSeller, type Seller, workOf } from "../support/paid-seller.ts";
import { type Sight, visitModel } from "./models/visit.model.ts";

const PLANS = ["demo", "pro", "agency"] as const satisfies readonly Plan[];
type Visitor = "signed out" | Plan;
const VISITORS: readonly Visitor[] = ["signed out", ...PLANS];

let browser: Browser;
let app: AppServer;
let sellers: ReadonlyMap<Visitor, Seller>;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
  const opened: [Visitor, Seller][] = [];
  for (const plan of PLANS) opened.push([plan, await openSeller(browser, app, plan)]);
  sellers = new Map(opened);
}, 120_000);

afterAll(() => browser.close());

type Visit = ReturnType<typeof visitModel>;

const as = (visitor: Visitor, title: string, body: (visit: Visit, page: Page) => Promise<void>) =>
  withPage(browser, { baseUrl: app.url, title: `${title} ${visitor}` }, async ({ page, context }) => {
    const seller = sellers.get(visitor);
    if (seller !== undefined) await context.addCookies(seller.cookies);
    page.setDefaultTimeout(15_000);
    await body(visitModel(page), page);
  });

type Arrival = { at: string; sees: Sight; title: string; status?: number };

const page = (at: string, heading: string, title: string, status = 200): Arrival => ({
  at,
  sees: { heading },
  title,
  status,
});

const LANDING = page("/", "Turn Reviews into Revenue", "Turn Reviews into Revenue");
const dialogOverLanding = (dialog: string): Arrival => ({ ...LANDING, sees: { dialog } });
/** Where a page that needs sign-in leads who is signed out. */
const SIGN_IN = dialogOverLanding("Sign in");
const DEMO = page("/demo", "Paste what customers wrote.", "Free demo");
const UPGRADE: Arrival = { at: "/demo?upgrade=1", sees: { dialog: "Keep going" }, title: "Free demo" };
/** Whoever has a plan is offered none. */
const DEMO_OF_A_PLAN: Arrival = { ...DEMO, at: "/demo?upgrade=1" };
const DASHBOARD = page("/dashboard", "Dashboard", "Dashboard");
const START = page("/optimize/start?mode=paid", "Optimize a listing", "Optimize a listing");
const lost = (at: string) => page(at, "This page is not in the listing.", "Page not found", 404);

/** What anybody reads, and what nobody finds, whatever the plan. */
const PUBLIC: readonly Arrival[] = [
  page("/watch-demo", "How Listwright works", "How it works"),
  page("/forgot-password", "Forgot your password?", "Forgot password"),
  page("/reset", "Invalid or Expired Link", "Reset password"),
  page("/reset?token=unknown", "Invalid or Expired Link", "Reset password"),
  page("/billing/success", "We could not confirm this payment", "Payment"),
  page("/billing/cancel", "Checkout Canceled", "Checkout canceled"),
  page("/legal/terms", "Terms of service", "Terms of service"),
  page("/legal/privacy", "Privacy", "Privacy"),
  page("/legal/cookies", "Cookies", "Cookies"),
  page("/legal/refunds", "Refunds", "Refunds"),
  page("/legal/subprocessors", "Subprocessors", "Subprocessors"),
  lost("/legal/anything"),
  lost("/support"),
  lost("/support/anybody"),
  lost("/no/such/page"),
];

const PROTECTED: readonly Arrival[] = [
  page("/welcome", "Welcome back", "Welcome"),
  DASHBOARD,
  page("/avatars/unknown", "Avatar not found", "Edit avatar"),
  page("/optimization", "Optimize for a saved avatar", "Optimize"),
  page("/optimize/check", "Check a listing", "Check a listing"),
  page("/results/unknown", "Results not found", "Results"),
  page("/billing", "Billing", "Billing"),
  page("/settings", "Settings", "Settings"),
  page("/account/avatars", "My Avatars", "My Avatars"),
  page("/account", "Manage Account", "Manage Account"),
];

/** Where the routes that look at the plan lead each visitor. */
const BY_PLAN: Readonly<Record<Visitor, Readonly<Record<string, Arrival>>>> = {
  "signed out": {
    "/demo?upgrade=1": UPGRADE,
    "/auth/signin": SIGN_IN,
    "/auth/signup": dialogOverLanding("Create your account"),
    "/auth/any/thing": SIGN_IN,
    "/optimize": SIGN_IN,
    "/optimize/start": SIGN_IN,
    "/optimize/start?mode=paid": SIGN_IN,
    "/avatars/new": SIGN_IN,
  },
  demo: {
    "/demo?upgrade=1": UPGRADE,
    "/auth/signin": DASHBOARD,
    "/optimize": DEMO,
    "/optimize/start": UPGRADE,
    "/optimize/start?mode=paid": UPGRADE,
    "/avatars/new": page("/avatars/new", "New avatar", "New avatar"),
  },
  pro: {
    "/demo?upgrade=1": DEMO_OF_A_PLAN,
    "/optimize": START,
    "/optimize/start": { ...START, at: "/optimize/start" },
    "/optimize/start?mode=paid": START,
    "/avatars/new": START,
  },
  agency: {
    "/demo?upgrade=1": DEMO_OF_A_PLAN,
    "/optimize": START,
    "/optimize/start": { ...START, at: "/optimize/start" },
    "/optimize/start?mode=paid": START,
    "/avatars/new": START,
  },
};

const itself = (arrival: Arrival): [string, Arrival] => [arrival.at, arrival];

/** One who is signed out and one with a plan read what is the same for all. */
const READ_IT_ALL: ReadonlySet<Visitor> = new Set(["signed out", "pro"]);

const arrivalsOf = (visitor: Visitor): readonly [string, Arrival][] => [
  ...[LANDING, DEMO, ...(READ_IT_ALL.has(visitor) ? PUBLIC : [])].map(itself),
  ...PROTECTED.map((arrival): [string, Arrival] => [arrival.at, visitor === "signed out" ? SIGN_IN : arrival]),
  ...Object.entries(BY_PLAN[visitor]),
];

const arrive = async (visit: Visit, address: string, { at, sees, title, status }: Arrival): Promise<void> => {
  const answered = await visit.go(address);
  await visit.arriveAt(at);
  await visit.see(sees);
  await visit.seeTitle(title);
  if (at === address && status !== undefined) expect([address, answered]).toEqual([address, status]);
};

describe("every address", () => {
  const walk = async (visit: Visit, visitor: Visitor): Promise<void> => {
    for (const [address, arrival] of arrivalsOf(visitor)) {
      await arrive(visit, address, arrival).catch((error: unknown) => {
        throw new Error(`${address} does not lead to ${JSON.stringify(arrival)}`, { cause: error });
      });
    }
  };

  test.concurrent.each(VISITORS)(
    "leads a visitor who is %s to the page it should, with its title and heading",
    (visitor) => as(visitor, "walk", (visit) => walk(visit, visitor)),
    180_000,
  );
});

describe("while it is not known who is there", () => {
  const held = async (page: Page): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/api/auth/me", async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };

  test("a protected page shows a spinner, then the page", () =>
    as("pro", "spinner", async (visit, page) => {
      const release = await held(page);
      await visit.go("/dashboard");
      await visit.seeSpinner();
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
      release();
      await visit.see({ heading: "Dashboard" });
    }));

  test("a signed-out visitor is led to the landing page without being asked about", () =>
    as("signed out", "led at once", async (visit, page) => {
      const release = await held(page);
      await visit.go("/dashboard");
      await visit.arriveAt("/");
      release();
    }));

  test("a visitor whose session is over sees a spinner and then the sign-in dialog, never the protected page", () =>
    as("signed out", "spinner", async (visit, page) => {
      await page.context().addCookies([{ name: "sid", value: "over", url: app.url }]);
      const release = await held(page);
      await visit.go("/dashboard");
      await visit.seeSpinner();
      release();
      await visit.arriveAt("/");
      await visit.see({ dialog: "Sign in" });
    }));

  test("a public page is shown at once", () =>
    as("signed out", "public at once", async (visit, page) => {
      const release = await held(page);
      await visit.go("/demo");
      await visit.see({ heading: "Paste what customers wrote." });
      release();
    }));
});

describe("what an address carries", () => {
  const REVIEWS = "The zipper broke after two weeks.\n\nFits under the seat.\n\nI love the size.";

  test("avatarId chooses that avatar, and highlight points it out for three seconds", () =>
    as("pro", "avatar in address", async (visit, page) => {
      const { savedAvatar } = workOf(page, app.url);
      const { id } = await savedAvatar({ name: "Night nurse", audience: "Nurses" });
      await savedAvatar({ name: "Dog walker", audience: "Dog people" });
      await visit.go(`/optimization?avatarId=${id}`);
      await visit.seeText("For Night nurse");
      await page.clock.install();
      await visit.go(`/account/avatars?highlight=${id}`);
      await page.locator("[data-highlighted]").waitFor();
      expect(await visit.pointedOut()).toEqual(["Night nurse"]);
      await page.clock.fastForward(3_000);
      await page.locator("[data-highlighted]").waitFor({ state: "detached" });
    }));

  test("an avatarId or a highlight that is nobody's shows all avatars", () =>
    as("pro", "stranger in address", async (visit, page) => {
      await visit.go("/optimization?avatarId=unknown");
      await page.getByRole("link", { name: "Create New Avatar" }).waitFor();
      await visit.go("/account/avatars?highlight=unknown");
      await page.getByLabel("Search avatars").waitFor();
      expect(await visit.pointedOut()).toEqual([]);
    }));

  test("onboarding=1 welcomes a new account to the plans", () =>
    as("demo", "onboarding", async (visit) => {
      await visit.go("/billing?onboarding=1");
      await visit.seeText("Your account is ready");
    }));

  test("a saved result is called by its product", () =>
    as("agency", "own result", async (visit, page) => {
      const { id } = await workOf(page, app.url).optimized({
        asin: "B1",
        productName: "Cabin bag",
        reviewsText: REVIEWS,
      });
      await arrive(visit, `/results/${id}`, {
        at: `/results/${id}`,
        sees: { heading: "Cabin bag" },
        title: "Cabin bag",
        status: 200,
      });
    }));

  test("canceled=1 says that nothing was charged, once", () =>
    as("demo", "canceled", async (visit, page) => {
      await visit.go("/billing?canceled=1");
      await visit.seeToast("Checkout canceled");
      await visit.seeToast("No charges were made.");
      await visit.arriveAt("/billing");
      await page.getByRole("button", { name: "Subscribe to Pro" }).waitFor();
    }));
});

import type { Page } from "playwright";
import { authModel } from "../e2e/models/auth.model.ts";
import { avatarsModel } from "../e2e/models/avatars.model.ts";
import { commandsModel } from "../e2e/models/commands.model.ts";
import { demoModel } from "../e2e/models/demo.model.ts";
import { listingModel } from "../e2e/models/listing.model.ts";
import { RARE_SCREENS } from "./rare-screens.ts";
import { button, dialogIsThere, type Screen, whileFailing, withDialog, withoutAnswer } from "./screen.ts";

export type { Screen } from "./screen.ts";

const refusedSignIn = async (page: Page): Promise<void> => {
  const auth = authModel(page);
  await auth.openDialog();
  await auth.signIn({ email: "nobody@listwright.example", password: "not-the-password" });
  await auth.seeToast("Sign in failed");
};

const signUp = async (page: Page): Promise<void> => {
  const auth = authModel(page);
  await auth.openDialog();
  await auth.switchToSignUp();
};

const demoResult = async (page: Page): Promise<void> => {
  const demo = demoModel(page);
  await demo.submit();
  await demo.seeResults();
};

const REVIEW = "The zipper broke after two weeks, but it fits under the seat and I love the size.";

const fillIn = async (page: Page, reviews: string): Promise<void> => {
  await page.getByLabel("Avatar name", { exact: true }).fill("Packer");
  await page.getByLabel("Product or ASIN name", { exact: true }).fill("Travel bag");
  await page.getByLabel("Reviews", { exact: true }).fill(reviews);
};

const tooLong = async (page: Page): Promise<void> => {
  await fillIn(page, Array.from({ length: 400 }, (_, at) => `${at}. ${REVIEW}`).join("\n\n"));
  await page.getByText(/characters? too many\./).waitFor();
};

const optimizingCut = (path: RegExp) => async (page: Page) => {
  await page.route(path, (route) => route.abort());
  await fillIn(page, REVIEW);
  await page.getByRole("button", { name: "Optimize listing" }).click();
  await page
    .getByText("The connection was lost.")
    .or(page.getByRole("alert").getByText(/We cannot reach the server/))
    .waitFor();
};

const checkedListing = async (page: Page): Promise<void> => {
  await page.getByRole("textbox", { name: "Title" }).fill("BEST Desk Lamp!!! Free Shipping");
  await page.getByRole("textbox", { name: "Bullets" }).fill("Bright light: 5 levels w/ dimmer\nStays up: holds");
  await page.getByRole("button", { name: "Check listing" }).click();
  await page.getByRole("heading", { name: "What the rules say" }).waitFor();
};

const lastResult = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Open Results" }).first().click();
  await page.getByRole("heading", { name: "Your listing" }).waitFor();
};

const editing = async (page: Page): Promise<void> => {
  await lastResult(page);
  const listing = listingModel(page);
  await listing.edit();
  await listing.type("Title 1", "BEST SELLER of the year!!! 100% satisfaction GUARANTEED");
  await listing.type("Search terms", "tote");
  await listing.seeInBar(/error/);
  await listing.seeInBar(/^Lost: /);
};

/** Another tab saved a revision after the words here were typed. */
const editedElsewhere = async (page: Page): Promise<void> => {
  await editing(page);
  const listing = listingModel(page);
  const problem = { code: "CONFLICT", message: "Something else changed this.", requestId: "r1" };
  await page.route("**/revisions", (route) => route.fulfill({ status: 409, json: problem }));
  await listing.save();
  await listing.button("Load the latest to compare").waitFor();
};

const editedAndCompared = async (page: Page): Promise<void> => {
  await editedElsewhere(page);
  const listing = listingModel(page);
  await listing.button("Load the latest to compare").click();
  await listing.form
    .getByText(/^From revision/)
    .first()
    .waitFor();
};

const comparing = async (page: Page): Promise<void> => {
  await lastResult(page);
  const listing = listingModel(page);
  const revisions = page.getByRole("button", { name: /^Revision \d+$/ });
  await page.waitForLoadState("networkidle");
  if ((await revisions.count()) === 0) {
    await listing.edit();
    await listing.type("Title 1", `${await listing.words("Title 1")}, Revised`);
    await listing.type("Set A, bullet 1", "Fits what you carry: all of it, every day");
    await listing.save();
    await listing.seeRead();
  }
  await revisions.click();
  await listing.dialog.locator("ins").first().waitFor();
};

const PUBLIC: Screen[] = [
  { name: "landing", viewer: "nobody", path: "/" },
  { name: "landing, sign in", viewer: "nobody", path: "/", show: withDialog((page) => authModel(page).openDialog()) },
  { name: "landing, create account", viewer: "nobody", path: "/", show: signUp },
  { name: "landing, sign in refused", viewer: "nobody", path: "/", show: refusedSignIn },
  { name: "a link that needs sign-in", viewer: "nobody", path: "/billing", show: withDialog(async () => undefined) },
  { name: "walkthrough", viewer: "nobody", path: "/watch-demo" },
  { name: "demo, empty", viewer: "nobody", path: "/demo" },
  { name: "demo, nothing filled in", viewer: "nobody", path: "/demo", show: button("Optimize my listing") },
  {
    name: "demo, a sample",
    viewer: "nobody",
    path: "/demo?sample=harness",
    show: (page) => demoModel(page).see("Reviews"),
  },
  { name: "demo, result", viewer: "nobody", path: "/demo?sample=bottle", show: demoResult },
  { name: "forgot password", viewer: "nobody", path: "/forgot-password" },
  { name: "reset, bad link", viewer: "nobody", path: "/reset?token=none" },
  { name: "payment, no session", viewer: "nobody", path: "/billing/success" },
  { name: "checkout canceled", viewer: "nobody", path: "/billing/cancel" },
  { name: "not found", viewer: "nobody", path: "/nowhere" },
  ...["terms", "privacy", "cookies", "refunds", "subprocessors"].map(
    (name): Screen => ({ name: `legal, ${name}`, viewer: "nobody", path: `/legal/${name}` }),
  ),
];

const WORK: Screen[] = [
  { name: "landing, demo seller", viewer: "demo", path: "/" },
  { name: "landing, pro seller", viewer: "pro", path: "/" },
  { name: "demo used up", viewer: "demo", path: "/demo?upgrade=1", show: dialogIsThere },
  { name: "dashboard, demo", viewer: "demo", path: "/dashboard" },
  { name: "dashboard, pro at the limit", viewer: "pro", path: "/dashboard" },
  { name: "dashboard, agency", viewer: "agency", path: "/dashboard" },
  { name: "dashboard, loading", viewer: "pro", path: "/dashboard", show: withoutAnswer(/dashboard\/summary/) },
  {
    name: "dashboard, failed",
    viewer: "pro",
    path: "/dashboard",
    show: whileFailing(/dashboard\/summary/, "Failed to load dashboard"),
  },
  { name: "welcome", viewer: "pro", path: "/welcome" },
  { name: "welcome, empty", viewer: "demo", path: "/welcome" },
  { name: "optimize, at the limit", viewer: "pro", path: "/optimize/start?mode=paid" },
  { name: "optimize", viewer: "agency", path: "/optimize/start?mode=paid" },
  { name: "optimize, too long", viewer: "agency", path: "/optimize/start?mode=paid", show: tooLong },
  { name: "optimize, refused", viewer: "agency", path: "/optimize/start?mode=paid", show: optimizingCut(/api\/asins/) },
  {
    name: "optimize, the line is cut",
    viewer: "agency",
    path: "/optimize/start?mode=paid",
    show: optimizingCut(/api\/optimizations$/),
  },
  { name: "listing check", viewer: "demo", path: "/optimize/check" },
  { name: "listing check, found", viewer: "demo", path: "/optimize/check", show: checkedListing },
  { name: "optimization, avatars", viewer: "agency", path: "/optimization" },
  { name: "optimization, all results", viewer: "agency", path: "/optimization?tab=results" },
  { name: "result", viewer: "pro", path: "/welcome", show: lastResult },
  { name: "result, editing", viewer: "pro", path: "/welcome", show: editing },
  { name: "result, revised elsewhere", viewer: "pro", path: "/welcome", show: editedElsewhere, part: "#listing" },
  { name: "result, edited and compared", viewer: "pro", path: "/welcome", show: editedAndCompared, part: "#listing" },
  { name: "result, revisions", viewer: "pro", path: "/welcome", show: withDialog(comparing) },
  { name: "result, not found", viewer: "pro", path: "/results/00000000-0000-7000-8000-000000000000" },
  { name: "avatar, new", viewer: "demo", path: "/avatars/new" },
  { name: "avatars", viewer: "agency", path: "/account/avatars" },
  { name: "avatars, empty", viewer: "demo", path: "/account/avatars" },
  {
    name: "avatars, rename",
    viewer: "agency",
    path: "/account/avatars",
    show: withDialog((page) => avatarsModel(page).askToRename("Client 1")),
  },
  {
    name: "avatars, delete",
    viewer: "agency",
    path: "/account/avatars",
    show: withDialog((page) => avatarsModel(page).askToDelete("Client 1")),
  },
  { name: "account menu", viewer: "pro", path: "/dashboard", show: button(/account menu/i) },
  { name: "commands", viewer: "pro", path: "/dashboard", show: withDialog((page) => commandsModel(page).openByKey()) },
];

const ACCOUNT: Screen[] = [
  { name: "billing, demo", viewer: "demo", path: "/billing" },
  { name: "billing, pro", viewer: "pro", path: "/billing" },
  { name: "billing, change plan", viewer: "pro", path: "/billing", show: withDialog(button("Change Plan")) },
  { name: "billing, cancel", viewer: "pro", path: "/billing", show: withDialog(button(/^Cancel$/)) },
  { name: "account", viewer: "pro", path: "/account" },
  { name: "activity", viewer: "pro", path: "/account/activity" },
  { name: "settings", viewer: "admin", path: "/settings" },
  { name: "support", viewer: "admin", path: "/support" },
];

/** Every screen of the product in the states that people meet. */
export const SCREENS: readonly Screen[] = [...PUBLIC, ...WORK, ...ACCOUNT, ...RARE_SCREENS];

const settled = async (page: Page): Promise<void> => {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Goes to the screen and brings it into its state. */
export const showScreen = async (page: Page, { path, show }: Screen): Promise<void> => {
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState("networkidle");
  await show?.(page);
  await settled(page);
};

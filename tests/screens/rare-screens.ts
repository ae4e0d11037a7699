import type { Page } from "playwright";
import { addDays } from "../../events/kernel/calendar.ts";
import { avatarsModel } from "../e2e/models/avatars.model.ts";
import { commandsModel } from "../e2e/models/commands.model.ts";
import { answering, button, type Screen, whileFailing, withDialog, withoutAnswer } from "./screen.ts";
import { SUPPORT_SCREENS } from "./support-screens.ts";

const SOON = addDays(new Date().toISOString(), 30);

type Show = NonNullable<Screen["show"]>;

const inTurn =
  (...shows: readonly Show[]): Show =>
  async (page) => {
    for (const show of shows) await show(page);
  };

const seeing =
  (text: string | RegExp): Show =>
  async (page) =>
    page.getByText(text).first().waitFor();

const typing =
  (entries: Readonly<Record<string, string>>): Show =>
  async (page) => {
    for (const [label, text] of Object.entries(entries)) await page.getByLabel(label, { exact: true }).fill(text);
  };

const wrongEntry: Show = async (page) => page.locator("[aria-invalid='true']").first().waitFor();

const neverAnswering =
  (path: RegExp): Show =>
  async (page) =>
    void (await page.route(path, () => undefined));

/** Without any connection, as far as the page can tell. */
const offline: Show = async (page) => {
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await seeing("You are offline.")(page);
};

const consent: Show = async (page) => {
  await page.route(/\/watch-demo$/, async (route) => {
    const sent = await (await route.fetch()).text();
    const body = sent.replace('"tracking":null', '"tracking":{"analytics":null,"pixelId":"12345"}');
    await route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  await page.reload();
  await page.getByRole("region", { name: "Privacy choice" }).waitFor();
};

const themeMenu: Show = async (page) => {
  await page.getByRole("button", { name: "Theme", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "System" }).waitFor();
};

const demoRunning = inTurn(neverAnswering(/api\/demo\/optimize/), button("Optimize my listing"), async (page: Page) =>
  page.getByRole("progressbar").first().waitFor(),
);

const validLink: Show = async (page) => {
  await page.route(/api\/auth\/reset\/validate/, (route) => route.fulfill({ json: { valid: true } }));
  await page.reload();
  await page.getByLabel("New password", { exact: true }).waitFor();
};

const linkSent: Show = async (page) => {
  await page.route(/api\/relay\/reset/, (route) => route.fulfill({ json: { ok: true } }));
  await typing({ Email: "ada@example.com" })(page);
  await button("Send reset link")(page);
  await seeing("Check your mail")(page);
};

const confirmed: Show = async (page) => {
  const json = { ok: true, plan: "pro", nextBillingDate: SOON, reason: null };
  await page.route(/api\/billing\/confirm/, (route) => route.fulfill({ json }));
  await page.reload();
  await seeing("Welcome to Pro")(page);
};

const PUBLIC: Screen[] = [
  {
    name: "landing, walkthrough",
    viewer: "nobody",
    path: "/",
    show: withDialog(button("Watch the 4 minute walkthrough")),
  },
  { name: "landing, theme", viewer: "nobody", path: "/", show: themeMenu },
  { name: "walkthrough, consent", viewer: "nobody", path: "/watch-demo", show: consent },
  { name: "demo, offline", viewer: "nobody", path: "/demo", show: offline },
  { name: "demo, running", viewer: "nobody", path: "/demo?sample=bottle", show: demoRunning },
  {
    name: "demo, upgrade without entries",
    viewer: "nobody",
    path: "/demo?upgrade=1",
    show: inTurn(withDialog(button("Continue to plans")), seeing("Email and password are required")),
  },
  {
    name: "forgot password, refused",
    viewer: "nobody",
    path: "/forgot-password",
    show: inTurn(button("Send reset link"), wrongEntry),
  },
  { name: "forgot password, sent", viewer: "nobody", path: "/forgot-password", show: linkSent },
  { name: "reset, new password", viewer: "nobody", path: "/reset?token=good", show: validLink },
  {
    name: "reset, weak password",
    viewer: "nobody",
    path: "/reset?token=good",
    show: inTurn(
      validLink,
      typing({ "New password": "short", "Repeat the new password": "short" }),
      button("Set new password"),
      wrongEntry,
    ),
  },
  {
    name: "shortcuts",
    viewer: "nobody",
    path: "/watch-demo",
    show: async (page) => {
      await page.keyboard.press("?");
      await commandsModel(page).seeSheet();
    },
  },
  { name: "payment, confirmed", viewer: "demo", path: "/billing/success?session_id=cs_1", show: confirmed },
  {
    name: "payment, not confirmed",
    viewer: "demo",
    path: "/billing/success?session_id=cs_1",
    show: whileFailing(/api\/billing\/confirm/, "Failed to confirm payment."),
  },
];

const AVATARS = /api\/avatars(\?|$)/;

const many = Array.from({ length: 60 }, (_, at) => ({
  id: `${at}`,
  profileName: `Avatar ${at}`,
  lastProductName: "Travel bag",
  lastOptimizationAt: "2026-11-20T12:00:00.000Z",
  lastOptimizationId: null,
  optimizeCount: 1,
}));

const editingAvatar: Show = async (page) => {
  await page.locator("main li a").first().click();
  await page.getByRole("heading", { level: 1, name: "Edit avatar" }).waitFor();
  await page.getByRole("complementary", { name: "Preview" }).waitFor();
};

const usingAvatar = inTurn(button("Use for Optimization"), seeing("Choose another avatar"));

const optimizationRefused = inTurn(
  usingAvatar,
  typing({ "Current bullets (optional)": "a\nb\nc\nd\ne\nf" }),
  button("Optimize listing"),
  wrongEntry,
);

const ONE_RESULT = /api\/optimizations\/[^/?]+$/;

const WORK: Screen[] = [
  {
    name: "welcome, failed",
    viewer: "agency",
    path: "/welcome",
    show: whileFailing(AVATARS, "Failed to fetch avatars"),
  },
  { name: "welcome, many", viewer: "agency", path: "/welcome", show: answering(AVATARS, () => many) },
  {
    name: "avatars, failed",
    viewer: "agency",
    path: "/account/avatars",
    show: whileFailing(AVATARS, "Failed to fetch avatars"),
  },
  {
    name: "avatars, over the limit",
    viewer: "agency",
    path: "/account/avatars",
    show: answering(/api\/avatars\/usage/, (usage) => ({ ...usage, count: 5, limit: 3 })),
  },
  {
    name: "avatars, none found",
    viewer: "agency",
    path: "/account/avatars",
    show: (page) => avatarsModel(page).search("zzz"),
  },
  { name: "avatar, edit", viewer: "agency", path: "/account/avatars", show: editingAvatar },
  {
    name: "avatar, unsaved",
    viewer: "agency",
    path: "/account/avatars",
    show: inTurn(
      editingAvatar,
      typing({ Name: "Somebody else" }),
      withDialog(async (page) => page.getByRole("link", { name: "Listwright, home" }).click()),
    ),
  },
  {
    name: "avatar, incomplete",
    viewer: "demo",
    path: "/avatars/new",
    show: inTurn(button("Create avatar"), wrongEntry),
  },
  { name: "avatar, not found", viewer: "pro", path: "/avatars/unknown" },
  {
    name: "optimization, failed",
    viewer: "agency",
    path: "/optimization",
    show: whileFailing(AVATARS, "Failed to fetch avatars"),
  },
  { name: "optimization, many avatars", viewer: "agency", path: "/optimization", show: answering(AVATARS, () => many) },
  { name: "optimization, form", viewer: "agency", path: "/optimization", show: usingAvatar },
  { name: "optimization, form refused", viewer: "agency", path: "/optimization", show: optimizationRefused },
  {
    name: "optimization, results failed",
    viewer: "agency",
    path: "/optimization?tab=results",
    show: whileFailing(/api\/optimizations/, "We could not load your results"),
  },
  {
    name: "result, legacy",
    viewer: "pro",
    path: "/welcome",
    show: inTurn(
      button("Open Results"),
      answering(ONE_RESULT, (result) => ({ ...result, avatarData: null })),
      seeing("Legacy Results"),
    ),
  },
  {
    name: "result, still worked on",
    viewer: "pro",
    path: "/welcome",
    show: inTurn(
      button("Open Results"),
      answering(ONE_RESULT, () => ({ code: "IN_PROGRESS", message: "Still.", requestId: "r1" }), 409),
      seeing("Still being worked on"),
    ),
  },
  {
    name: "result, failed",
    viewer: "pro",
    path: "/results/one",
    show: whileFailing(ONE_RESULT, "Failed to fetch optimization"),
  },
];

const SUMMARY = /api\/billing\/summary/;

const ACCOUNT: Screen[] = [
  { name: "billing, loading", viewer: "pro", path: "/billing", show: withoutAnswer(SUMMARY) },
  { name: "billing, failed", viewer: "pro", path: "/billing", show: whileFailing(SUMMARY, "Failed to load billing") },
  {
    name: "billing, canceled",
    viewer: "pro",
    path: "/billing",
    show: answering(SUMMARY, (summary) => ({ ...summary, cancelAtPeriodEnd: true, nextBillingDate: SOON })),
  },
  {
    name: "billing, payment failed",
    viewer: "pro",
    path: "/billing",
    show: answering(SUMMARY, (summary) => ({ ...summary, status: "past_due", graceEndsAt: SOON })),
  },
  {
    name: "account, wrong entries",
    viewer: "pro",
    path: "/account",
    show: inTurn(button("Change password"), wrongEntry),
  },
  {
    name: "account, sign out everywhere",
    viewer: "pro",
    path: "/account",
    show: withDialog(button("Sign out everywhere")),
  },
  { name: "account, delete", viewer: "pro", path: "/account", show: withDialog(button("Delete my account")) },
  {
    name: "account, to be deleted",
    viewer: "pro",
    path: "/account",
    show: inTurn(
      answering(/api\/auth\/me/, (me) => ({ ...me, deletionAt: SOON })),
      seeing("Keep my account"),
    ),
  },
];

/** Dialogs, refusals, failures and states that are met seldom. */
export const RARE_SCREENS: readonly Screen[] = [...PUBLIC, ...WORK, ...ACCOUNT, ...SUPPORT_SCREENS];

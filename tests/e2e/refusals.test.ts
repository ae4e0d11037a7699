import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PROBLEMS } from "../../events/kernel/problem.ts";
import { openPostgres } from "../../server/store/postgres.ts";
import { startAppServer } from "../support/app-server.ts";
import { silentLog } from "../support/log.ts";
import { givePlan, type Seller, workOf } from "../support/paid-seller.ts";
import { billingModel } from "./models/billing.model.ts";
import { formsModel } from "./models/forms.model.ts";
import { shellModel } from "./models/shell.model.ts";
import { type SaidToast, toastModel } from "./models/toast.model.ts";
import { REVIEWS } from "./support/failing-calls.ts";
import { type GatedApp, startGatedApp } from "./support/gated-app.ts";

let gated: GatedApp;

beforeAll(async () => {
  gated = await startGatedApp();
}, 240_000);

afterAll(() => gated.stop());

type Tab = { page: Page; forms: ReturnType<typeof formsModel>; toasts: ReturnType<typeof toastModel> };

const tabOf = (page: Page): Tab => ({ page, forms: formsModel(page), toasts: toastModel(page) });

const as = (seller: Seller | null, title: string, body: (tab: Tab) => Promise<void>) =>
  gated.as(seller, `refusal ${title}`, (page) => body(tabOf(page)));

const refused = (title: string, description: string): SaidToast => ({ title, description, tone: "destructive" });

const open = async ({ page }: Tab, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** What is done is refused with these words, loses no entry and appends nothing. */
const isRefused = async ({ forms, toasts }: Tab, toast: SaidToast, act: () => Promise<void>): Promise<void> => {
  const [entries, appended] = [await forms.entries(), await gated.appended()];
  await act();
  expect(await toasts.said(toast.title)).toEqual(toast);
  expect([await forms.entries(), await gated.appended()]).toEqual([entries, appended]);
};

const AVATAR = { name: "Night nurse", audience: "Nurses" };
const GONE = "We could not find that avatar.";

const inMenu = async (page: Page, item: "Rename" | "Delete"): Promise<void> => {
  await page.getByRole("button", { name: `Actions for ${AVATAR.name}` }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

const deleteElsewhere = async (page: Page, id: string): Promise<void> => {
  const gone = await page.request.delete(`/api/avatars/${id}`, { headers: { origin: gated.app.url } });
  expect(gone.ok()).toBeTrue();
};

describe("the cap on saved avatars", () => {
  test("refuses to save one more, and leads to another plan", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "avatar cap", async (tab) => {
      const { savedAvatar, optimized } = workOf(tab.page, gated.app.url);
      for (const name of ["A", "B", "C", "D", "E"]) await savedAvatar({ ...AVATAR, name });
      const { id } = await optimized({ asin: "B1", productName: "Travel bag", reviewsText: REVIEWS });
      await open(tab, "/account/avatars");
      await tab.forms.see("5 of 5 saved");
      expect(await tab.page.getByRole("button", { name: "Create New Avatar" }).isDisabled()).toBeTrue();
      await open(tab, "/optimization");
      await tab.forms.see("5 of 5 saved. Delete one to save another.");
      expect(await tab.page.getByRole("button", { name: "Create New Avatar" }).isDisabled()).toBeTrue();
      await open(tab, `/results/${id}`);
      const cap = refused("Avatar limit reached", "Delete an avatar you no longer need to save another.");
      await isRefused(tab, cap, () => tab.forms.press("Save Avatar"));
      await tab.toasts.act("Upgrade Plan");
      await tab.page.waitForURL("**/billing");
    });
    const smaller = await startAppServer({ ...gated.app.env, AVATAR_LIMIT: "3" });
    const { port } = new URL(smaller.url);
    try {
      await as(seller, "over the cap", async (tab) => {
        await tab.page.goto(`http://127.0.0.1:${port}/account/avatars`);
        await tab.forms.see("You have 5 saved avatars and your plan allows 3. Please delete 2 to save new ones.");
        await tab.forms.see("You can save up to 3.");
        await tab.page.goto(`http://127.0.0.1:${port}/billing`);
        await tab.forms.see("3 saved avatars");
        expect(await tab.page.getByText("5 saved avatars").count()).toBe(0);
      });
      await as(null, "smaller cap, signed out", async (tab) => {
        await tab.page.goto(`http://127.0.0.1:${port}/`);
        await tab.forms.see("10 ASINs per billing cycle, 3 saved avatars, results kept.");
      });
    } finally {
      await smaller.stop();
    }
  });
});

describe("an avatar on the demo plan", () => {
  test("is announced as one that cannot be saved, before and after the try", async () => {
    await as(await gated.openSeller("demo"), "demo avatar", async (tab) => {
      await open(tab, "/avatars/new");
      await tab.forms.see("Saving avatars starts with Pro");
      await tab.forms.fill({ Name: AVATAR.name, "Target audience": AVATAR.audience });
      const cap = refused("Avatar limit reached", "Saving avatars starts with the Pro plan.");
      await isRefused(tab, cap, () => tab.forms.press("Create avatar"));
    });
  });
});

describe("what is gone meanwhile", () => {
  test("an avatar deleted in another tab is neither renamed nor deleted in this one", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "deleted elsewhere", async (tab) => {
      const { page, forms, toasts } = tab;
      const { id } = await workOf(page, gated.app.url).savedAvatar(AVATAR);
      await open(tab, "/account/avatars");
      await inMenu(page, "Rename");
      await forms.fill({ Name: "Day nurse" });
      await deleteElsewhere(page, id);
      await isRefused(tab, refused("Rename failed", GONE), () => forms.press("Rename"));
      await toasts.close();
      await forms.press("Cancel");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await inMenu(page, "Delete");
      await isRefused(tab, refused("Delete failed", GONE), () => forms.press("Delete avatar"));
    });
  });

  test("nor saved by the editor, which keeps what was changed", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "edited elsewhere", async (tab) => {
      const { id } = await workOf(tab.page, gated.app.url).savedAvatar(AVATAR);
      await open(tab, `/avatars/${id}`);
      await tab.forms.fill({ Name: "Day nurse" });
      await deleteElsewhere(tab.page, id);
      await isRefused(tab, refused("Error", GONE), () => tab.forms.press("Save changes"));
    });
  });
});

describe("a plan that has ended meanwhile", () => {
  test("writes no listing again, and keeps the keywords that were asked for", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "regeneration refused", async (tab) => {
      const { optimized } = workOf(tab.page, gated.app.url);
      const { id } = await optimized({ asin: "B1", productName: "Travel bag", reviewsText: REVIEWS });
      await open(tab, `/results/${id}`);
      await tab.forms.fill({ "Must-include keywords": "cabin bag" });
      await givePlan(seller.email, "demo", gated.app.env);
      const ended = refused("Regeneration failed", PROBLEMS.PLAN_REQUIRED);
      await isRefused(tab, ended, () => tab.forms.press("Regenerate"));
    });
  });
});

describe("what another tab has used up", () => {
  test("the last ASIN leaves the form as it is, under 'Limit reached', and disables the call to action", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "asin elsewhere", async (tab) => {
      const { page, forms, toasts } = tab;
      await open(tab, "/optimize/start?mode=paid");
      await forms.fill({ "Avatar name": "Packer", "Product or ASIN name": "Travel bag", Reviews: REVIEWS });
      const { optimized } = workOf(page, gated.app.url);
      for (let asin = 0; asin < 10; asin += 1)
        await optimized({ asin: `B${asin}`, productName: "Travel bag", reviewsText: REVIEWS });
      const entries = await forms.entries();
      const before = await usedUp(gated);
      await forms.press("Optimize listing");
      expect(await toasts.said("Limit reached")).toEqual(
        refused("Limit reached", "You've reached your monthly limit. Manage your plan to continue."),
      );
      expect(await forms.entries()).toEqual(entries);
      expect(await usedUp(gated)).toBe(before);
      const shell = shellModel(page);
      await shell.open();
      const action = shell.action("Optimize Next ASIN (0 of 10 left)");
      await action.waitFor();
      expect(await action.isDisabled()).toBeTrue();
      await action.press("Enter");
      await shell.arriveAt("/billing");
    });
  });

  test("a plan bought in another tab is not bought again", async () => {
    const seller = await gated.openSeller("demo");
    await as(seller, "bought elsewhere", async (tab) => {
      await open(tab, "/billing");
      await tab.page.getByRole("button", { name: "Subscribe to Pro" }).waitFor();
      const other = billingModel(await tab.page.context().newPage());
      await other.open();
      await other.subscribeTo("Agency");
      await other.pay("4242 4242 4242 4242");
      await other.seeTitle("Welcome to Agency");
      await tab.forms.press("Subscribe to Pro");
      expect(await tab.toasts.said("Checkout failed")).toEqual(
        refused("Checkout failed", "You already have a subscription. Change it on the billing page."),
      );
      await tab.page.getByRole("heading", { name: "Subscription details" }).waitFor();
    });
  });
});

/** How many ASINs were ever reserved, by anybody. */
const usedUp = async ({ app }: GatedApp): Promise<number> => {
  const sql = await openPostgres(app.env["DATABASE_URL"] ?? "", silentLog);
  try {
    const [row] = await sql.query<{ count: number }>("select count(*) from events where type = 'AsinReserved'");
    return row?.count ?? 0;
  } finally {
    await sql.close();
  }
};

describe("a password", () => {
  test("is not changed by somebody who does not know the present one", async () => {
    const seller = await gated.openSeller("demo");
    await as(seller, "wrong password", async (tab) => {
      await open(tab, "/account");
      await tab.forms.fill({
        "Current password": "not the password 1",
        "New password": "a fresh lid 77",
        "Confirm new password": "a fresh lid 77",
      });
      await isRefused(tab, refused("Error", "The current password is not correct."), () =>
        tab.forms.press("Change password"),
      );
    });
  });

  test("is not mailed for without end", () =>
    as(null, "reset limit", async (tab) => {
      const email = "somebody@example.com";
      for (let mails = 0; mails < 5; mails += 1)
        await tab.page.request.post("/api/relay/reset", { data: { email }, headers: { origin: gated.app.url } });
      await open(tab, "/forgot-password");
      await tab.forms.fill({ Email: email });
      const slowDown = refused("Unable to send", "Too many attempts. Please wait a moment and try again.");
      await isRefused(tab, slowDown, () => tab.forms.press("Send reset link"));
    }));
});

describe("an answer that was lost", () => {
  test("is asked for again, and counted once", async () => {
    const seller = await gated.openSeller("pro");
    await as(seller, "answer lost", async (tab) => {
      await open(tab, "/optimize/start?mode=paid");
      await tab.forms.fill({ "Avatar name": "Packer", "Product or ASIN name": "Travel bag", Reviews: REVIEWS });
      gated.gateway.trouble("POST /api/optimizations", "answer lost");
      await tab.forms.press("Optimize listing");
      await tab.forms.see("The connection was lost.");
      gated.gateway.mend();
      await tab.page.getByRole("heading", { name: "Your listing" }).waitFor();
      await tab.page.getByRole("banner").getByText("Optimize Next ASIN (9 of 10 left)").waitFor();
    });
  });
});

describe("too many demos from one network", () => {
  test("open the upgrade dialog, without an error", () =>
    as(null, "demo rate limit", async (tab) => {
      const { page, forms, toasts } = tab;
      for (let starts = 0; starts < 30; starts += 1)
        await fetch(`${gated.app.url}/api/demo/start`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: gated.app.url },
          body: "{}",
        });
      await open(tab, "/demo");
      await forms.fill({ "Product name": "Travel bag", "Avatar name": "Packer", Reviews: REVIEWS });
      const appended = await gated.appended();
      await forms.press("Optimize my listing");
      await page
        .getByRole("dialog", { name: "Keep going" })
        .getByText("Too many demos were started from your network. Please try again later.", { exact: true })
        .waitFor();
      expect(await toasts.count()).toBe(0);
      expect(await gated.appended()).toBe(appended);
      await page.keyboard.press("Escape");
      await forms.see("Optimize my listing");
      expect(await forms.entries()).toEqual(expect.arrayContaining(["Travel bag", "Packer", REVIEWS]));
    }));
});

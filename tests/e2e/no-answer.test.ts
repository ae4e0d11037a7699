import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { type Seller, workOf } from "../support/paid-seller.ts";
import { billingModel } from "./models/billing.model.ts";
import { formsModel } from "./models/forms.model.ts";
import { mailboxModel } from "./models/mailbox.model.ts";
import { toastModel } from "./models/toast.model.ts";
import { FAILING_CALLS, type FailingCall, LISTING, REVIEWS, type World } from "./support/failing-calls.ts";
import { type GatedApp, startGatedApp } from "./support/gated-app.ts";
import type { Trouble } from "./support/gateway.ts";

let gated: GatedApp;
let there: World;

const subscribe = (seller: Seller) =>
  gated.as(seller, "no answer, subscribing", async (page) => {
    const billing = billingModel(page);
    await billing.open();
    await billing.subscribeTo("Pro");
    await billing.pay("4242 4242 4242 4242");
    await billing.seeTitle("Welcome to Pro");
  });

beforeAll(async () => {
  gated = await startGatedApp();
  const demo = await gated.openSeller("demo");
  const subscriber = await gated.openSeller("demo");
  const pro = await gated.openSeller("pro");
  await gated.as(pro, "no answer, work", async (page) => {
    const { savedAvatar, optimized } = workOf(page, gated.app.url);
    const avatar = await savedAvatar({ name: "Night nurse", audience: "Nurses" });
    const optimization = await optimized({ asin: "B1", productName: "Travel bag", reviewsText: REVIEWS });
    there = { demo, pro, subscriber, avatarId: avatar.id, optimizationId: optimization.id };
  });
  await subscribe(subscriber);
}, 240_000);

afterAll(() => gated.stop());

const fail = async (
  page: Page,
  { call, act, words, wordsWhenCut = words }: FailingCall,
  how: Trouble,
): Promise<void> => {
  const toasts = toastModel(page);
  gated.gateway.trouble(call, how);
  await act(formsModel(page), page);
  const { title, text } = how === "cut" ? wordsWhenCut : words;
  expect(await toasts.said(title)).toEqual({ title, description: text, tone: "destructive" });
  await toasts.close();
};

describe("where no answer comes, or one that is not ours", () => {
  test.each(FAILING_CALLS)("$what is told in the specified words, keeps every entry and appends nothing", (failing) =>
    gated.as(failing.who === undefined ? null : there[failing.who], `no answer ${failing.what}`, async (page) => {
      const forms = formsModel(page);
      await page.goto(failing.at(there));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await failing.prepare?.(forms, page);
      const entries = await forms.entries();
      const before = await gated.appended();
      await fail(page, failing, "bad gateway");
      await fail(page, failing, "cut");
      expect(await forms.entries()).toEqual(entries);
      expect((await gated.appended()) - before).toBe(failing.appends ?? 0);
    }),
  );

  test.each(["bad gateway", "cut", "answer lost"] as const)(
    "an optimization is found again by itself once the line is back: %s",
    (how) =>
      gated.as(there.pro, `no answer optimizing ${how}`, async (page) => {
        const forms = formsModel(page);
        await page.goto("/optimize/start?mode=paid");
        await forms.fill(LISTING);
        gated.gateway.trouble("POST /api/optimizations", how);
        await forms.press("Optimize listing");
        await forms.see("The connection was lost.");
        gated.gateway.mend();
        await page.getByRole("heading", { name: "Your listing" }).waitFor();
        gated.gateway.trouble("POST /api/optimizations", how);
        await forms.fill({ "Must-include keywords": "weekender bag" });
        await forms.press("Regenerate");
        await forms.see("The connection was lost.");
        gated.gateway.mend();
        await page.getByRole("button", { name: /^Version \d+ of/ }).waitFor();
      }),
  );

  test("whoever does not want to wait goes back to the form, with every entry", () =>
    gated.as(there.pro, "no answer, back to the form", async (page) => {
      const forms = formsModel(page);
      await page.goto("/optimize/start?mode=paid");
      await forms.fill(LISTING);
      const entries = await forms.entries();
      gated.gateway.trouble("POST /api/optimizations", "cut");
      await forms.press("Optimize listing");
      await forms.press("Back to the form");
      expect(await forms.entries()).toEqual(entries);
      gated.gateway.trouble("POST /api/asins", "cut");
      await forms.fill({ "Product or ASIN name": "Another bag" });
      await forms.press("Optimize listing");
      await page.getByRole("alert").getByText("We cannot reach the server.", { exact: false }).waitFor();
      gated.gateway.mend();
    }));

  const UNREAD = [
    ["GET /api/avatars", "/account/avatars", "Failed to fetch avatars"],
    ["GET /api/avatars", "/welcome", "Failed to fetch avatars"],
    ["GET /api/avatars", "/optimization", "Failed to fetch avatars"],
    ["GET /api/optimizations", "/results/any", "Failed to fetch optimization"],
    ["GET /api/dashboard", "/dashboard", "Failed to load dashboard"],
  ] as const;

  test("pages that need data say which they could not read, and read it when asked again", () =>
    gated.as(there.pro, "no answer reading", async (page) => {
      for (const [call, at, words] of UNREAD) {
        gated.gateway.trouble(call, "bad gateway");
        await page.goto(at);
        const panel = page.getByRole("alert").filter({ has: page.getByText(words, { exact: true }) });
        await panel.waitFor();
        gated.gateway.mend();
        await panel.getByRole("button", { name: "Try again" }).click();
        await panel.waitFor({ state: "detached" });
      }
    }));

  test.each(["bad gateway", "cut"] as const)("a payment that cannot be confirmed says whom to ask: %s", (how) =>
    gated.as(there.subscriber, `no answer confirming ${how}`, async (page) => {
      gated.gateway.trouble("GET /api/billing/confirm", how);
      await page.goto("/billing/success?session_id=cs_test_1");
      await page
        .getByRole("alert")
        .getByText("Failed to confirm payment. Please contact support if you were charged.", { exact: true })
        .waitFor();
    }),
  );

  test("a new password that could not be set is told, kept, and set on the next try", () =>
    gated.as(null, "no answer resetting", async (page) => {
      const forms = formsModel(page);
      await page.goto("/forgot-password");
      await forms.fill({ Email: there.subscriber.email });
      await forms.press("Send reset link");
      await forms.see("Check your mail");
      await page.goto(await mailboxModel(page).linkTo("/reset", there.subscriber.email));
      await forms.fill({ "New password": "a fresh lid 77", "Repeat the new password": "a fresh lid 77" });
      for (const how of ["bad gateway", "cut"] as const) {
        gated.gateway.trouble("POST /api/auth/reset/confirm", how);
        await forms.press("Set new password");
        await page.getByRole("alert").getByText("Failed to reset password.", { exact: true }).waitFor();
        expect(await forms.entries()).toEqual(["a fresh lid 77", "a fresh lid 77"]);
        gated.gateway.mend();
      }
      await forms.press("Set new password");
      await forms.see("Your password was changed");
    }));
});

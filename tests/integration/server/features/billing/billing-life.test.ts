import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

/** An invoice is a draft for an hour before it is collected. */
const HOURS_TO_PAY = 7_200;

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp({ rules: { billing: { points: 200, seconds: 60, problem: "RATE_LIMITED" } } });
  browser = await signedUp(app);
});
afterEach(() => app.close());

const session = async () => (await browser.get("/api/auth/me")).body;
const summary = async () => (await browser.get("/api/billing/summary")).body;
const typesSince = async (position: number): Promise<string[]> =>
  (await app.deps.store.readAll({ after: position }))
    .map(({ event }) => event.type)
    .filter((type) => type !== "StripeEventReceived");
const head = async (): Promise<number> =>
  (await app.deps.store.readAll({ limit: 1, direction: "backward" }))[0]?.position ?? 0;
const checkoutUrl = async (plan: string): Promise<string> =>
  fieldOf(await browser.post("/api/billing/create-checkout", { plan }), "url");
const confirm = (id: string) => browser.get(`/api/billing/confirm?session_id=${id}`);

describe("subscribing", () => {
  test("who has nothing to pay has no subscription", async () => {
    expect(await summary()).toMatchObject({ plan: "demo", status: "none", nextBillingDate: null, sandbox: true });
  });

  test("a paid checkout gives the plan, its limit and its dates, confirmed by asking Stripe", async () => {
    const id = await subscribeTo(app, browser, "pro");
    expect((await confirm(id)).body).toEqual({
      ok: true,
      plan: "pro",
      nextBillingDate: "2026-04-01T10:00:00.000Z",
      reason: null,
    });
    expect(await session()).toMatchObject({ plan: "pro", asinLimit: 10, cycleRenewsISO: "2026-04-01T10:00:00.000Z" });
    expect(await summary()).toMatchObject({ status: "active", billingFrequency: "monthly", cancelAtPeriodEnd: false });
  });

  test("the webhook alone gives it too, and the confirmation after it adds nothing", async () => {
    const id = await subscribeTo(app, browser, "agency");
    await app.settle();
    expect(await session()).toMatchObject({ plan: "agency", asinLimit: null });
    const confirmed = await when(app, () => confirm(id));
    expect(confirmed.answer.body).toMatchObject({ ok: true, plan: "agency" });
    expect(confirmed.appended).toEqual([]);
  });

  test("what was not paid is pending and gives nothing", async () => {
    const url = await checkoutUrl("pro");
    const id = new URL(url).pathname.split("/").at(-1) ?? "";
    expect((await confirm(id)).body).toMatchObject({ ok: false, reason: "Payment confirmation pending" });
    expect(await session()).toMatchObject({ plan: "demo" });
  });

  test("another user cannot confirm it", async () => {
    const id = await subscribeTo(app, browser, "pro");
    await app.settle();
    const stranger = await signedUp(app, { email: "eve@example.com", password: "correct horse 9" });
    const refused = await when(app, () => stranger.get(`/api/billing/confirm?session_id=${id}`));
    refused.expectRefusal(404, "NOT_FOUND");
  });

  test.each([
    ["4000000000000002", "Your card was declined."],
    ["4000000000009995", "Your card has insufficient funds."],
    ["4000000000000069", "Your card has expired."],
    ["1234123412341234", "Your card number is incorrect."],
  ])("card %s is refused with the reason, and the page can be tried again", async (number, message) => {
    const url = await checkoutUrl("pro");
    const refused = await pay(app, url, { number });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain(message);
    await app.settle();
    expect(await session()).toMatchObject({ plan: "demo" });
    expect((await pay(app, url, { number: "4242 4242 4242 4242" })).status).toBe(303);
    await app.pass(10 * DAY);
    expect(app.sandbox.world.store.list("invoice").map(({ status }) => status)).not.toContain("open");
  });

  test("3-D Secure is asked for; failing it pays nothing, passing it pays", async () => {
    const url = await checkoutUrl("pro");
    const number = "4000002500003155";
    expect(await (await pay(app, url, { number })).text()).toContain("Your bank asks");
    const failed = await pay(app, url, { number, challenge: "failed" });
    expect(await failed.text()).toContain("We are unable to authenticate your payment method.");
    expect((await pay(app, url, { number, challenge: "passed" })).status).toBe(303);
  });

  test("asking again leads to the same page; asking for the other plan closes the first", async () => {
    const first = await checkoutUrl("pro");
    expect(await checkoutUrl("pro")).toBe(first);
    const second = await checkoutUrl("agency");
    expect(second).not.toBe(first);
    expect(await (await app.handle(new Request(first))).text()).toContain("It has expired");
  });

  test("100 clicks at once make one customer and one checkout, and one subscription", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => browser.post("/api/billing/create-checkout", { plan: "pro" })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const urls = new Set(answers.filter(({ status }) => status === 200).map((answer) => fieldOf(answer, "url")));
    expect(urls.size).toBe(1);
    expect(app.sandbox.world.store.list("customer")).toHaveLength(1);
    expect(app.sandbox.world.store.list("checkout.session").filter(({ status }) => status === "open")).toHaveLength(1);
    const [url = ""] = urls;
    await Promise.all(Array.from({ length: 20 }, () => pay(app, url, { number: "4242424242424242" })));
    expect(app.sandbox.world.store.list("subscription")).toHaveLength(1);
  });

  test("who has a subscription is refused a second one, even before the webhook came", async () => {
    await subscribeTo(app, browser, "pro");
    const again = await browser.post("/api/billing/create-checkout", { plan: "agency" });
    expect({ status: again.status, body: again.body }).toMatchObject({
      status: 409,
      body: { code: "ALREADY_SUBSCRIBED" },
    });
    expect(app.sandbox.world.store.list("checkout.session")).toHaveLength(1);
  });
});

describe("changing", () => {
  const subscribed = async (plan: "pro" | "agency", number?: string): Promise<number> => {
    await subscribeTo(app, browser, plan, number);
    await app.settle();
    return head();
  };

  test("an upgrade is charged at once and gives the new limit in the same cycle", async () => {
    const before = await subscribed("pro");
    await app.pass(10 * DAY);
    expect((await browser.post("/api/billing/change", { plan: "agency" })).status).toBe(200);
    await app.settle();
    expect(await session()).toMatchObject({ plan: "agency", cycleRenewsISO: "2026-04-01T10:00:00.000Z" });
    expect(await typesSince(before)).toEqual(["SubscriptionSynced", "PlanChanged"]);
    const [invoice] = app.sandbox.world.store.list("invoice");
    expect(invoice).toMatchObject({ billing_reason: "subscription_update", status: "paid", total: 4742 });
  });

  test("an upgrade that cannot be paid changes nothing and says so", async () => {
    await subscribed("pro", "4000000000000341");
    const refused = await browser.post("/api/billing/change", { plan: "agency" });
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 402,
      body: { code: "PAYMENT_REQUIRED" },
    });
    await app.settle();
    expect(await session()).toMatchObject({ plan: "pro", asinLimit: 10 });
  });

  test("a failed upgrade is charged by nobody later; paid by hand in time it takes effect, else it is dropped", async () => {
    await subscribed("pro", "4000000000000341");
    const asked = () => browser.post("/api/billing/change", { plan: "agency" });
    const portal = fieldOf(await browser.post("/api/billing/create-portal-session"), "url");
    const openInvoice = () => app.sandbox.world.store.list("invoice").find(({ status }) => status === "open");
    await asked();
    await pay(app, `${portal}/card`, { number: "4242424242424242" });
    await app.pass(5 * DAY);
    expect(openInvoice()).toBeUndefined();
    expect(app.sandbox.world.store.list("charge").filter(({ paid }) => paid)).toHaveLength(1);
    expect(await session()).toMatchObject({ plan: "pro" });
    await pay(app, `${portal}/card`, { number: "4000000000000341" });
    await asked();
    await pay(app, `${portal}/card`, { number: "4242424242424242" });
    await pay(app, `${portal}/pay`, { invoice: openInvoice()?.id ?? "" });
    await app.settle();
    expect(await session()).toMatchObject({ plan: "agency" });
  });

  test("a plan given by hand is nothing to cancel, and can be paid for", async () => {
    await givePlan(app.deps)("ada@example.com", "pro", "test");
    expect(await summary()).toMatchObject({ plan: "pro", status: "active", givenByHand: true });
    await subscribeTo(app, browser, "pro");
    await app.settle();
    expect(await summary()).toMatchObject({ plan: "pro", status: "active", givenByHand: false });
  });

  test("a downgrade waits for the end of the period, and choosing the present plan takes it back", async () => {
    const before = await subscribed("agency");
    await browser.post("/api/billing/change", { plan: "pro" });
    expect(await summary()).toMatchObject({ plan: "agency", nextPlan: "pro" });
    await browser.post("/api/billing/change", { plan: "agency" });
    expect(await summary()).toMatchObject({ plan: "agency", nextPlan: null });
    await browser.post("/api/billing/change", { plan: "pro" });
    await app.pass(32 * DAY);
    expect(await session()).toMatchObject({ plan: "pro", asinLimit: 10 });
    expect(await typesSince(before)).toEqual([
      "SubscriptionSynced",
      "PlanChangeScheduled",
      "SubscriptionSynced",
      "PlanChangeScheduled",
      "SubscriptionSynced",
      "PlanChangeScheduled",
      "SubscriptionSynced",
      "PlanChanged",
      "CycleStarted",
    ]);
  });

  test("without a subscription there is nothing to change, to cancel or to show", async () => {
    for (const [path, body] of [
      ["/api/billing/change", { plan: "agency" }],
      ["/api/billing/cancel", {}],
      ["/api/billing/resume", {}],
    ] as const)
      (await when(app, () => browser.post(path, body))).expectRefusal(409, "NO_SUBSCRIPTION");
    (await when(app, () => browser.post("/api/billing/create-portal-session"))).expectRefusal(402, "PLAN_REQUIRED");
  });

  test("a cancellation can be taken back; while it is pending the plan cannot change; at the end the plan is demo", async () => {
    await subscribed("pro");
    await browser.post("/api/billing/cancel", {});
    expect(await summary()).toMatchObject({ plan: "pro", cancelAtPeriodEnd: true });
    (await when(app, () => browser.post("/api/billing/change", { plan: "agency" }))).expectRefusal(
      409,
      "SUBSCRIPTION_ENDING",
    );
    await browser.post("/api/billing/resume", {});
    expect(await summary()).toMatchObject({ plan: "pro", cancelAtPeriodEnd: false });
    await browser.post("/api/billing/cancel", {});
    await app.pass(32 * DAY);
    expect(await session()).toMatchObject({ plan: "demo" });
    expect(await summary()).toMatchObject({ plan: "demo", status: "none" });
    await subscribeTo(app, browser, "pro");
    await app.settle();
    expect(await session()).toMatchObject({ plan: "pro" });
  });

  test("the portal leads to the page of Stripe", async () => {
    await subscribed("pro");
    const url = fieldOf(await browser.post("/api/billing/create-portal-session"), "url");
    expect(await (await app.handle(new Request(url))).text()).toContain("ada@example.com");
    const redirect = await browser.get("/api/billing/portal");
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get("location")).toContain("/sandbox/portal/");
  });
});

describe("renewing", () => {
  test("each paid month starts a cycle, across short months", async () => {
    await subscribeTo(app, browser, "pro");
    await app.settle();
    for (const renews of ["2026-05-01", "2026-06-01", "2026-07-01"]) {
      await app.pass(31 * DAY + HOURS_TO_PAY);
      expect(await session()).toMatchObject({ plan: "pro", cycleRenewsISO: `${renews}T10:00:00.000Z` });
    }
  });

  test("a failed renewal keeps access and the old cycle; paying in the portal brings the new one", async () => {
    await subscribeTo(app, browser, "pro", "4000000000000341");
    await app.settle();
    const before = await head();
    await app.pass(31 * DAY + HOURS_TO_PAY);
    expect(await summary()).toMatchObject({ plan: "pro", status: "past_due" });
    expect(await session()).toMatchObject({ cycleRenewsISO: "2026-04-01T10:00:00.000Z" });
    const portal = fieldOf(await browser.post("/api/billing/create-portal-session"), "url");
    const [invoice] = app.sandbox.world.store.list("invoice");
    await pay(app, `${portal}/card`, { number: "4242424242424242" });
    await pay(app, `${portal}/pay`, { invoice: invoice?.id ?? "" });
    await app.settle();
    expect(await summary()).toMatchObject({ status: "active", graceEndsAt: null });
    expect(await session()).toMatchObject({ cycleRenewsISO: "2026-05-01T10:00:00.000Z" });
    expect(await typesSince(before)).toEqual([
      "SubscriptionSynced",
      "PaymentFailed",
      "SubscriptionSynced",
      "CycleStarted",
      "PaymentRecovered",
    ]);
  });

  test("an unpaid subscription gives nothing, allows no second one beside it, and keeps the portal open to pay it", async () => {
    await subscribeTo(app, browser, "pro");
    await app.settle();
    const [subscription] = app.sandbox.world.store.list("subscription");
    if (subscription === undefined) throw new Error("Nobody subscribed");
    app.sandbox.world.store.put("subscription", { ...subscription, status: "unpaid" });
    await reconcile(app.deps)("test");
    await app.settle();
    expect(await session()).toMatchObject({ plan: "demo" });
    const again = await when(app, () => browser.post("/api/billing/create-checkout", { plan: "pro" }));
    again.expectRefusal(402, "PAYMENT_DUE");
    expect(app.sandbox.world.store.list("checkout.session")).toHaveLength(1);
    expect((await browser.post("/api/billing/create-portal-session")).status).toBe(200);
  });

  test("after the last failed attempt the subscription ends", async () => {
    await subscribeTo(app, browser, "pro", "4000000000000341");
    await app.settle();
    await app.pass(31 * DAY + HOURS_TO_PAY);
    await app.pass(20 * DAY);
    expect(await session()).toMatchObject({ plan: "demo" });
  });

  test("a dispute rests the plan until it is won; a refund is recorded once", async () => {
    await subscribeTo(app, browser, "pro");
    await app.settle();
    const [charge] = app.sandbox.world.store.list("charge");
    const act = (action: string) =>
      app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
    await act("dispute");
    await app.settle();
    expect(await session()).toMatchObject({ plan: "demo" });
    await act("win");
    await act("refund");
    const before = await head();
    await app.settle();
    expect(await session()).toMatchObject({ plan: "pro" });
    expect(await typesSince(before)).toEqual(["DisputeClosed", "Refunded"]);
  });
});

import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import { BillingSummary } from "../../../../../events/wire/billing.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { replaceCard } from "../../../../../server/sandbox/engine/complete-checkout.ts";
import { domainEventOf } from "../../../../../server/store/domain-event.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

const wait = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY * 1000);
  await app.pass(1);
  browser = await signedIn(app);
};

beforeEach(async () => {
  app = await createBillingApp();
  await subscribeTo(app, await signedUp(app), "pro", "4000000000000341");
  await app.settle();
  await wait(32);
});
afterEach(() => app.close());

const isEnding = (): boolean[] =>
  app.sandbox.world.store.list("subscription").map(({ cancel_at_period_end }) => cancel_at_period_end);

describe("within the days of grace", () => {
  test("a dearer plan is not sold over an open invoice, which it would hide", async () => {
    const [customer] = app.sandbox.world.store.list("customer");
    replaceCard(app.sandbox.world, customer?.id ?? "", "4242424242424242");
    const change = await when(app, () => browser.post("/api/billing/change", { plan: "agency" }));
    change.expectRefusal(402, "PAYMENT_DUE");
    const paid = app.sandbox.world.store.list("charge").filter(({ status }) => status === "succeeded");
    expect(paid).toHaveLength(1);
  });
});

/** As Stripe keeps a subscription that it is told to leave past due: it tries this invoice no more, and goes on. */
const leavePastDue = (): void => {
  const { store } = app.sandbox.world;
  for (const invoice of store.list("invoice"))
    if (invoice.status === "open")
      store.put("invoice", { ...invoice, next_payment_attempt: app.clock.now().getTime() / 1000 + 400 * DAY });
};

const summary = async () => (await browser.get("/api/billing/summary")).body;
const read = (body: unknown): BillingSummary => v.parse(BillingSummary, body);
const failures = async () =>
  (await app.deps.store.readAll({ limit: 1_000 })).map(domainEventOf).filter(({ type }) => type === "PaymentFailed");

describe("past the days of grace", () => {
  beforeEach(async () => {
    await wait(7);
    expect(await summary()).toMatchObject({ plan: "demo", status: "past_due" });
  });

  test("the subscription can be canceled, and kept", async () => {
    expect((await browser.post("/api/billing/cancel")).status).toBe(200);
    expect(isEnding()).toEqual([true]);
    expect((await browser.post("/api/billing/resume")).status).toBe(200);
    expect(isEnding()).toEqual([false]);
  });

  test("the plan cannot be changed before the invoice is paid", async () => {
    const change = await when(app, () => browser.post("/api/billing/change", { plan: "agency" }));
    change.expectRefusal(402, "PAYMENT_DUE");
  });
});

describe("the days of grace", () => {
  beforeEach(async () => {
    leavePastDue();
    await wait(8);
    expect(await summary()).toMatchObject({ plan: "demo", status: "past_due" });
  });

  test("do not begin anew when a further invoice fails", async () => {
    const { graceEndsAt } = read(await summary());
    await wait(25);
    expect(app.sandbox.world.store.list("invoice").filter(({ status }) => status === "open")).toHaveLength(2);
    expect(await summary()).toMatchObject({ plan: "demo", status: "past_due", graceEndsAt });
    expect(await failures()).toMatchObject([{ data: { graceEndsAt } }, { data: { graceEndsAt } }]);
    expect(await reconcile(app.deps)("test")).toMatchObject({ changed: 0 });
  });

  test("do not begin anew when the newest invoice is paid, while Stripe calls the subscription past due over an older one", async () => {
    const { graceEndsAt } = read(await summary());
    const { store } = app.sandbox.world;
    const [subscription] = store.list("subscription");
    if (subscription === undefined) throw new Error("Nobody subscribed");
    const [first] = store.list("invoice");
    if (first === undefined) throw new Error("Nothing was invoiced");
    const finalized = { ...first.status_transitions, finalized_at: app.clock.now().getTime() / 1000 };
    const paid = store.put("invoice", { ...first, id: "in_paid", status: "paid", status_transitions: finalized });
    store.put("subscription", { ...subscription, latest_invoice: paid.id });
    expect(await reconcile(app.deps)("test")).toMatchObject({ failed: 0 });
    expect(await summary()).toMatchObject({ plan: "demo", status: "past_due", graceEndsAt });
    expect(await failures()).toHaveLength(1);
  });

  test("are given again when a later payment fails", async () => {
    const { graceEndsAt } = read(await summary());
    const { store } = app.sandbox.world;
    const [customer] = store.list("customer");
    replaceCard(app.sandbox.world, customer?.id ?? "", "4242424242424242");
    const portal = fieldOf(await browser.post("/api/billing/create-portal-session"), "url");
    const [open] = store.list("invoice").filter(({ status }) => status === "open");
    await pay(app, `${portal}/pay`, { invoice: open?.id ?? "" });
    await app.settle();
    expect(await summary()).toMatchObject({ plan: "pro", status: "active", graceEndsAt: null });
    replaceCard(app.sandbox.world, customer?.id ?? "", "4000000000000341");
    await wait(25);
    const again = read(await summary());
    expect(again).toMatchObject({ plan: "pro", status: "past_due" });
    expect(Date.parse(again.graceEndsAt ?? "")).toBeGreaterThan(Date.parse(graceEndsAt ?? ""));
  });
});

import { afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import Stripe from "stripe";
import { startStripeProcessor } from "../../../../../server/features/billing/process-stripe-events.reactor.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { DatabaseUnavailable } from "../../../../../server/store/sql.ts";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { freshPglite } from "../../../../support/pglite.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

describe.each(Object.keys(DATABASES))("on %s", (kind) => {
  let sql: Sql;
  let app: BillingApp;
  let browser: TestBrowser;

  beforeEach(async () => {
    sql = await (DATABASES[kind] ?? freshPglite)();
    app = await createBillingApp({ sql });
    browser = await signedUp(app);
  });
  afterEach(async () => {
    await app.close();
    await sql.close();
  });

  const session = async () => (await browser.get("/api/auth/me")).body;

  const typesOf = async (): Promise<string[]> =>
    (await app.deps.store.readAll({}))
      .map(({ event }) => event.type)
      .filter((type) => /^(Subscription|PlanChanged|CycleStarted)/.test(type));

  describe("a process that dies", () => {
    test("between a webhook's commit and its effect leaves it to the next one, once", async () => {
      await app.processor.stop();
      await subscribeTo(app, browser, "pro");
      await app.sandbox.deliver();
      expect(await session()).toMatchObject({ plan: "demo" });
      const next = await startStripeProcessor(app.deps);
      const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
      await next.caughtUp(last?.position ?? 0);
      expect(await session()).toMatchObject({ plan: "pro" });
      expect(await typesOf()).toEqual(["SubscriptionSynced", "SubscriptionActivated", "PlanChanged", "CycleStarted"]);
      await next.stop();
    });

    test("leaves many webhooks of one customer, and they cost one look at Stripe", async () => {
      await app.processor.stop();
      await subscribeTo(app, browser, "pro");
      await app.sandbox.deliver();
      const received = (await app.deps.store.readAll({})).filter(({ event }) => event.type === "StripeEventReceived");
      expect(received.length).toBeGreaterThan(2);
      const looks = spyOn(app.sandbox.gateway.api.subscriptions, "list");
      const next = await startStripeProcessor(app.deps);
      await next.caughtUp(received.at(-1)?.position ?? 0);
      expect(looks).toHaveBeenCalledTimes(1);
      await next.stop();
    });

    test("or whose database is away before a webhook is committed says 500, and gets it again", async () => {
      await subscribeTo(app, browser, "pro");
      const { store } = app.deps;
      const { append } = store;
      const statuses: number[] = [];
      store.append = () => Promise.reject(new DatabaseUnavailable());
      await app.sandbox.deliver();
      for (const { state, answer } of app.sandbox.world.store.deliveries(100)) {
        expect(state).toBe("pending");
        statuses.push(Number(answer.slice(0, 3)));
      }
      expect(new Set(statuses)).toEqual(new Set([500]));
      store.append = append;
      for (const delivery of app.sandbox.world.store.deliveries(100))
        app.sandbox.world.store.updateDelivery({ ...delivery, due_at: 0 });
      await app.settle();
      expect(await session()).toMatchObject({ plan: "pro" });
    });

    test("after creating an account at Stripe and before noting it finds that account again", async () => {
      const { api } = app.sandbox.gateway;
      const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts");
      const made = await api.customers.create({
        email: "ada@example.com",
        metadata: { customerId: row?.customer_id ?? "" },
      });
      await subscribeTo(app, browser, "pro");
      expect(app.sandbox.world.store.list("customer").map(({ id }) => id)).toEqual([made.id]);
    });
  });

  describe("the confirmation and the webhook at the same moment", () => {
    test("lead to the plan once", async () => {
      const id = await subscribeTo(app, browser, "agency");
      const confirm = () => browser.get(`/api/billing/confirm?session_id=${id}`);
      const [one, two, three] = await Promise.all([confirm(), confirm(), confirm(), app.settle()]);
      expect([one, two, three].map(({ body }) => body)).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ ok: true, plan: "agency" })),
      );
      expect(await typesOf()).toEqual(["SubscriptionSynced", "SubscriptionActivated", "PlanChanged", "CycleStarted"]);
    });
  });

  describe("while Stripe cannot be reached", () => {
    test("calls say so and change nothing, webhooks wait, and all is caught up by itself", async () => {
      const { stripe } = app.deps;
      if (stripe === null) throw new Error("No billing");
      const id = await subscribeTo(app, browser, "pro");
      const list = stripe.api.subscriptions.list;
      stripe.api.subscriptions.list = () => {
        throw new Stripe.errors.StripeConnectionError({ type: "api_error", message: "Stripe is away" });
      };
      await app.sandbox.deliver();
      const refused = await when(app, () => browser.get(`/api/billing/confirm?session_id=${id}`));
      expect({ status: refused.answer.status, body: refused.answer.body }).toMatchObject({
        status: 503,
        body: { code: "BILLING_UNAVAILABLE" },
      });
      expect(await session()).toMatchObject({ plan: "demo" });
      stripe.api.subscriptions.list = list;
      app.processor.resume();
      await app.settle();
      expect(await session()).toMatchObject({ plan: "pro" });
    });
  });

  describe("a fault of ours over one customer", () => {
    test("is told with the event and the stream, and holds up nobody else", async () => {
      const { api } = app.sandbox.gateway;
      const list = api.subscriptions.list.bind(api.subscriptions);
      const other = await signedUp(app, { email: "ben@example.com", password: "correct horse 9" });
      await subscribeTo(app, browser, "pro");
      const [strange] = app.sandbox.world.store.list("customer");
      const broken = spyOn(api.subscriptions, "list").mockImplementation((params, options) => {
        if (params?.customer === strange?.id) throw new TypeError("undefined is not an object");
        return list(params, options);
      });
      await subscribeTo(app, other, "agency");
      await app.settle();
      expect(await session()).toMatchObject({ plan: "demo" });
      expect((await other.get("/api/auth/me")).body).toMatchObject({ plan: "agency" });
      const told = app.logLines.filter((line) => line.includes("A Stripe event could not be acted upon"));
      expect(told[0]).toContain('"streamId":"customer-');
      expect(told[0]).toContain("undefined is not an object");
      broken.mockRestore();
      await reconcile(app.deps)("test");
      expect(await session()).toMatchObject({ plan: "pro" });
    }, 30_000);
  });

  describe("a year", () => {
    test("of renewals, an upgrade, a downgrade and an end leaves the facts in order", async () => {
      await subscribeTo(app, browser, "pro");
      await app.settle();
      await browser.post("/api/billing/change", { plan: "agency" });
      await app.pass(32 * DAY);
      await browser.post("/api/billing/change", { plan: "pro" });
      await app.pass(31 * DAY);
      await browser.post("/api/billing/cancel", {});
      await app.pass(31 * DAY);
      expect(await session()).toMatchObject({ plan: "demo" });
      expect((await typesOf()).filter((type) => type !== "SubscriptionSynced")).toEqual([
        "SubscriptionActivated",
        "PlanChanged",
        "CycleStarted",
        "PlanChanged",
        "CycleStarted",
        "PlanChanged",
        "CycleStarted",
        "SubscriptionCanceled",
        "PlanChanged",
      ]);
    });
  });
});

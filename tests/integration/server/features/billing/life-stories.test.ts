import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { customerStreamId } from "../../../../../events/customer/customer.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { fetchMissedEvents } from "../../../../../server/features/billing/start-reconciliation.ts";
import { idOf } from "../../../../../server/sandbox/engine/find.ts";
import { ADVERSARIES, type Adversary, switchAdversary } from "../../../../../server/sandbox/world.ts";
import type { Sql } from "../../../../../server/store/sql.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { DATABASES } from "../../../../support/databases.ts";
import { signedUp } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const ANY_NUMBER = { points: 100_000, seconds: 1, problem: "RATE_LIMITED" } as const;
const LIVES = 25;
/** Longer than the sandbox holds back any webhook. */
const ALL_ARRIVED_MS = 7_000;

let sql: Sql;
let app: BillingApp;
let people = 0;

const STEPS = [
  "month",
  "week",
  "seconds",
  "inquiry",
  "dispute",
  "escalate",
  "bank decides",
  "upgrade",
  "downgrade",
  "cancel",
  "resume",
  "subscribe",
  "good card",
  "bad card",
] as const;
type Step = (typeof STEPS)[number];

const portalOf = async (browser: TestBrowser): Promise<string | null> => {
  const answer = await browser.post("/api/billing/create-portal-session");
  return answer.status === 200 ? fieldOf(answer, "url") : null;
};

const useCard = async (browser: TestBrowser, number: string): Promise<void> => {
  const portal = await portalOf(browser);
  if (portal !== null) await pay(app, `${portal}/card`, { number });
};

/** What the bank does about the payment made last; it may not be possible. */
const onCharge = async (action: "inquiry" | "dispute" | "escalate" | "win"): Promise<void> => {
  const [charge] = app.sandbox.world.store.list("charge");
  await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
};

const act = async (browser: TestBrowser, step: Step): Promise<void> => {
  switch (step) {
    case "month":
      return app.pass(31 * DAY);
    case "week":
      return app.pass(7 * DAY);
    case "seconds":
      return app.wait(3_000);
    case "inquiry":
    case "dispute":
    case "escalate":
      return onCharge(step);
    case "bank decides":
      return onCharge("win");
    case "upgrade":
      return void (await browser.post("/api/billing/change", { plan: "agency" }));
    case "downgrade":
      return void (await browser.post("/api/billing/change", { plan: "pro" }));
    case "cancel":
      return void (await browser.post("/api/billing/cancel", {}));
    case "resume":
      return void (await browser.post("/api/billing/resume", {}));
    case "subscribe":
      return void (await subscribeTo(app, browser, "pro").catch(() => undefined));
    case "good card":
      return useCard(browser, "4242424242424242");
    case "bad card":
      return useCard(browser, "4000000000000341");
  }
};

const customerIdOf = async (email: string): Promise<string> => {
  const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts where email = $1", [
    email,
  ]);
  return row?.customer_id ?? "";
};

/** Whether money is gone, or may be, over a payment of this customer, as Stripe's books have it. */
const isDisputedAtStripe = (email: string): boolean => {
  const { store } = app.sandbox.world;
  const customers = store.list("customer").filter((customer) => customer.email === email);
  const charges = customers.flatMap(({ id }) => store.list("charge", id)).map(({ id }) => id);
  return store
    .list("dispute")
    .some(({ charge, status }) => charges.includes(idOf(charge)) && (status === "needs_response" || status === "lost"));
};

/** What the log says of a customer: what was billed, in order, without what Stripe merely said. */
const subscriptionOf = async (browser: TestBrowser) => (await browser.get("/api/billing/summary")).body;

describe.each(Object.entries(DATABASES))(
  "any life at Stripe, with webhooks doubled, delayed, lost and disordered, on %s",
  (_, open) => {
    beforeAll(async () => {
      sql = await open();
      app = await createBillingApp({
        sql,
        rules: { billing: ANY_NUMBER, billingConfirm: ANY_NUMBER, signUpAddress: ANY_NUMBER },
      });
    }, 60_000);
    afterAll(async () => {
      await app.close();
      await sql.close();
    });

    test("ends where Stripe says, with nothing left to reconcile, and every request was valid by the SDK's types", async () => {
      const lives = fc.record({
        steps: fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 6 }),
        against: fc.subarray<Adversary>([...ADVERSARIES]),
      });
      await fc.assert(
        fc.asyncProperty(lives, async ({ steps, against }) => {
          people += 1;
          const email = `seller${people}@example.com`;
          const browser = await signedUp(app, { email, password: "correct horse 9" });
          for (const adversary of ADVERSARIES)
            switchAdversary(app.sandbox.world, adversary, against.includes(adversary));
          await subscribeTo(app, browser, "pro");
          for (const step of steps) await act(browser, step);
          await app.wait(ALL_ARRIVED_MS);
          await fetchMissedEvents(app.deps);
          await app.settle();
          const seen = await subscriptionOf(browser);
          expect(seen).toMatchObject({ disputed: isDisputedAtStripe(email) });
          const streamId = customerStreamId(await customerIdOf(email));
          expect((await app.deps.store.read(streamId, { limit: 1 })).length).toBe(1);
          const compared = await reconcile(app.deps)("test");
          expect(compared).toMatchObject({ changed: 0, failed: 0 });
          expect(await subscriptionOf(browser)).toEqual(seen);
          const invalid = app.logLines.filter(
            (line) => line.includes("parameter_unknown") || line.includes("Invalid "),
          );
          expect(invalid).toEqual([]);
        }),
        { numRuns: LIVES },
      );
    }, 120_000);
  },
);

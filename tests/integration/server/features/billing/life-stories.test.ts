import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import { customerStreamId } from "../../../../../events/customer/customer.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { fetchMissedEvents } from "../../../../../server/features/billing/start-reconciliation.ts";
import { ADVERSARIES, type Adversary, switchAdversary } from "../../../../../server/sandbox/world.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let people = 0;

beforeAll(async () => {
  app = await createBillingApp({
    rules: {
      billing: { points: 100_000, seconds: 1, problem: "RATE_LIMITED" },
      billingConfirm: { points: 100_000, seconds: 1, problem: "RATE_LIMITED" },
      signUpAddress: { points: 100_000, seconds: 1, problem: "RATE_LIMITED" },
    },
  });
});
afterAll(() => app.close());

const STEPS = [
  "month",
  "week",
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

const act = async (browser: TestBrowser, step: Step): Promise<void> => {
  switch (step) {
    case "month":
      return app.pass(31 * DAY);
    case "week":
      return app.pass(7 * DAY);
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

/** What the log says of a customer: what was billed, in order, without what Stripe merely said. */
const subscriptionOf = async (browser: TestBrowser) => (await browser.get("/api/billing/summary")).body;

describe("any life at Stripe, with webhooks doubled, delayed, lost and disordered", () => {
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
          switchAdversary(app.sandbox.world, adversary, against.includes(adversary) && adversary !== "delay");
        await subscribeTo(app, browser, "pro");
        for (const step of steps) await act(browser, step);
        await app.settle();
        await fetchMissedEvents(app.deps);
        await app.settle();
        const seen = await subscriptionOf(browser);
        const streamId = customerStreamId(await customerIdOf(email));
        expect((await app.deps.store.read(streamId, { limit: 1 })).length).toBe(1);
        const compared = await reconcile(app.deps)("test");
        expect(compared).toMatchObject({ changed: 0, failed: 0 });
        expect(await subscriptionOf(browser)).toEqual(seen);
        const invalid = app.logLines.filter((line) => line.includes("parameter_unknown") || line.includes("Invalid "));
        expect(invalid).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

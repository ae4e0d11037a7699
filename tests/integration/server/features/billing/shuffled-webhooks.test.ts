import { afterAll, beforeAll, expect, test } from "bun:test";
import Stripe from "stripe";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const ROUNDS = 1_000;
const stripe = new Stripe("sk_test_shuffle");

let app: BillingApp;
let browser: TestBrowser;

beforeAll(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
});
afterAll(() => app.close());

/** A generator of numbers below `below` that repeats itself from the same seed. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state % below;
  };
};

const shuffled = <Item>(items: readonly Item[], random: (below: number) => number): Item[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
};

const post = async (payload: string): Promise<number> => {
  const timestamp = Math.floor(app.clock.now().getTime() / 1000);
  const secret = app.sandbox.gateway.webhookSecrets[0] ?? "";
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  const response = await app.handle(
    new Request("http://localhost/api/billing/webhook", {
      method: "POST",
      body: payload,
      headers: { "stripe-signature": signature, "content-length": String(Buffer.byteLength(payload)) },
    }),
  );
  return response.status;
};

test("the webhooks of a life, shuffled and doubled a thousand times, change nothing that Stripe does not say", async () => {
  await subscribeTo(app, browser, "pro");
  await browser.post("/api/billing/change", { plan: "agency" });
  await browser.post("/api/billing/change", { plan: "pro" });
  await app.pass(32 * DAY);
  await browser.post("/api/billing/cancel", {});
  await app.settle();
  const life = app.sandbox.world.store.list("event").map((event) => JSON.stringify(event));
  expect(life.length).toBeGreaterThan(20);
  const before = (await browser.get("/api/billing/summary")).body;
  const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const random = seeded(round);
    const some = shuffled([...life, ...life], random).slice(0, 4);
    expect(await Promise.all(some.map(post))).toEqual([200, 200, 200, 200]);
  }
  await app.settle();
  expect((await browser.get("/api/billing/summary")).body).toEqual(before);
  expect(await app.deps.store.readAll({ after: last?.position ?? 0 })).toEqual([]);
}, 120_000);

import { afterAll, beforeAll, expect, test } from "bun:test";
import Stripe from "stripe";
import { domainEventOf } from "../../../../../server/store/domain-event.ts";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const ROUNDS = 1_000;
/** Mostly the webhooks that came already come again; now and then the same facts as news, each of which is looked into. */
const NEWS_EVERY = 40;
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

/** The same news under an id that nobody has heard of, so that it is looked into anew. */
const asNews = (payload: string, id: string): string => JSON.stringify({ ...JSON.parse(payload), id });

/** Two of the webhooks of a life, each twice, in any order. */
const newsOf = (life: readonly string[], round: number): string[] => {
  const random = seeded(round);
  const some = shuffled(life, random)
    .slice(0, 2)
    .map((payload, at) => asNews(payload, `evt_${round}_${at}`));
  return shuffled([...some, ...some], random);
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
    const some =
      round % NEWS_EVERY === 0 ? newsOf(life, round) : shuffled([...life, ...life], seeded(round)).slice(0, 4);
    expect(await Promise.all(some.map(post))).toEqual([200, 200, 200, 200]);
  }
  await app.settle();
  expect((await browser.get("/api/billing/summary")).body).toEqual(before);
  const told = await app.deps.store.readAll({ after: last?.position ?? 0, limit: ROUNDS });
  expect(new Set(told.map((envelope) => domainEventOf(envelope).type))).toEqual(new Set(["StripeEventReceived"]));
  expect(told).toHaveLength(2 * (ROUNDS / NEWS_EVERY));
}, 120_000);

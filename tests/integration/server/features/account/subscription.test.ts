import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startDeletionFollower } from "../../../../../server/features/billing/follow-deletion.reactor.ts";
import { replaceCard } from "../../../../../server/sandbox/engine/complete-checkout.ts";
import type { Subscription } from "../../../../../server/store/event-store.ts";
import { type BillingApp, createBillingApp, DAY, pay, subscribeTo } from "../../../../support/billing-app.ts";
import { ADA, signedIn, signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let follower: Subscription;
let browser: TestBrowser;
beforeEach(async () => {
  app = await createBillingApp();
  follower = await startDeletionFollower(app.deps, 200);
  browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
}, 30_000);
afterEach(() => app.close());

const settle = async (): Promise<void> => {
  const [last] = await app.deps.store.readAll({ limit: 1, direction: "backward" });
  await follower.caughtUp(last?.position ?? 0);
  await app.settle();
};

const isEnding = (): boolean[] =>
  app.sandbox.world.store.list("subscription").map(({ cancel_at_period_end }) => cancel_at_period_end);

const askToDelete = () => browser.post("/api/account/deletion", { password: ADA.password });
const keep = () => browser.call("DELETE", "/api/account/deletion");

describe("the subscription of an account that is to be deleted", () => {
  test("ends with its period, and goes on when the account is kept", async () => {
    await askToDelete();
    await settle();
    expect(isEnding()).toEqual([true]);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ cancelAtPeriodEnd: true, plan: "pro" });
    await keep();
    await settle();
    expect(isEnding()).toEqual([false]);
    expect((await browser.get("/api/billing/summary")).body).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test("stays canceled if its owner had canceled it before", async () => {
    await browser.post("/api/billing/cancel");
    await askToDelete();
    await settle();
    await keep();
    await settle();
    expect(isEnding()).toEqual([true]);
  });
});

const FAILS_LATER = "4000000000000341";

/** Time goes by for both: here and at Stripe. */
const wait = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY * 1000);
  await app.pass(1);
  await settle();
  browser = await signedIn(app);
};

/** A card that pays is put in the failing one's place, and nobody asks for anything to be paid. */
const cardPaysAgain = (): void => {
  const [customer] = app.sandbox.world.store.list("customer");
  expect(replaceCard(app.sandbox.world, customer?.id ?? "", "4242424242424242")).toBeNull();
};

const paidCharges = (): number =>
  app.sandbox.world.store.list("charge").filter(({ status }) => status === "succeeded").length;

const summary = async () => (await browser.get("/api/billing/summary")).body;

describe.each([
  { when: "within the days of grace", days: 32, plan: "pro" },
  { when: "past the days of grace", days: 39, plan: "demo" },
])("an account whose payment is late, deleted $when", ({ days, plan }) => {
  beforeEach(async () => {
    await app.close();
    app = await createBillingApp();
    follower = await startDeletionFollower(app.deps, 200);
    browser = await signedUp(app);
    await subscribeTo(app, browser, "pro", FAILS_LATER);
    await app.settle();
    await wait(days);
    expect(await summary()).toMatchObject({ status: "past_due", plan });
    await askToDelete();
    await settle();
    cardPaysAgain();
  }, 30_000);

  test("is asked for no more money, and the subscription ends", async () => {
    for (const each of [4, 4, 4]) await wait(each);
    expect({ paid: paidCharges(), isEnding: isEnding() }).toEqual({ paid: 1, isEnding: [true] });
  });

  test("is asked again for the open invoice once it is kept, and the plan goes on", async () => {
    await keep();
    await settle();
    await wait(1);
    expect({ paid: paidCharges(), isEnding: isEnding() }).toEqual({ paid: 2, isEnding: [false] });
    expect(await summary()).toMatchObject({ status: "active", plan: "pro", cancelAtPeriodEnd: false });
  });
});

describe("while the account waits to be deleted", () => {
  test("nothing is bought, changed or taken up again", async () => {
    await askToDelete();
    await settle();
    (await when(app, () => browser.post("/api/billing/resume"))).expectRefusal(409, "DELETION_PENDING");
    (await when(app, () => browser.post("/api/billing/change", { plan: "agency" }))).expectRefusal(
      409,
      "DELETION_PENDING",
    );
    const buying = await when(app, () => browser.post("/api/billing/create-checkout", { plan: "agency" }));
    buying.expectRefusal(409, "DELETION_PENDING");
  });

  test("a checkout that was open cannot be paid any more", async () => {
    const ben = { email: "ben@example.com", password: ADA.password };
    const other = await signedUp(app, ben);
    const url = fieldOf(await other.post("/api/billing/create-checkout", { plan: "pro" }), "url");
    await other.post("/api/account/deletion", { password: ben.password });
    await settle();
    expect((await pay(app, url, { number: "4242424242424242" })).status).not.toBe(303);
    expect(paidCharges()).toBe(1);
    expect(app.logLines.filter((line) => line.includes("could not be changed"))).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { forgetBillingCustomer } from "../../../../../server/features/billing/forget-billing-customer.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { eraseByHand } from "../../../../../server/operator/erase-by-hand.ts";
import {
  findStreamByStripeCustomer,
  listBillingStreams,
} from "../../../../../server/projections/billing-customers.queries.ts";
import { openSandbox, type Sandbox } from "../../../../../server/sandbox/sandbox.ts";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { movableClock } from "../../../../support/clock.ts";
import { ADA, signedUp } from "../../../../support/scenario.ts";
import { idOf } from "../../../../support/support-desk.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

setDefaultTimeout(30_000);

let app: BillingApp;
let ada: TestBrowser;
/** An account at the payment provider that is not the one customers were made in. */
let another: Sandbox;
beforeEach(async () => {
  app = await createBillingApp();
  ada = await signedUp(app);
  await subscribeTo(app, ada, "pro");
  await app.settle();
  another = openSandbox({ file: ":memory:", clock: movableClock(), pagesUrl: () => "http://localhost/sandbox" });
});
afterEach(async () => {
  await another.stop();
  await app.close();
});

const lastPosition = async (): Promise<number> =>
  (await app.deps.store.readAll({ limit: 1, direction: "backward" }))[0]?.position ?? 0;

const stripeCustomer = (): string => app.sandbox.world.store.list("customer")[0]?.id ?? "";

describe("with the key of another account at Stripe", () => {
  test("nobody loses what they pay for, and the comparison says whom it could not compare", async () => {
    const before = await lastPosition();
    const result = await reconcile({ ...app.deps, stripe: another.gateway })("test");
    expect(result).toEqual({ customers: 1, changed: 0, failed: 1 });
    expect(await lastPosition()).toBe(before);
    expect((await ada.get("/api/auth/me")).body).toMatchObject({ plan: "pro" });
  });

  test("nobody is erased while their subscription goes on elsewhere", async () => {
    const about = { customerId: await idOf(app, ADA.email), email: ADA.email };
    const forgetting = forgetBillingCustomer({ ...app.deps, stripe: another.gateway })(about);
    await expect(forgetting).rejects.toMatchObject({ code: "resource_missing" });

    const said: string[] = [];
    const output = { out: (line: string) => void said.push(line), err: (line: string) => void said.push(line) };
    expect(await eraseByHand({ ...app.deps, stripe: another.gateway }, ADA.email, ["--yes"], output)).toBe(1);
    expect(said).toEqual([
      `${ADA.email} is not erased, because the subscription could not be ended: No such customer: '${stripeCustomer()}'`,
      "A running server tries again every minute.",
    ]);
  });
});

describe("a customer who was deleted at Stripe", () => {
  test("has no plan any more", async () => {
    await app.sandbox.gateway.api.customers.del(stripeCustomer());
    expect(await reconcile(app.deps)("test")).toMatchObject({ customers: 1, failed: 0 });
    expect((await ada.get("/api/auth/me")).body).toMatchObject({ plan: "demo" });
  });

  test("subscribes again under a new account there", async () => {
    const old = stripeCustomer();
    await app.sandbox.gateway.api.customers.del(old);
    await reconcile(app.deps)("test");
    await subscribeTo(app, ada, "agency");
    await app.settle();
    expect((await ada.get("/api/auth/me")).body).toMatchObject({ plan: "agency" });
    expect(stripeCustomer()).not.toBe(old);
    const [streamId] = await listBillingStreams(app.deps.sql, "", 10);
    expect(await findStreamByStripeCustomer(app.deps.sql, stripeCustomer())).toBe(streamId ?? "");
    expect(await findStreamByStripeCustomer(app.deps.sql, old)).toBeNull();
  });

  test("is known to be deleted, and need not be deleted again", async () => {
    const id = stripeCustomer();
    const about = { customerId: await idOf(app, ADA.email), email: ADA.email };
    await forgetBillingCustomer(app.deps)(about);
    expect(await app.sandbox.gateway.api.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    await forgetBillingCustomer(app.deps)(about);
  });
});

import { afterEach, beforeEach, expect, test } from "bun:test";
import { type BillingApp, createBillingApp, pay } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { fieldOf } from "../../../../support/seller.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
});
afterEach(() => app.close());

const checkout = (plan: "pro" | "agency") => browser.post("/api/billing/create-checkout", { plan });

/** The payment arrives between our look at the subscription and our look at the checkout. */
const payBeforeTheNextLook = (url: string): void => {
  const { sessions } = app.sandbox.gateway.api.checkout;
  const retrieve = sessions.retrieve.bind(sessions);
  sessions.retrieve = async (id, ...rest) => {
    sessions.retrieve = retrieve;
    expect((await pay(app, url, { number: "4242424242424242" })).status).toBe(303);
    return retrieve(id, ...rest);
  };
};

test.each(["pro", "agency"] as const)(
  "who pays in one tab while another asks for %s gets no second page to pay",
  async (plan) => {
    const url = fieldOf(await checkout("pro"), "url");
    payBeforeTheNextLook(url);
    const second = await when(app, () => checkout(plan));
    expect(second.answer).toMatchObject({ status: 409, body: { code: "ALREADY_SUBSCRIBED" } });
    expect(app.sandbox.world.store.list("checkout.session").map(({ status }) => status)).toEqual(["complete"]);
  },
);

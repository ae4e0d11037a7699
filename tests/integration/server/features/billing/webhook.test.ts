import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import Stripe from "stripe";
import { STRIPE_API_VERSION } from "../../../../../server/stripe/stripe-gateway.ts";
import { type BillingApp, createBillingApp } from "../../../../support/billing-app.ts";
import { signedUp, when } from "../../../../support/scenario.ts";
import { type Answer, openBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;

beforeEach(async () => {
  app = await createBillingApp();
  await signedUp(app);
});
afterEach(() => app.close());

const stripe = new Stripe("sk_test_elsewhere");
const secret = (): string => app.deps.stripe?.webhookSecrets[0] ?? "";
const secondsNow = (): number => Math.floor(app.clock.now().getTime() / 1000);

const eventOf = (more: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id: "evt_1",
    object: "event",
    api_version: STRIPE_API_VERSION,
    created: secondsNow(),
    type: "invoice.paid",
    livemode: false,
    data: { object: { id: "in_1", object: "invoice", customer: "cus_unknown" } },
    ...more,
  });

const post = async (payload: string, signature: string): Promise<Answer> =>
  openBrowser(app).call("POST", "/api/billing/webhook", {
    body: payload,
    headers: {
      "stripe-signature": signature,
      "content-length": String(Buffer.byteLength(payload)),
      "sec-fetch-site": "cross-site",
    },
  });

const signed = async (payload: string, { by = secret(), at = secondsNow() } = {}): Promise<Answer> =>
  post(payload, await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: by, timestamp: at }));

describe("a webhook", () => {
  test("is appended once and answered each time", async () => {
    const first = await when(app, () => signed(eventOf()));
    first.expectAnswer({ received: true, duplicate: false }, "StripeEventReceived");
    expect(first.appended[0]?.actor).toEqual({ kind: "stripe", stripeEventId: "evt_1" });
    const again = await when(app, () => signed(eventOf()));
    again.expectAnswer({ received: true, duplicate: true });
  });

  test("of ten that come at once is appended once", async () => {
    const all = await when(app, async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => signed(eventOf())));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      return answers[0] ?? signed(eventOf());
    });
    expect(all.appended).toHaveLength(1);
  });

  test.each(["null", "[]", '"x"', "{}", '{"id":"evt_1","livemode":false}'])(
    "signed, with a body that is no event, is refused: %s",
    async (payload) => {
      (await when(app, () => signed(payload))).expectRefusal(422, "VALIDATION", {
        message: "This is no event of Stripe.",
      });
    },
  );

  test.each([
    ["a time beyond all calendars", { created: 1e20 }],
    ["a time long before them", { created: -1e15 }],
    ["a part of a second", { created: 0.5 }],
    ["an id with a null character", { id: "evt_\0" }],
    ["a kind with half a surrogate pair", { type: "invoice.\ud800" }],
    ["an API version with a null character", { api_version: "2020\0" }],
    ["the id of its object with a null character", { data: { object: { id: "in_\0", object: "invoice" } } }],
    ["the id of its customer with half a pair", { data: { object: { id: "cus_\udc00", object: "customer" } } }],
    ["a customer with a null character", { data: { object: { id: "in_1", customer: "cus_\0" } } }],
    ["a whole customer with a null character", { data: { object: { id: "in_1", customer: { id: "cus_\0" } } } }],
  ])("signed, with %s, is refused", async (_what, more) => {
    (await when(app, () => signed(eventOf(more)))).expectRefusal(422, "VALIDATION", {
      message: "This is no event of Stripe.",
    });
  });

  test("whose words hold a null character where nobody looks is kept", async () => {
    const data = { object: { id: "in_2", object: "invoice", description: "a\0b" } };
    const { appended } = await when(app, () => signed(eventOf({ id: "evt_2", data })));
    expect(appended).toHaveLength(1);
  });

  test("of somebody unknown leaves nothing personal behind", async () => {
    const { appended } = await when(app, () => signed(eventOf()));
    expect(appended[0]).toMatchObject({ streamId: "stripe-unmatched", event: { data: { payload: null } } });
  });

  test.each([
    ["without a signature", () => post(eventOf(), "")],
    ["with a signature that is no signature", () => post(eventOf(), "t=1,v1=00")],
    ["signed with another secret", () => signed(eventOf(), { by: "whsec_other" })],
    ["that is six minutes old", () => signed(eventOf(), { at: secondsNow() - 360 })],
    ["from six minutes ahead", () => signed(eventOf(), { at: secondsNow() + 360 })],
    ["of the live mode", () => signed(eventOf({ livemode: true }))],
  ])("%s is refused and leaves nothing", async (_what, send) => {
    (await when(app, send)).expectRefusal(400, "BAD_SIGNATURE");
  });

  test("that was changed on the way is refused", async () => {
    const payload = eventOf();
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: secret(),
      timestamp: secondsNow(),
    });
    (await when(app, () => post(payload.replace("in_1", "in_2"), signature))).expectRefusal(400, "BAD_SIGNATURE");
  });

  test("of another API version is kept, and told of in the log", async () => {
    const { appended } = await when(app, () => signed(eventOf({ api_version: "2020-03-02" })));
    expect(appended).toHaveLength(1);
    expect(app.logLines.some((line) => line.includes("another API version"))).toBeTrue();
  });

  test("too large to be one is refused unread", async () => {
    const big = eventOf({ padding: "x".repeat(600 * 1024) });
    (await when(app, () => signed(big))).expectRefusal(413, "TOO_LARGE");
  });
});

describe("during a rotation of secrets", () => {
  test("both are good", async () => {
    const gateway = app.deps.stripe;
    if (gateway === null) throw new Error("No billing");
    const rotating = await createBillingApp({ sql: app.deps.sql });
    try {
      const { stripe: other } = rotating.deps;
      Object.assign(other ?? {}, { webhookSecrets: ["whsec_new", "whsec_old"] });
      const answers = ["whsec_old", "whsec_new"].map(async (by, index) => {
        const payload = eventOf({ id: `evt_rotated_${index}` });
        const timestamp = secondsNow();
        const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: by, timestamp });
        const response = await rotating.handle(
          new Request("http://localhost/api/billing/webhook", {
            method: "POST",
            body: payload,
            headers: { "stripe-signature": header, "content-length": String(payload.length) },
          }),
        );
        return response.status;
      });
      expect(await Promise.all(answers)).toEqual([200, 200]);
    } finally {
      await rotating.close();
    }
  });
});

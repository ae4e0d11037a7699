import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import Stripe from "stripe";
import { sandboxRoutes } from "../../../server/sandbox/sandbox.routes.ts";
import { openSandbox, type Sandbox } from "../../../server/sandbox/sandbox.ts";
import { SCHEMA_FILE, stripeSchemas } from "../../schemas/stripe-schemas.ts";
import { movableClock } from "../../support/clock.ts";

let sandbox: Sandbox;
let api: Stripe;

beforeAll(() => {
  sandbox = openSandbox({ file: ":memory:", clock: movableClock(), pagesUrl: () => "http://localhost/sandbox" });
  api = sandbox.gateway.api;
});
afterAll(() => sandbox.stop());

const codeOf = async (
  call: Promise<unknown>,
): Promise<{ type: string; code: string | undefined; status: number | undefined }> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error("Stripe's SDK reported no error");
  return { type: error.type, code: error.code, status: error.statusCode };
};

describe("the payment sandbox, as Stripe's own SDK sees it", () => {
  test("checks requests with schemas that are those of the pinned SDK", async () => {
    expect((await Bun.file(SCHEMA_FILE).text()) === stripeSchemas()).toBeTrue();
  }, 60_000);

  test("refuses a parameter that the API no longer has", async () => {
    const outdated = { mode: "subscription", payment_method_types: ["card"] };
    const call = api.checkout.sessions.create(outdated as Stripe.Checkout.SessionCreateParams);
    expect(await codeOf(call)).toMatchObject({
      type: "StripeInvalidRequestError",
      code: "parameter_unknown",
      status: 400,
    });
  });

  test("refuses a value of the wrong type", async () => {
    const { id } = await api.customers.create({ email: "ada@example.com" });
    const wrong: Stripe.CustomerListParams = JSON.parse('{"limit":"many"}');
    expect(await codeOf(api.customers.list(wrong))).toMatchObject({ type: "StripeInvalidRequestError", status: 400 });
    expect((await api.customers.retrieve(id)).id).toBe(id);
  });

  test("says what is missing as Stripe does", async () => {
    expect(await codeOf(api.subscriptions.retrieve("sub_none"))).toMatchObject({
      code: "resource_missing",
      status: 404,
    });
  });

  test("lets nobody in with another key", async () => {
    const { hostname: host, port } = new URL(sandbox.url);
    const stranger = new Stripe("sk_test_wrong", { host, port, protocol: "http", maxNetworkRetries: 0 });
    expect(await codeOf(stranger.customers.list())).toMatchObject({ type: "StripeAuthenticationError", status: 401 });
  });

  test("answers a repeated idempotency key with the first result and refuses it for another request", async () => {
    const key = { idempotencyKey: "customer:1:v1" };
    const first = await api.customers.create({ email: "one@example.com" }, key);
    expect((await api.customers.create({ email: "one@example.com" }, key)).id).toBe(first.id);
    expect(await codeOf(api.customers.create({ email: "two@example.com" }, key))).toMatchObject({
      type: "StripeIdempotencyError",
    });
  });

  test("pages through lists", async () => {
    const emails = Array.from({ length: 23 }, (_, index) => `page${index}@example.com`);
    for (const email of emails) await api.customers.create({ email });
    const found: (string | null)[] = [];
    for await (const customer of api.customers.list({ limit: 5 })) found.push(customer.email);
    expect(found.slice(0, 23)).toEqual(emails.toReversed());
  });

  test("sells the two plans at their prices", async () => {
    const { pro, agency } = sandbox.gateway.prices;
    expect((await api.prices.retrieve(pro)).unit_amount).toBe(900);
    expect((await api.prices.retrieve(agency)).unit_amount).toBe(7900);
  });
});

describe("the payment sandbox, reached through a proxy", () => {
  const through = (path: string, method = "GET") =>
    sandboxRoutes(sandbox.world).handle(
      new Request(`http://localhost${path}`, { method, headers: { "x-forwarded-for": "192.0.2.7" } }),
    );

  test.each([
    ["/sandbox", "GET"],
    ["/sandbox/clock", "POST"],
    ["/sandbox/adversary", "POST"],
    ["/sandbox/charge/ch_1/refund", "POST"],
    ["/sandbox/delivery/evt_1", "POST"],
  ])("%s (%s) is for the machine it runs on", async (path, method) => {
    const response = await through(path, method);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("controlled on the machine that runs Listwright only");
  });

  test("the pages where customers pay stay open", async () => {
    expect((await through("/sandbox/style.css")).status).toBe(200);
    expect((await sandboxRoutes(sandbox.world).handle(new Request("http://localhost/sandbox"))).status).toBe(200);
  });
});

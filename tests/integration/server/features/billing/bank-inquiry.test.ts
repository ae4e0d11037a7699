import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { customerDecider, customerStreamId } from "../../../../../events/customer/customer.ts";
import { reconcile } from "../../../../../server/features/billing/reconcile.ts";
import { fetchMissedEvents } from "../../../../../server/features/billing/start-reconciliation.ts";
import { switchAdversary } from "../../../../../server/sandbox/world.ts";
import { execute } from "../../../../../server/store/handle-command.ts";
import { type BillingApp, createBillingApp, subscribeTo } from "../../../../support/billing-app.ts";
import { signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;

const onCharge = async (action: string): Promise<void> => {
  const [charge] = app.sandbox.world.store.list("charge");
  await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
};

const disputeId = (): string => app.sandbox.world.store.list("dispute")[0]?.id ?? "";

/** Answers at Stripe; `text` is what its test mode goes by. */
const answer = (text: string) =>
  app.sandbox.gateway.api.disputes.update(disputeId(), { evidence: { uncategorized_text: text }, submit: true });

const plan = async (): Promise<unknown> => (await browser.get("/api/billing/summary")).body;

const told = async (): Promise<string[]> =>
  (await app.deps.store.readAll({ limit: 1_000 }))
    .map(({ event }) => event.type)
    .filter((type) => type.startsWith("Inquiry") || type.startsWith("Dispute"));

const accountOf = async (email: string): Promise<{ id: string }> => {
  const [row] = await app.deps.sql.query<{ id: string }>("select customer_id as id from accounts where email = $1", [
    email,
  ]);
  if (row === undefined) throw new Error("No such account");
  return row;
};

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
  await subscribeTo(app, browser, "pro");
  await app.settle();
});
afterEach(() => app.close());

describe("while a bank only asks about a payment", () => {
  test("the plan goes on and can be changed; each step is told once", async () => {
    switchAdversary(app.sandbox.world, "duplicate", true);
    await onCharge("inquiry");
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "pro", disputed: false });
    await answer("They did buy it.");
    await app.settle();
    expect((await app.sandbox.gateway.api.disputes.retrieve(disputeId())).status).toBe("warning_under_review");
    expect((await browser.post("/api/billing/change", { plan: "agency" })).status).toBe(200);
    expect(await plan()).toMatchObject({ plan: "agency", disputed: false });
    await answer("winning_evidence");
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "agency", disputed: false });
    expect(await told()).toEqual(["InquiryOpened", "InquiryClosed"]);
  });

  test("one that became a dispute rests the plan until that is won", async () => {
    await onCharge("inquiry");
    await app.settle();
    await answer("escalate_inquiry_evidence");
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "demo", disputed: true });
    await answer("winning_evidence");
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "pro", disputed: false });
    expect(await told()).toEqual(["InquiryOpened", "DisputeOpened", "DisputeClosed"]);
  });
});

describe("whatever becomes of the webhooks", () => {
  test("out of order and late, they lead to what Stripe says now", async () => {
    await onCharge("inquiry");
    await onCharge("escalate");
    const { store } = app.sandbox.world;
    const about = store.list("event").filter(({ type }) => type.startsWith("charge.dispute."));
    expect(about.map(({ type }) => type)).toEqual([
      "charge.dispute.funds_withdrawn",
      "charge.dispute.updated",
      "charge.dispute.created",
    ]);
    await app.settle();
    for (const event of about) store.addDelivery(event.id, 0, "pending");
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "demo", disputed: true });
    expect(await told()).toEqual(["DisputeOpened"]);
  });

  test("what was missed is asked for", async () => {
    switchAdversary(app.sandbox.world, "drop", true);
    await onCharge("inquiry");
    await onCharge("end");
    switchAdversary(app.sandbox.world, "drop", false);
    await fetchMissedEvents(app.deps);
    await app.settle();
    expect(await plan()).toMatchObject({ plan: "pro", disputed: false });
    expect((await told()).at(-1)).toBe("InquiryClosed");
  });

  test("an inquiry once taken for a dispute, and a dispute whose end nobody heard of, are put right by the comparison", async () => {
    const { id: customerId } = await accountOf("ada@example.com");
    const streamId = customerStreamId(customerId);
    await onCharge("inquiry");
    const opened = { disputeId: disputeId(), amountCents: 900, currency: "usd", at: app.clock.now().toISOString() };
    await execute({
      store: app.deps.store,
      decider: customerDecider,
      streamId,
      command: { type: "OpenDispute", data: opened },
      meta: { actor: { kind: "system", process: "test" }, correlationId: app.deps.newId(), causationId: null },
    });
    expect(await plan()).toMatchObject({ disputed: true });
    expect(await reconcile(app.deps)("test")).toMatchObject({ changed: 1, failed: 0 });
    expect(await plan()).toMatchObject({ plan: "pro", disputed: false });
    expect(await reconcile(app.deps)("test")).toMatchObject({ changed: 0, failed: 0 });
    expect(await told()).toEqual(["DisputeOpened", "DisputeClosed", "InquiryOpened"]);
  });
});

import { afterEach, beforeEach, expect, test } from "bun:test";
import { billingSummaryOf } from "../../../../../events/history/billing-summary.ts";
import { historyOf } from "../../../../../events/history/fold.ts";
import { EVENTS_PAGE_MAX } from "../../../../../events/wire/support.ts";
import { givePlan } from "../../../../../server/features/identity/administer.ts";
import { readEvents } from "../../../../../server/features/support/read-history.ts";
import { type BillingApp, createBillingApp, DAY, subscribeTo } from "../../../../support/billing-app.ts";
import { signedIn, signedUp } from "../../../../support/scenario.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

let app: BillingApp;
let browser: TestBrowser;
let customerId: string;

beforeEach(async () => {
  app = await createBillingApp();
  browser = await signedUp(app);
  const [row] = await app.deps.sql.query<{ customer_id: string }>("select customer_id from accounts");
  customerId = row?.customer_id ?? "";
});
afterEach(() => app.close());

const onCharge = async (action: string): Promise<void> => {
  const [charge] = app.sandbox.world.store.list("charge").filter(({ paid }) => paid);
  await app.handle(new Request(`http://localhost/sandbox/charge/${charge?.id}/${action}`, { method: "POST" }));
  await app.settle();
};

const month = async (days: number): Promise<void> => {
  app.clock.advance(days * DAY * 1000);
  await app.pass(1);
  browser = await signedIn(app);
};

const STEPS: readonly [said: object, step: () => Promise<unknown>][] = [
  [{ plan: "demo", status: "none" }, async () => undefined],
  [{ plan: "agency", givenByHand: true }, () => givePlan(app.deps)("ada@example.com", "agency", "a gift")],
  [{ plan: "demo" }, () => givePlan(app.deps)("ada@example.com", "demo", "over")],
  [
    { plan: "pro", status: "active", isCharged: true },
    () => subscribeTo(app, browser, "pro", "4000000000000341").then(() => app.settle()),
  ],
  [{ plan: "demo", disputed: true, subscribedPlan: "pro" }, () => onCharge("dispute")],
  [{ plan: "pro", disputed: false }, () => onCharge("win")],
  [{ plan: "pro", status: "past_due" }, () => month(32)],
  [{ plan: "demo", status: "past_due" }, () => month(8)],
  [{ plan: "demo", cancelAtPeriodEnd: true }, () => browser.post("/api/billing/cancel")],
];

test("staff see at each moment what the billing page told the customer then", async () => {
  const told: { version: number; now: string; said: unknown }[] = [];
  for (const [said, step] of STEPS) {
    await step();
    const { body } = await browser.get("/api/billing/summary");
    expect(body).toMatchObject(said);
    const { version } = await app.deps.store.loadState(`customer-${customerId}`, "none");
    told.push({ version, now: app.clock.now().toISOString(), said: body });
  }
  const history = historyOf([]);
  history.add(await readEvents(app.deps)(customerId, { after: 0, limit: EVENTS_PAGE_MAX, revealed: false }));
  for (const { version, now, said } of told)
    expect<unknown>(billingSummaryOf(history.at(version).state.subscription, now, true)).toEqual(said);
}, 60_000);

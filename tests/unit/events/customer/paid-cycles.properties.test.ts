import { expect, test } from "bun:test";
import fc from "fast-check";
import type { BillingSnapshot } from "../../../../events/customer/billing-snapshot.ts";
import {
  allowanceAt,
  type CustomerCommand,
  type CustomerState,
  customerDecider,
} from "../../../../events/customer/customer.ts";
import { addDays, addMonths } from "../../../../events/kernel/calendar.ts";
import type { PaidPlan } from "../../../../events/plans.ts";
import { accountOpened, emptyResult, requestOptimization } from "../../../support/fixtures/customer-history.ts";

const run = (state: CustomerState, command: CustomerCommand): CustomerState => {
  const decision = customerDecider.decide(command, state);
  return decision.kind === "rejected" ? state : decision.events.reduce(customerDecider.evolve, state);
};

const opened = customerDecider.evolve(customerDecider.initialState, accountOpened);

/** The months of a subscription: what was paid late, and how many ASINs the customer tries in each. */
const months = fc.array(
  fc.record({
    plan: fc.constantFrom<PaidPlan>("pro", "agency"),
    paidAfterDays: fc.constantFrom(0, 0, 0, 2, 5, 12),
    tries: fc.integer({ min: 0, max: 14 }),
  }),
  { minLength: 1, maxLength: 14 },
);
const anchors = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2024-01-28T23:30:00.000Z", days));

const snapshotOf = (start: string, end: string, plan: PaidPlan, paid: boolean): BillingSnapshot => ({
  subscriptionId: "sub_1",
  status: paid ? "active" : "past_due",
  plan,
  createdAt: start,
  periodStart: start,
  periodEnd: end,
  periodPaid: paid,
  cancelAt: null,
  endedAt: null,
  nextPlan: null,
  due: paid ? null : { invoiceId: `in_${start}`, attempts: 1, since: start },
});

const optimizeAt = (state: CustomerState, id: string, at: string): CustomerState => {
  const requested = run(state, requestOptimization(id, `asin-${id}`, "paid", at));
  return run(requested, { type: "CompleteOptimization", data: { optimizationId: id, result: emptyResult, at } });
};

test("each paid month counts anew and no other does, across short months, leap days, late payments and plans", () => {
  fc.assert(
    fc.property(anchors, months, (anchor, life) => {
      let state = opened;
      let countedSince = "";
      let used = 0;
      life.forEach(({ plan, paidAfterDays, tries }, index) => {
        const [start, end] = [addMonths(anchor, index), addMonths(anchor, index + 1)];
        const sync = (paid: boolean, at: string): void => {
          state = run(state, { type: "SyncSubscription", data: { snapshot: snapshotOf(start, end, plan, paid), at } });
        };
        if (paidAfterDays > 0) sync(false, start);
        const paidAt = addDays(start, paidAfterDays);
        if (paidAfterDays > 0 && index > 0 && paidAfterDays <= 7) {
          const waiting = allowanceAt(state, addDays(start, 1));
          expect(waiting).toMatchObject({ plan, used, cycleStartsAt: countedSince });
        }
        sync(true, paidAt);
        [countedSince, used] = [start, 0];
        expect(allowanceAt(state, paidAt)).toMatchObject({ plan, used: 0, cycleStartsAt: start, renewsAt: end });
        for (let attempt = 0; attempt < tries; attempt += 1) state = optimizeAt(state, `${index}-${attempt}`, paidAt);
        used = plan === "pro" ? Math.min(tries, 10) : tries;
        expect(allowanceAt(state, paidAt)).toMatchObject({ used, remaining: plan === "pro" ? 10 - used : null });
      });
    }),
    { numRuns: 300 },
  );
});

test("an upgrade and a downgrade within a paid month keep what was used", () => {
  fc.assert(
    fc.property(anchors, fc.integer({ min: 0, max: 10 }), (anchor, tries) => {
      const end = addMonths(anchor, 1);
      const on = (state: CustomerState, plan: PaidPlan): CustomerState =>
        run(state, { type: "SyncSubscription", data: { snapshot: snapshotOf(anchor, end, plan, true), at: anchor } });
      let state = on(opened, "pro");
      for (let attempt = 0; attempt < tries; attempt += 1) state = optimizeAt(state, `a-${attempt}`, anchor);
      expect(allowanceAt(on(state, "agency"), anchor)).toMatchObject({ used: tries, limit: null });
      expect(allowanceAt(on(on(state, "agency"), "pro"), anchor)).toMatchObject({ used: tries, remaining: 10 - tries });
    }),
  );
});

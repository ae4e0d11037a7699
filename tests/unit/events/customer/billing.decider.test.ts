import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { givesAccess, planAt } from "../../../../events/customer/access.ts";
import type { BillingSnapshot } from "../../../../events/customer/billing-snapshot.ts";
import {
  openCheckout,
  type SubscriptionCommand,
  subscriptionDecider,
} from "../../../../events/customer/subscription.decider.ts";
import type { SubscriptionState } from "../../../../events/customer/subscription.state.ts";
import { addDays, addMonths } from "../../../../events/kernel/calendar.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(subscriptionDecider);
const start = "2026-01-31T10:00:00.000Z";
const end = "2026-02-28T10:00:00.000Z";

const active: BillingSnapshot = {
  subscriptionId: "sub_1",
  status: "active",
  plan: "pro",
  createdAt: start,
  periodStart: start,
  periodEnd: end,
  periodPaid: true,
  cancelAt: null,
  endedAt: null,
  nextPlan: null,
  due: null,
};
const unpaid = (since: string): BillingSnapshot => ({
  ...active,
  status: "past_due",
  periodStart: end,
  periodEnd: addMonths(end, 1),
  periodPaid: false,
  due: { invoiceId: "in_2", attempts: 1, since },
});

const sync = (snapshot: BillingSnapshot | null, at: string): SubscriptionCommand => ({
  type: "SyncSubscription",
  data: { snapshot, at },
});

const run = (state: SubscriptionState, command: SubscriptionCommand): [SubscriptionState, string[]] => {
  const decision = subscriptionDecider.decide(command, state);
  if (decision.kind === "rejected") throw new Error(decision.code);
  return [decision.events.reduce(subscriptionDecider.evolve, state), decision.events.map(({ type }) => type)];
};

/** The state after these looks at Stripe, and the facts each one brought. */
const after = (...looks: [BillingSnapshot | null, string][]): { state: SubscriptionState; facts: string[][] } =>
  looks.reduce<{ state: SubscriptionState; facts: string[][] }>(
    ({ state, facts }, [snapshot, at]) => {
      const [next, types] = run(state, sync(snapshot, at));
      return { state: next, facts: [...facts, types] };
    },
    { state: subscriptionDecider.initialState, facts: [] },
  );

describe("a subscription as Stripe describes it", () => {
  test("its first paid period activates the plan and starts a cycle", () => {
    expect(after([active, start]).facts).toEqual([
      ["SubscriptionSynced", "SubscriptionActivated", "PlanChanged", "CycleStarted"],
    ]);
    expect(planAt(after([active, start]).state, start)).toBe("pro");
  });

  test("the same look again brings nothing", () => {
    expect(after([active, start], [active, addDays(start, 1)]).facts[1]).toEqual([]);
  });

  test("access by status: only paid up and, for seven days, past due; a status nobody knows gives none", () => {
    const grants = (status: string): boolean => givesAccess({ ...active, status }, start);
    const statuses = "active trialing past_due incomplete incomplete_expired unpaid paused canceled frozen_by_2027";
    expect(statuses.split(" ").filter(grants)).toEqual(["active", "trialing", "past_due"]);
    expect(givesAccess(unpaid(end), addDays(end, 7).replace("10:00", "09:59"))).toBeTrue();
    expect(givesAccess(unpaid(end), addDays(end, 7))).toBeFalse();
  });

  test("the seven days count from when the payment was due, wherever its period began", () => {
    const late = unpaid(addDays(end, 3));
    expect(givesAccess(late, addDays(end, 9))).toBeTrue();
    expect(givesAccess(late, addDays(end, 10))).toBeFalse();
  });

  test("a paid period that is older than the present one begins no cycle", () => {
    const renewed = { ...active, periodStart: end, periodEnd: addMonths(end, 1) };
    const { facts, state } = after([active, start], [renewed, end], [active, addDays(end, 1)]);
    expect(facts[1]).toContain("CycleStarted");
    expect(facts[2]).not.toContain("CycleStarted");
    expect(state.cycle?.startsAt).toBe(end);
  });

  test("what is over is not announced to end", () => {
    const over = { ...active, status: "canceled", endedAt: end, cancelAt: end };
    expect(after([active, start], [over, end]).facts[1]).not.toContain("CancellationScheduled");
  });

  test("a price that belongs to no plan gives nothing", () => {
    const { state } = after([{ ...active, plan: null }, start]);
    expect(planAt(state, start)).toBe("demo");
    expect(state.activeSubscriptionId).toBeNull();
  });

  test("an unpaid renewal keeps access for the grace period and brings no new cycle; a payment brings both back", () => {
    const late = addDays(end, 8);
    const paid = { ...unpaid(end), status: "active", periodPaid: true, due: null };
    const { state, facts } = after([active, start], [unpaid(end), end], [unpaid(end), late], [paid, late]);
    expect(facts.slice(1)).toEqual([
      ["SubscriptionSynced", "PaymentFailed"],
      ["PlanChanged"],
      ["SubscriptionSynced", "PlanChanged", "CycleStarted", "PaymentRecovered"],
    ]);
    expect(state.cycle?.startsAt).toBe(end);
    const waiting = after([active, start], [unpaid(end), end]).state;
    expect(waiting.cycle?.startsAt).toBe(start);
    expect([planAt(waiting, addDays(end, 6)), planAt(waiting, late)]).toEqual(["pro", "demo"]);
  });

  test("each failed attempt is a fact once", () => {
    const second = { ...unpaid(end), due: { invoiceId: "in_2", attempts: 2, since: end } };
    const { facts } = after([active, start], [unpaid(end), end], [second, end], [second, end]);
    expect(facts.slice(2)).toEqual([["SubscriptionSynced", "PaymentFailed"], []]);
  });

  test("a cancellation leaves access until the period's end, by the clock alone, and can be taken back", () => {
    const leaving = { ...active, cancelAt: end };
    const { state, facts } = after([active, start], [leaving, addDays(start, 3)]);
    expect(facts[1]).toEqual(["SubscriptionSynced", "CancellationScheduled"]);
    expect([planAt(state, addDays(start, 20)), planAt(state, end)]).toEqual(["pro", "demo"]);
    const kept = run(state, sync(active, addDays(start, 4)));
    expect(kept[1]).toEqual(["SubscriptionSynced", "SubscriptionResumed"]);
    expect(planAt(kept[0], end)).toBe("pro");
    const over = { ...leaving, status: "canceled", endedAt: end };
    expect(run(state, sync(over, end))[1]).toEqual(["SubscriptionSynced", "SubscriptionCanceled", "PlanChanged"]);
  });

  test("an upgrade keeps the cycle, a downgrade is announced and comes with the next period", () => {
    const agency = { ...active, plan: "agency" as const };
    const upgraded = after([active, start], [agency, addDays(start, 5)]);
    expect(upgraded.facts[1]).toEqual(["SubscriptionSynced", "PlanChanged"]);
    expect(upgraded.state.cycle?.startsAt).toBe(start);
    const next = { ...active, periodStart: end, periodEnd: addMonths(end, 1) };
    const { facts } = after([agency, start], [{ ...agency, nextPlan: "pro" }, addDays(start, 5)], [next, end]);
    expect(facts.slice(1)).toEqual([
      ["SubscriptionSynced", "PlanChangeScheduled"],
      ["SubscriptionSynced", "PlanChanged", "CycleStarted"],
    ]);
  });

  test("a scheduled downgrade that is taken back is told", () => {
    const agency = { ...active, plan: "agency" as const };
    const { facts } = after([agency, start], [{ ...agency, nextPlan: "pro" }, start], [agency, start]);
    expect(facts[2]).toEqual(["SubscriptionSynced", "PlanChangeScheduled"]);
  });

  test("a subscription that Stripe no longer knows has ended", () => {
    expect(after([active, start], [null, end]).facts[1]).toEqual([
      "SubscriptionSynced",
      "SubscriptionCanceled",
      "PlanChanged",
    ]);
  });

  test("a dispute rests paid features until it is won", () => {
    const { state } = after([active, start]);
    const money = { amountCents: 900, currency: "usd", at: start };
    const [disputed] = run(state, { type: "OpenDispute", data: { disputeId: "dp_1", ...money } });
    expect(planAt(disputed, start)).toBe("demo");
    const close = (won: boolean): SubscriptionState =>
      run(disputed, { type: "CloseDispute", data: { disputeId: "dp_1", ...money, won } })[0];
    expect([planAt(close(true), start), planAt(close(false), start)]).toEqual(["pro", "demo"]);
  });

  test("a dispute that is settled is opened and closed once, however often it is heard of", () => {
    const { state } = after([active, start]);
    const data = { disputeId: "dp_1", amountCents: 900, currency: "usd", at: start };
    const close = (won: boolean): SubscriptionCommand => ({ type: "CloseDispute", data: { ...data, won } });
    const [lost, first] = run(state, close(false));
    const [won, changed] = run(lost, close(true));
    expect(first).toEqual(["DisputeOpened", "DisputeClosed"]);
    expect(run(lost, close(false))[1]).toEqual([]);
    expect(changed).toEqual(["DisputeClosed"]);
    expect(run(won, close(true))[1]).toEqual([]);
    expect([planAt(lost, start), planAt(won, start)]).toEqual(["demo", "pro"]);
    const [again, reopened] = run(won, { type: "OpenDispute", data });
    expect(reopened).toEqual(["DisputeOpened"]);
    expect(planAt(again, start)).toBe("demo");
  });

  test("a plan given by hand stays when a subscription ends, and cannot be given over a paid one", () => {
    const byHand: SubscriptionCommand = { type: "ChangePlan", data: { plan: "agency", source: "admin", at: start } };
    const [given_] = run(subscriptionDecider.initialState, byHand);
    expect(planAt(run(given_, sync({ ...active, status: "canceled", endedAt: start }, start))[0], end)).toBe("agency");
    const decision = subscriptionDecider.decide(byHand, after([active, start]).state);
    expect(decision).toEqual({ kind: "rejected", code: "ALREADY_SUBSCRIBED" });
  });
});

describe("checkout and money", () => {
  const checkout = { checkoutSessionId: "cs_1", plan: "pro" as const, expiresAt: end, pixelEventId: null, at: start };

  test("a second Stripe account is refused unless it replaces the first, the same one again is no news", () => {
    const link = (stripeCustomerId: string, replaces: string | null = null): SubscriptionCommand => ({
      type: "LinkBillingCustomer",
      data: { stripeCustomerId, replaces, at: start },
    });
    const linked = given({ type: "BillingCustomerCreated", data: { stripeCustomerId: "cus_1", at: start } });
    linked.when(link("cus_1")).expectEvents();
    linked.when(link("cus_2")).expectRejection("CONFLICT");
    linked.when(link("cus_3", "cus_2")).expectRejection("CONFLICT");
    linked
      .when(link("cus_2", "cus_1"))
      .expectEvents({ type: "BillingCustomerCreated", data: { stripeCustomerId: "cus_2", at: start } });
  });

  test("a checkout is refused to who has a subscription, and ends once", () => {
    const decision = subscriptionDecider.decide(
      { type: "StartCheckout", data: checkout },
      after([active, start]).state,
    );
    expect(decision).toEqual({ kind: "rejected", code: "ALREADY_SUBSCRIBED" });
    const ended = { checkoutSessionId: "cs_1", outcome: "expired" as const, at: end };
    given({ type: "CheckoutStarted", data: checkout })
      .when({ type: "EndCheckout", data: ended })
      .expectEvents({ type: "CheckoutEnded", data: ended });
    given({ type: "CheckoutStarted", data: checkout }, { type: "CheckoutEnded", data: ended })
      .when({ type: "EndCheckout", data: ended })
      .expectEvents();
  });

  test("a checkout is refused while a subscription waits to be paid, and not after it is over", () => {
    const startBeside = (snapshot: BillingSnapshot) =>
      subscriptionDecider.decide({ type: "StartCheckout", data: checkout }, after([snapshot, start]).state).kind;
    const kindOf = (status: string): string => startBeside({ ...active, status });
    expect(["unpaid", "paused", "canceled", "incomplete_expired"].map(kindOf)).toEqual([
      "rejected",
      "rejected",
      "accepted",
      "accepted",
    ]);
    const lapsed = { ...unpaid(addDays(start, -8)), periodStart: addDays(start, -8) };
    expect(startBeside(lapsed)).toBe("rejected");
  });

  test("a checkout is open until the very instant it expires", () => {
    const { state } = given({ type: "CheckoutStarted", data: checkout });
    expect(openCheckout(state, "2026-02-28T09:59:59.999Z")?.checkoutSessionId).toBe("cs_1");
    expect(openCheckout(state, end)).toBeNull();
    const other = { ...checkout, checkoutSessionId: "cs_2", expiresAt: addDays(end, 1) };
    const startAt = (at: string) =>
      given({ type: "CheckoutStarted", data: checkout }).when({ type: "StartCheckout", data: { ...other, at } });
    startAt("2026-02-28T09:59:59.999Z").expectRejection("CONFLICT");
    startAt(end).expectEvents({ type: "CheckoutStarted", data: { ...other, at: end } });
  });

  test("of many refunds the latest fifty are remembered", () => {
    const refunds = Array.from({ length: 51 }, (_, index) => `re_${index}`);
    const { state } = given(
      ...refunds.map((refundId) => ({
        type: "Refunded" as const,
        data: { refundId, amountCents: 900, currency: "usd", at: start },
      })),
    );
    expect(state.refundIds).toEqual(refunds.slice(1));
  });

  test("a refund is recorded once", () => {
    const refund = { refundId: "re_1", amountCents: 900, currency: "usd", at: start };
    given({ type: "Refunded", data: refund }).when({ type: "RecordRefund", data: refund }).expectEvents();
  });
});

const instants = fc.integer({ min: 0, max: 120 }).map((days) => addDays(start, days));
const snapshots: fc.Arbitrary<BillingSnapshot | null> = fc.option(
  fc.record({
    subscriptionId: fc.constantFrom("sub_1", "sub_2"),
    status: fc.constantFrom("active", "trialing", "past_due", "unpaid", "incomplete", "canceled", "unheard_of"),
    plan: fc.constantFrom("pro", "agency", null),
    createdAt: fc.constant(start),
    periodStart: instants,
    periodEnd: instants,
    periodPaid: fc.boolean(),
    cancelAt: fc.option(instants),
    endedAt: fc.option(instants),
    nextPlan: fc.constantFrom("pro", "agency", null),
    due: fc.option(fc.record({ invoiceId: fc.constantFrom("in_1", "in_2"), attempts: fc.nat(4), since: instants })),
  }),
);

describe("any life at Stripe", () => {
  test("looking twice brings no second fact, and only the last look and the first failure decide on access", () => {
    const lives = fc.array(fc.tuple(snapshots, fc.nat(20)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lives, instants, (life, later) => {
        let state = subscriptionDecider.initialState;
        let at = start;
        for (const [snapshot, days] of life) {
          at = addDays(at, days);
          const [once] = run(state, sync(snapshot, at));
          const [twice, facts] = run(once, sync(snapshot, at));
          expect(facts).toEqual([]);
          expect(twice).toEqual(once);
          state = once;
        }
        // The days of grace count from the first failure, so an earlier look may have moved what is due back, and only that.
        const last = life.at(-1)?.[0] ?? null;
        const kept = state.snapshot;
        expect(kept === null ? null : { ...kept, due: last?.due ?? null }).toEqual(last);
        expect(kept?.due === null).toBe(last?.due === null);
        const now = later < at ? at : later;
        expect(planAt(state, now) === "demo").toBe(!givesAccess(kept, now) || state.plan === "demo");
        if (givesAccess(kept, at)) expect(planAt(state, at)).toBe(last?.plan ?? "demo");
      }),
      { numRuns: 500 },
    );
  });
});

import { describe, expect, test } from "bun:test";
import { checkoutReturnMachine as machine } from "../../../../machines/billing/checkout-return.machine.ts";
import { done, elapsed, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { NO_ANSWER } from "../../../support/refusals.ts";

const input = { sessionId: "cs_1" };
const confirming = "checkoutReturn.confirming";
const paid = { ok: true, plan: "pro", nextBillingDate: "2026-04-01T10:00:00.000Z", reason: null };
const pending = { ok: false, plan: null, nextBillingDate: null, reason: "Payment confirmation pending" };
const again = elapsed("checkoutReturn.waiting", "betweenTries");

describe("coming back from a checkout", () => {
  test("without a session id nothing is asked", () => {
    const { snapshot, started } = steps(machine, [], { sessionId: "" });
    expect(snapshot.value).toBe("failed");
    expect(snapshot.context.problem).toBe("Missing session ID");
    expect(started).toEqual([]);
    expect(steps(machine, [{ type: "again.requested" }], { sessionId: "" }).started).toEqual([]);
  });

  test("the session is asked about", () => {
    expect(steps(machine, [], input).started).toEqual([{ src: "confirm", input }]);
  });

  test("a payment refreshes who the user is, then says so", () => {
    const refreshing = steps(machine, [done(confirming, paid)], input);
    expect(refreshing.started).toEqual([{ src: "refreshSession", input: undefined }]);
    expect(refreshing.emitted).toEqual([]);
    for (const end of [done("checkoutReturn.refreshing"), failed("checkoutReturn.refreshing", new Error("offline"))]) {
      const { snapshot, emitted } = steps(machine, [done(confirming, paid), end], input);
      expect(snapshot.value).toBe("confirmed");
      expect(snapshot.context.confirmation).toMatchObject({ plan: "pro" });
      expect(emitted).toEqual([{ type: "announced", title: "Subscription activated!", tone: "default" }]);
    }
  });

  test("a payment on its way is asked about four times, then named as pending", () => {
    const thrice = [
      done(confirming, pending),
      again,
      done(confirming, pending),
      again,
      done(confirming, pending),
      again,
    ];
    expect(steps(machine, thrice, input).snapshot.value).toBe("confirming");
    const { snapshot, emitted } = steps(machine, [...thrice, done(confirming, pending)], input);
    expect(snapshot.value).toBe("failed");
    expect(snapshot.context.problem).toBe("Payment confirmation pending");
    expect(emitted).toEqual([{ type: "announced", title: "Payment confirmation pending", tone: "default" }]);
    const asked = steps(machine, [...thrice, done(confirming, pending), { type: "again.requested" }], input);
    expect(asked.started).toEqual([{ src: "confirm", input }]);
    expect(asked.snapshot.context.problem).toBeNull();
  });

  test("a payment that arrives while it is asked about is confirmed", () => {
    const events = [done(confirming, pending), again, done(confirming, paid), done("checkoutReturn.refreshing")];
    expect(steps(machine, events, input).snapshot.value).toBe("confirmed");
  });

  test.each([
    [{ status: 401, problem: "UNAUTHENTICATED", userMessage: "Please sign in.", fields: [] }, "Not authenticated"],
    [
      { status: 503, problem: "BILLING_UNAVAILABLE", userMessage: null, fields: [] },
      "Failed to confirm payment. Please contact support if you were charged.",
    ],
    [NO_ANSWER, "Failed to confirm payment. Please contact support if you were charged."],
  ])("a failure %# says which it is", (error, problem) => {
    const { snapshot } = steps(machine, [failed(confirming, error)], input);
    expect(snapshot.value).toBe("failed");
    expect(snapshot.context.problem).toBe(problem);
  });

  test("every state can be reached", () => {
    const events = [
      done(confirming, paid),
      done(confirming, pending),
      again,
      done("checkoutReturn.refreshing"),
      { type: "again.requested" },
    ];
    expect(reachableStates(machine, events, input)).toEqual([
      "confirmed",
      "confirming",
      "failed",
      "refreshing",
      "waiting",
    ]);
  });
});

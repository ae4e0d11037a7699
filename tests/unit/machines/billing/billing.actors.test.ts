import { describe, expect, test } from "bun:test";
import { createActor, fromPromise, waitFor } from "xstate";
import type { PaidPlan } from "../../../../events/plans.ts";
import type { CheckoutConfirmation } from "../../../../events/wire/billing.ts";
import { billingMachine as machine } from "../../../../machines/billing/billing.machine.ts";
import { checkoutReturnMachine } from "../../../../machines/billing/checkout-return.machine.ts";

const url = "https://checkout.example/cs_1";
const input = { sessionId: "cs_1" };
const paid: CheckoutConfirmation = { ok: true, plan: "pro", nextBillingDate: null, reason: null };

const told = (actor: { on: (type: "announced", listener: (said: { title: string }) => void) => unknown }): string[] => {
  const titles: string[] = [];
  actor.on("announced", ({ title }) => void titles.push(title));
  return titles;
};

describe("billing: with its actors", () => {
  test("a chosen plan leaves for its checkout", async () => {
    const plans: string[] = [];
    const createCheckout = fromPromise<{ url: string }, { plan: PaidPlan }>(async ({ input: { plan } }) => {
      plans.push(plan);
      return { url };
    });
    const actor = createActor(machine.provide({ actors: { createCheckout } })).start();
    const departed: string[] = [];
    actor.on("departed", (departure) => void departed.push(departure.url));
    actor.send({ type: "plan.chosen", plan: "agency" });
    await waitFor(actor, (snapshot) => snapshot.matches("leaving"));
    expect({ plans, departed }).toEqual({ plans: ["agency"], departed: [url] });
  });

  test("actors that nobody provided leave the page usable and say what failed", async () => {
    const actor = createActor(machine).start();
    const titles = told(actor);
    actor.send({ type: "plan.chosen", plan: "pro" });
    await waitFor(actor, (snapshot) => snapshot.matches("idle"));
    actor.send({ type: "portal.requested" });
    await waitFor(actor, (snapshot) => snapshot.matches("idle"));
    actor.send({ type: "cancel.asked" });
    actor.send({ type: "confirmed" });
    await waitFor(actor, (snapshot) => snapshot.matches("idle"));
    expect(titles).toEqual(["Checkout failed", "Failed to open portal", "Error"]);
  });
});

describe("checkout return: with its actors", () => {
  test("a payment that arrives with the second question is confirmed", async () => {
    let asked = 0;
    const confirm = fromPromise<CheckoutConfirmation, { sessionId: string }>(async () => {
      asked += 1;
      return asked === 1 ? { ...paid, ok: false } : paid;
    });
    const refreshSession = fromPromise<void>(async () => {});
    const actor = createActor(
      checkoutReturnMachine.provide({ actors: { confirm, refreshSession }, delays: { betweenTries: 0 } }),
      { input },
    );
    const titles = told(actor);
    actor.start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("confirmed"));
    expect(context.confirmation).toEqual(paid);
    expect(titles).toEqual(["Subscription activated!"]);
  });

  test("an actor that nobody provided ends in a failure, not in a wait without end", async () => {
    const actor = createActor(checkoutReturnMachine, { input }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches("failed"));
    expect(context.problem).toBe("Failed to confirm payment. Please contact support if you were charged.");
  });
});

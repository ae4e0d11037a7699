import { describe, expect, test } from "bun:test";
import { billingMachine as machine } from "../../../../machines/billing/billing.machine.ts";
import { done, failed, reachableStates, steps } from "../../../support/machine-steps.ts";
import { failureToast, NO_ANSWER, refusal } from "../../../support/refusals.ts";

const chosen = { type: "plan.chosen", plan: "agency" };
const changeAsked = { type: "change.asked", plan: "pro" };
const confirmed = { type: "confirmed" };
const dismissed = { type: "dismissed" };
const url = "https://checkout.example/cs_1";

const wordless = refusal(null, null);
const worded = refusal("PAYMENT_REQUIRED", "Your card said no.");

describe("buying a plan", () => {
  test("asks for a checkout of that plan and leaves for its page", () => {
    expect(steps(machine, [chosen]).started).toEqual([{ src: "createCheckout", input: { plan: "agency" } }]);
    const { snapshot, emitted } = steps(machine, [chosen, done("billing.checkingOut", { url })]);
    expect(snapshot.value).toBe("leaving");
    expect(emitted).toEqual([{ type: "departed", url }]);
  });

  test("who comes back by the browser's button can choose again", () => {
    expect(steps(machine, [chosen, done("billing.checkingOut", { url }), dismissed]).snapshot.value).toBe("idle");
  });

  test("a second choice while the first is under way is not heard", () => {
    const { snapshot, started } = steps(machine, [chosen, { type: "plan.chosen", plan: "pro" }]);
    expect(snapshot.context.plan).toBe("agency");
    expect(started).toEqual([]);
  });

  test.each([
    [worded, failureToast("Checkout failed", "Your card said no.")],
    [wordless, failureToast("Checkout failed", "Failed to create checkout session")],
    [NO_ANSWER, failureToast("Checkout error", "Failed to create checkout session")],
  ])("a refusal %# is announced, and what is shown is refreshed", (error, announcement) => {
    const { snapshot, emitted, started } = steps(machine, [chosen, failed("billing.checkingOut", error)]);
    expect(snapshot.value).toBe("refreshing");
    expect(emitted).toEqual([announcement]);
    expect(started).toEqual([{ src: "refresh", input: undefined }]);
  });
});

describe("what can be done with a subscription", () => {
  const flows = [
    {
      what: "changing the plan",
      asks: [changeAsked, confirmed],
      state: "billing.changing",
      src: "changePlan",
      input: { plan: "pro" },
      success: "Plan change saved",
      refusal: failureToast("Error", "Failed to change plan"),
    },
    {
      what: "canceling",
      asks: [{ type: "cancel.asked" }, confirmed],
      state: "billing.canceling",
      src: "cancel",
      input: undefined,
      success: "Subscription canceled",
      refusal: failureToast("Error", "Failed to cancel subscription"),
    },
    {
      what: "keeping it",
      asks: [{ type: "keep.requested" }],
      state: "billing.keeping",
      src: "keep",
      input: undefined,
      success: "Your subscription goes on",
      refusal: failureToast("Error", "Failed to keep the subscription"),
    },
  ];

  test.each(flows)("$what is done once, announced, and what is shown is refreshed", (flow) => {
    expect(steps(machine, flow.asks).started).toEqual([{ src: flow.src, input: flow.input }]);
    const { snapshot, emitted } = steps(machine, [...flow.asks, done(flow.state)]);
    expect(snapshot.value).toBe("refreshing");
    expect(emitted).toEqual([{ type: "announced", title: flow.success, tone: "default" }]);
    expect(steps(machine, [...flow.asks, done(flow.state), done("billing.refreshing")]).snapshot.value).toBe("idle");
  });

  test.each(flows)("$what that fails says so and refreshes all the same", (flow) => {
    const { snapshot, emitted } = steps(machine, [...flow.asks, failed(flow.state, wordless)]);
    expect(snapshot.value).toBe("refreshing");
    expect(emitted).toEqual([flow.refusal]);
  });

  test.each([changeAsked, { type: "cancel.asked" }])("%o asks first, and a no changes nothing", (asked) => {
    expect(steps(machine, [asked]).started).toEqual([]);
    const { snapshot, started } = steps(machine, [asked, dismissed]);
    expect(snapshot.value).toBe("idle");
    expect(started).toEqual([]);
  });

  test("a refresh that fails leaves the page usable", () => {
    const failing = [chosen, failed("billing.checkingOut", worded), failed("billing.refreshing", NO_ANSWER)];
    expect(steps(machine, failing).snapshot.value).toBe("idle");
  });
});

describe("the portal", () => {
  const asked = [{ type: "portal.requested" }];

  test("is opened by leaving for its page", () => {
    const { snapshot, emitted } = steps(machine, [...asked, done("billing.openingPortal", { url })]);
    expect(snapshot.value).toBe("leaving");
    expect(emitted).toEqual([{ type: "departed", url }]);
  });

  test("that cannot be opened is announced", () => {
    const { snapshot, emitted } = steps(machine, [...asked, failed("billing.openingPortal", wordless)]);
    expect(snapshot.value).toBe("idle");
    expect(emitted).toEqual([failureToast("Failed to open portal", "Failed to create portal session")]);
  });
});

test("every state of billing can be reached", () => {
  const events = [
    chosen,
    changeAsked,
    { type: "cancel.asked" },
    { type: "keep.requested" },
    { type: "portal.requested" },
    confirmed,
    dismissed,
    done("billing.checkingOut", { url }),
    done("billing.changing"),
  ];
  expect(reachableStates(machine, events)).toEqual(
    [
      "canceling",
      "changing",
      "checkingOut",
      "confirmingCancel",
      "confirmingChange",
      "idle",
      "keeping",
      "leaving",
      "openingPortal",
      "refreshing",
    ].toSorted(),
  );
});

import { describe, expect, test } from "bun:test";
import {
  cycleAt,
  type SubscriptionCommand,
  subscriptionDecider,
} from "../../../../events/customer/subscription.decider.ts";
import type { SubscriptionEvent } from "../../../../events/customer/subscription.events.ts";
import type { Plan } from "../../../../events/plans.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(subscriptionDecider);
const january = "2026-01-31T10:00:00.000Z";
const february = "2026-02-28T10:00:00.000Z";
const march = "2026-03-31T10:00:00.000Z";
const april = "2026-04-30T10:00:00.000Z";

const changePlan = (plan: Plan, at: string): SubscriptionCommand => ({
  type: "ChangePlan",
  data: { plan, source: "admin", at },
});
const planChanged = (from: Plan, to: Plan, at: string, source: "admin" | "billing" = "admin"): SubscriptionEvent => ({
  type: "PlanChanged",
  data: { from, to, source, at },
});
const cycleStarted = (
  startsAt: string,
  renewsAt: string,
  at: string,
  source: "admin" | "billing" = "admin",
): SubscriptionEvent => ({
  type: "CycleStarted",
  data: { startsAt, renewsAt, source, at },
});
const pro = [planChanged("demo", "pro", january), cycleStarted(january, february, january)];

describe("subscription", () => {
  test("a first paid plan starts a cycle of one month", () => {
    given()
      .when(changePlan("pro", january))
      .expectEvents(planChanged("demo", "pro", january), cycleStarted(january, february, january));
  });

  test("changing to the plan it is appends nothing", () => {
    given(...pro)
      .when(changePlan("pro", february))
      .expectEvents();
    given().when(changePlan("demo", january)).expectEvents();
  });

  test("changing between paid plans keeps the cycle", () => {
    given(...pro)
      .when(changePlan("agency", "2026-02-10T00:00:00.000Z"))
      .expectEvents(planChanged("pro", "agency", "2026-02-10T00:00:00.000Z"));
    expect(given(...pro, planChanged("pro", "agency", february)).state.cycle?.startsAt).toBe(january);
  });

  test("back on the demo there is no cycle, but a plan was once paid", () => {
    given(...pro)
      .when(changePlan("demo", february))
      .expectEvents(planChanged("pro", "demo", february));
    expect(given(...pro, planChanged("pro", "demo", february)).state).toMatchObject({
      plan: "demo",
      cycle: null,
      everPaid: true,
    });
  });

  test("a new subscription after that begins its own cycle", () => {
    given(...pro, planChanged("pro", "demo", february))
      .when(changePlan("pro", "2026-03-05T08:00:00.000Z"))
      .expectEvents(
        planChanged("demo", "pro", "2026-03-05T08:00:00.000Z"),
        cycleStarted("2026-03-05T08:00:00.000Z", "2026-04-05T08:00:00.000Z", "2026-03-05T08:00:00.000Z"),
      );
  });

  test("a cycle given by hand rolls on by whole months, and a 31st comes back after February", () => {
    given(...pro)
      .when({ type: "RollCycle", data: { at: "2026-03-05T00:00:00.000Z" } })
      .expectEvents(cycleStarted(february, march, "2026-03-05T00:00:00.000Z"));
    given(...pro, cycleStarted(february, march, march))
      .when({ type: "RollCycle", data: { at: march } })
      .expectEvents(cycleStarted(march, april, march));
  });

  test("rolling a cycle that has not ended appends nothing", () => {
    given(...pro)
      .when({ type: "RollCycle", data: { at: "2026-02-28T09:59:59.999Z" } })
      .expectEvents();
    given()
      .when({ type: "RollCycle", data: { at: january } })
      .expectEvents();
  });

  test("rolling twice appends nothing", () => {
    given(...pro, cycleStarted(february, march, march))
      .when({ type: "RollCycle", data: { at: "2026-03-05T00:00:00.000Z" } })
      .expectEvents();
  });

  test("a cycle that billing started never rolls by itself", () => {
    const paid = [planChanged("demo", "pro", january, "billing"), cycleStarted(january, february, january, "billing")];
    given(...paid)
      .when({ type: "RollCycle", data: { at: april } })
      .expectEvents();
    expect(cycleAt(given(...paid).state, april)?.startsAt).toBe(january);
  });

  test("the cycle in force is known before its event is written", () => {
    expect(cycleAt(given(...pro).state, "2026-03-31T10:00:00.000Z")).toMatchObject({
      startsAt: march,
      renewsAt: april,
    });
    expect(cycleAt(given().state, january)).toBeNull();
  });
});

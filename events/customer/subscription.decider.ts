import { monthlyPeriod } from "../kernel/calendar.ts";
import { accept, assertNever, type Decider, type Decision } from "../kernel/decider.ts";
import { isPaidPlan, type Plan } from "../plans.ts";
import type { PLAN_SOURCES, SubscriptionEvent } from "./subscription.events.ts";

type PlanSource = (typeof PLAN_SOURCES)[number];

export type SubscriptionCommand =
  | { type: "ChangePlan"; data: { plan: Plan; source: PlanSource; at: string } }
  | { type: "RollCycle"; data: { at: string } };

export type Cycle = { anchor: string; startsAt: string; renewsAt: string; source: PlanSource };
/** `everPaid` stays true after the plan ended: what was saved remains readable. */
export type SubscriptionState = { plan: Plan; cycle: Cycle | null; everPaid: boolean };

/** The cycle in force at `now`: one given by hand rolls on by whole months from its anchor. */
export const cycleAt = (state: SubscriptionState, now: string): Cycle | null => {
  const { cycle } = state;
  if (cycle === null || cycle.source === "billing" || now < cycle.renewsAt) return cycle;
  const period = monthlyPeriod(cycle.anchor, now);
  return { ...cycle, startsAt: period.startsAt, renewsAt: period.endsAt };
};

const cycleStarted = (
  cycle: { startsAt: string; renewsAt: string; source: PlanSource },
  at: string,
): SubscriptionEvent => ({
  type: "CycleStarted",
  data: { startsAt: cycle.startsAt, renewsAt: cycle.renewsAt, source: cycle.source, at },
});

const changePlan = (
  plan: Plan,
  source: PlanSource,
  at: string,
  state: SubscriptionState,
): Decision<SubscriptionEvent> => {
  if (plan === state.plan) return accept();
  const changed: SubscriptionEvent = { type: "PlanChanged", data: { from: state.plan, to: plan, source, at } };
  if (!isPaidPlan(plan) || isPaidPlan(state.plan)) return accept(changed);
  const period = monthlyPeriod(at, at);
  return accept(changed, cycleStarted({ startsAt: period.startsAt, renewsAt: period.endsAt, source }, at));
};

const decide = (command: SubscriptionCommand, state: SubscriptionState): Decision<SubscriptionEvent> => {
  switch (command.type) {
    case "ChangePlan":
      return changePlan(command.data.plan, command.data.source, command.data.at, state);
    case "RollCycle": {
      const due = cycleAt(state, command.data.at);
      return due === null || due.startsAt === state.cycle?.startsAt
        ? accept()
        : accept(cycleStarted(due, command.data.at));
    }
    default:
      return assertNever(command);
  }
};

const startCycle = (
  state: SubscriptionState,
  data: { startsAt: string; renewsAt: string; source: PlanSource },
): SubscriptionState => {
  const rolled = state.cycle !== null && data.source === "admin" && state.cycle.renewsAt <= data.startsAt;
  const anchor = rolled && state.cycle !== null ? state.cycle.anchor : data.startsAt;
  return { ...state, cycle: { anchor, startsAt: data.startsAt, renewsAt: data.renewsAt, source: data.source } };
};

const evolve = (state: SubscriptionState, event: SubscriptionEvent): SubscriptionState => {
  switch (event.type) {
    case "PlanChanged":
      return {
        plan: event.data.to,
        cycle: isPaidPlan(event.data.to) ? state.cycle : null,
        everPaid: state.everPaid || isPaidPlan(event.data.to),
      };
    case "CycleStarted":
      return startCycle(state, event.data);
    default:
      return assertNever(event);
  }
};

export const subscriptionDecider: Decider<SubscriptionCommand, SubscriptionEvent, SubscriptionState> = {
  initialState: { plan: "demo", cycle: null, everPaid: false },
  decide,
  evolve,
};

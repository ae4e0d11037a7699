import type Stripe from "stripe";
import { periodEndAfter } from "../engine/calendar.ts";
import { itemOf, save } from "../engine/change-subscription.ts";
import { idOf, need } from "../engine/find.ts";
import { phaseObject, scheduleObject } from "../objects/schedule-object.ts";
import { invalidRequest } from "../stripe-fault.ts";
import { nowOf, tell, type World } from "../world.ts";
import { type Endpoint, endpoint, retrieval } from "./endpoint.ts";

const attach = (world: World, subscription: Stripe.Subscription, schedule: string | null): void => {
  const changed: Stripe.Subscription = { ...subscription, schedule };
  save(world, changed);
  tell(world, "customer.subscription.updated", changed);
};

const secondsOf = (date: number | "now" | undefined, otherwise: number): number =>
  typeof date === "number" ? date : otherwise;

const phasesOf = (
  subscription: Stripe.Subscription,
  wanted: NonNullable<Stripe.SubscriptionScheduleUpdateParams["phases"]>,
): Stripe.SubscriptionSchedule.Phase[] => {
  const { current_period_start, current_period_end } = itemOf(subscription);
  let start = current_period_start;
  return wanted.map((phase, index) => {
    const [item] = phase.items;
    if (item?.price === undefined) throw invalidRequest("Each phase needs a price.", `phases[${index}][items]`);
    const from = secondsOf(phase.start_date, start);
    const natural = index === 0 ? current_period_end : periodEndAfter(subscription.billing_cycle_anchor, from);
    const to = secondsOf(phase.end_date, natural);
    if (from < start || to <= from) throw invalidRequest("Phases must follow each other.", `phases[${index}]`);
    start = to;
    return phaseObject(item.price, from, to);
  });
};

export const SCHEDULES: readonly Endpoint[] = [
  endpoint("POST", "/v1/subscription_schedules", "scheduleCreate", (world, params) => {
    const { store } = world;
    if (params.from_subscription === undefined)
      throw invalidRequest("The sandbox makes schedules from subscriptions only.", "from_subscription");
    const subscription = need(world, "subscription", params.from_subscription);
    if (idOf(subscription.schedule) !== "")
      throw invalidRequest("The subscription already has a schedule.", "from_subscription");
    const { price, current_period_start, current_period_end } = itemOf(subscription);
    const id = store.newId("subscription_schedule");
    const phase = phaseObject(price.id, current_period_start, current_period_end);
    const schedule = scheduleObject(id, nowOf(world), subscription, phase);
    store.put("subscription_schedule", schedule, idOf(subscription.customer));
    tell(world, "subscription_schedule.created", schedule);
    attach(world, subscription, id);
    return schedule;
  }),
  retrieval("/v1/subscription_schedules/:id", (world, id) => need(world, "subscription_schedule", id)),
  endpoint("POST", "/v1/subscription_schedules/:id", "scheduleUpdate", (world, params, id) => {
    const schedule = need(world, "subscription_schedule", id);
    if (schedule.status !== "active") throw invalidRequest(`A schedule that is ${schedule.status} cannot be changed.`);
    const subscription = need(world, "subscription", idOf(schedule.subscription));
    const changed: Stripe.SubscriptionSchedule = {
      ...schedule,
      end_behavior: params.end_behavior ?? schedule.end_behavior,
      phases: params.phases === undefined ? schedule.phases : phasesOf(subscription, params.phases),
    };
    world.store.put("subscription_schedule", changed, idOf(schedule.customer));
    tell(world, "subscription_schedule.updated", changed);
    return changed;
  }),
  endpoint("POST", "/v1/subscription_schedules/:id/release", "scheduleRelease", (world, _params, id) => {
    const schedule = need(world, "subscription_schedule", id);
    if (schedule.status !== "active") throw invalidRequest(`A schedule that is ${schedule.status} cannot be released.`);
    const subscriptionId = idOf(schedule.subscription);
    const released: Stripe.SubscriptionSchedule = {
      ...schedule,
      status: "released",
      current_phase: null,
      released_at: nowOf(world),
      released_subscription: subscriptionId,
      subscription: null,
    };
    world.store.put("subscription_schedule", released, idOf(schedule.customer));
    attach(world, need(world, "subscription", subscriptionId), null);
    tell(world, "subscription_schedule.released", released);
    return released;
  }),
];

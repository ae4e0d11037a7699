import { planAt } from "../customer/access.ts";
import { allowanceAt } from "../customer/customer.ts";
import { asinsAdded } from "../customer/quota.decider.ts";
import { counted, utcDay } from "../kernel/in-words.ts";
import { asinLimitOf, avatarLimitOf, isPaidPlan, PLAN_TERMS } from "../plans.ts";
import { type Reason, reason } from "./reason.ts";
import { newestOf, type Trail } from "./trail.ts";
import { whyPlan } from "./why-plan.ts";

/** The reservations that take an ASIN which is not used yet, one for each. */
const reserved = ({ state, reservations }: Trail, cycleStartsAt: string | null): number[] => {
  const { demo, cycle } = state.quota;
  const ofCycle = cycle.startsAt === cycleStartsAt ? cycle.asinIds : [];
  const seen = new Set(cycleStartsAt === null ? demo.asinIds : ofCycle);
  return Object.entries(state.quota.reservations).flatMap(([optimizationId, reservation]) => {
    if (reservation.cycleStartsAt !== cycleStartsAt || seen.has(reservation.asinId)) return [];
    seen.add(reservation.asinId);
    return reservations.get(optimizationId) ?? [];
  });
};

const ofCycle = (counted: Trail["uses"], cycleStartsAt: string | null): number[] =>
  counted.filter((each) => each.cycleStartsAt === cycleStartsAt).map(({ version }) => version);

/** Why so many ASINs are taken, and why the limit is what it is. */
export const whyAllowance = (trail: Trail, now: string): Reason => {
  const { plan, limit, used, taken, cycleStartsAt } = allowanceAt(trail.state, now);
  const uses = used === 0 ? [] : ofCycle(trail.uses, cycleStartsAt);
  const added = asinsAdded(trail.state.quota, cycleStartsAt);
  const additions = added === 0 ? [] : ofCycle(trail.additions, cycleStartsAt);
  const began = cycleStartsAt === null ? [] : newestOf(trail, "CycleStarted");
  const because = [...whyPlan(trail, now).because, ...began, ...uses, ...reserved(trail, cycleStartsAt), ...additions];

  const since = cycleStartsAt === null ? "" : ` since ${utcDay(cycleStartsAt)}`;
  const inWork = taken === used ? "" : ` and ${taken - used} reserved for work under way`;
  const { label } = PLAN_TERMS[plan];
  if (limit === null)
    return reason(`${counted(taken, "ASIN")} taken: ${used} used${inWork}${since}. ${label} has no limit.`, because);
  const given = `The ${label} plan gives ${asinLimitOf(plan)}${isPaidPlan(plan) ? " per cycle" : ", once"}`;
  const more = added === 0 ? "" : `, and staff added ${added}`;
  return reason(`${taken} of ${limit} ASINs taken: ${used} used${inWork}${since}. ${given}${more}.`, because);
};

/** Why so many avatars are saved, and why no more may be. */
export const whyAvatars = (trail: Trail, now: string, paidAvatarLimit: number): Reason => {
  const plan = planAt(trail.state.subscription, now);
  const limit = avatarLimitOf(plan, paidAvatarLimit);
  const { avatarIds } = trail.state.avatars;
  const saved = avatarIds.flatMap((avatarId) => trail.avatars.get(avatarId) ?? []);
  const because = [...whyPlan(trail, now).because, ...saved];
  const { label } = PLAN_TERMS[plan];
  const allowed = limit === 0 ? "saves none" : `saves up to ${limit}`;
  return reason(`${avatarIds.length} of ${limit} avatars saved. The ${label} plan ${allowed}.`, because);
};

/** Why saved work can or cannot be changed. */
export const whyReadOnly = (trail: Trail, now: string): Reason => {
  const { subscription } = trail.state;
  const { answer, because } = whyPlan(trail, now);
  if (isPaidPlan(planAt(subscription, now))) return reason(`Saved work can be changed. ${answer}`, because);
  return subscription.everPaid
    ? reason(`Saved work stays readable and waits for a plan. ${answer}`, because)
    : reason(`Nothing can be saved yet. ${answer}`, because);
};

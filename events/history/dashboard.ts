import { planAt } from "../customer/access.ts";
import { allowanceAt } from "../customer/customer.ts";
import type { Renewal } from "../customer/renewal.ts";
import { troubleOf } from "../customer/trouble.ts";
import { avatarLimitOf, isPaidPlan, type Plan } from "../plans.ts";
import type { Moment } from "./fold.ts";
import type { Optimization, SavedAvatar, SavedProduct } from "./work.ts";

/** What the customer's own screens said at that moment. */
export type DashboardView = {
  plan: Plan;
  /** ASINs used up or in work, and the limit; null is unlimited. */
  used: number;
  limit: number | null;
  remaining: number | null;
  renewsAt: string | null;
  renewal: Renewal | null;
  avatars: readonly SavedAvatar[];
  avatarLimit: number;
  optimizations: readonly Optimization[];
  products: ReadonlyMap<string, SavedProduct>;
  /** What is wrong with the subscription, for which the first page leads to billing. */
  trouble: ReturnType<typeof troubleOf>;
  lastRunAt: string | null;
  /** Whether saved work could be read but not changed. */
  readOnly: boolean;
};

const lastRunOf = (optimizations: readonly Optimization[]): string | null => {
  let last: string | null = null;
  for (const { status, endedAt } of optimizations) {
    if (status === "completed" && endedAt !== null && (last === null || endedAt > last)) last = endedAt;
  }
  return last;
};

/** Folds a moment into what the customer saw at `now`. */
export const dashboardOf = ({ state, work }: Moment, now: string, paidAvatarLimit: number): DashboardView => {
  const { limit, taken, remaining, renewsAt, renewal } = allowanceAt(state, now);
  const plan = planAt(state.subscription, now);
  // They were put in as they were asked for; sorting tens of thousands at every step of a slider would show.
  const optimizations = [...work.optimizations.values()].reverse();
  return {
    plan,
    used: taken,
    limit,
    remaining,
    renewsAt,
    renewal,
    avatars: [...work.avatars.values()],
    avatarLimit: avatarLimitOf(plan, paidAvatarLimit),
    optimizations,
    products: work.products,
    trouble: troubleOf(state.subscription, now),
    lastRunAt: lastRunOf(optimizations),
    readOnly: state.subscription.everPaid && !isPaidPlan(plan),
  };
};

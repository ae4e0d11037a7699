import type { PaidPlan, Plan } from "../plans.ts";
import type { BillingSnapshot } from "./billing-snapshot.ts";
import type { PLAN_SOURCES } from "./subscription.events.ts";

export type PlanSource = (typeof PLAN_SOURCES)[number];

export type Cycle = { anchor: string; startsAt: string; renewsAt: string; source: PlanSource };

export type SubscriptionState = {
  plan: Plan;
  /** Who gave the plan. */
  source: PlanSource;
  cycle: Cycle | null;
  /** Stays true after the plan ended: what was saved remains readable. */
  everPaid: boolean;
  stripeCustomerId: string | null;
  /** The checkout begun last, until it is completed or expires. */
  checkout: { checkoutSessionId: string; plan: PaidPlan; expiresAt: string } | null;
  /** Checkouts begun so far. */
  checkoutCount: number;
  /** What Stripe said last; null before the first subscription, or when Stripe knows none. */
  snapshot: BillingSnapshot | null;
  /** The subscription that gives or last gave access, until it ends. */
  activeSubscriptionId: string | null;
  activatedAt: string | null;
  /** The latest inquiries of banks, which take nothing; one that became a dispute is no inquiry any more. */
  inquiries: { disputeId: string; isOpen: boolean }[];
  /** Disputes that are open or lost; while there is one, paid features rest. */
  disputeIds: string[];
  /** The disputes settled last, and how. */
  settledDisputes: { disputeId: string; won: boolean }[];
  /** The latest refunds, so that none is recorded twice. */
  refundIds: string[];
};

export const NO_SUBSCRIPTION: SubscriptionState = {
  plan: "demo",
  source: "admin",
  cycle: null,
  everPaid: false,
  stripeCustomerId: null,
  checkout: null,
  checkoutCount: 0,
  snapshot: null,
  activeSubscriptionId: null,
  activatedAt: null,
  inquiries: [],
  disputeIds: [],
  settledDisputes: [],
  refundIds: [],
};

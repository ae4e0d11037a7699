import * as v from "valibot";
import { Instant } from "../kernel/event.ts";
import { PAID_PLANS } from "../plans.ts";

/** What Stripe says of a customer's subscription, reduced to what access and messages depend on. */
export const BillingSnapshot = v.object({
  subscriptionId: v.string(),
  /** As Stripe spells it; one that is not known here grants nothing. */
  status: v.string(),
  /** By the price; null for a price that belongs to no plan. */
  plan: v.nullable(v.picklist(PAID_PLANS)),
  createdAt: Instant,
  /** The earliest start and the latest end of its items' periods. */
  periodStart: Instant,
  periodEnd: Instant,
  /** Whether the invoice that opened this period is paid or asked for nothing. */
  periodPaid: v.boolean(),
  /** When access ends by a cancellation that is still pending; null without one. */
  cancelAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  /** The plan it changes to when the period ends; null if it stays. */
  nextPlan: v.nullable(v.picklist(PAID_PLANS)),
  /** The latest invoice that could not be collected, and since when there was one without a break; null where nothing is due. */
  due: v.nullable(v.object({ invoiceId: v.string(), attempts: v.number(), since: Instant })),
});
export type BillingSnapshot = v.InferOutput<typeof BillingSnapshot>;

import * as v from "valibot";
import { Plan } from "../plan.schema.ts";
import { PAID_PLANS } from "../plans.ts";
import { captchaToken } from "./fields.ts";

const PaidPlan = v.picklist(PAID_PLANS, "Choose the Pro or the Agency plan");

/** What the customer pays for and until when. Dates are ISO; null without a subscription. */
export const BillingSummary = v.object({
  plan: Plan,
  /** As Stripe spells it: "active", "past_due", …; "none" without a subscription. */
  status: v.string(),
  billingFrequency: v.nullable(v.string()),
  nextBillingDate: v.nullable(v.string()),
  activatedDate: v.nullable(v.string()),
  createdDate: v.nullable(v.string()),
  cancelAtPeriodEnd: v.boolean(),
  /** The plan it changes to on the next billing date; null if it stays. */
  nextPlan: v.nullable(PaidPlan),
  /** Until when an unpaid invoice leaves access as it is; null while nothing is due. */
  graceEndsAt: v.nullable(v.string()),
  /** Whether the plan was given by hand: it renews by itself, and there is nothing to change, cancel or pay. */
  givenByHand: v.boolean(),
  /** The plan Stripe collects for, also while it rests; null without a subscription, or where its price belongs to no plan. */
  subscribedPlan: v.nullable(PaidPlan),
  /** Whether Stripe collects for a subscription, also while it gives nothing: then it can be canceled, and no second one bought. */
  isCharged: v.boolean(),
  /** Whether a payment is disputed or was lost to a dispute: paid features rest, and no plan can be bought or changed. */
  disputed: v.boolean(),
  /** Whether payments go to the built-in sandbox, where no money moves. */
  sandbox: v.boolean(),
});
export type BillingSummary = v.InferOutput<typeof BillingSummary>;

/** `fresh=1` looks at Stripe first. */
export const SummaryQuery = v.object({ fresh: v.optional(v.literal("1")) });

export const CheckoutForm = v.object({
  plan: PaidPlan,
  captchaToken,
  /** Names this checkout to the ad pixel, so that browser and server events are counted once. */
  eventId: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export type CheckoutForm = v.InferOutput<typeof CheckoutForm>;

export const ChangePlanForm = v.object({ plan: PaidPlan });
export type ChangePlanForm = v.InferOutput<typeof ChangePlanForm>;

/** Where to send the browser. */
export const Redirection = v.object({ url: v.string() });
export type Redirection = v.InferOutput<typeof Redirection>;

export const ConfirmQuery = v.object({
  session_id: v.pipe(v.string("Missing session ID"), v.nonEmpty("Missing session ID"), v.maxLength(255)),
});

/** Whether a checkout led to a plan; `reason` says why not. */
export const CheckoutConfirmation = v.object({
  ok: v.boolean(),
  plan: v.nullable(Plan),
  nextBillingDate: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type CheckoutConfirmation = v.InferOutput<typeof CheckoutConfirmation>;

import type * as v from "valibot";
import { planAt } from "../customer/access.ts";
import { allowanceAt } from "../customer/customer.ts";
import type { RequestRefused } from "../customer/support.events.ts";
import { utcDay } from "../kernel/in-words.ts";
import { PROBLEMS, type ProblemCode } from "../kernel/problem.ts";
import { avatarLimitOf, PLAN_TERMS } from "../plans.ts";
import { eventOf, type Fact } from "./fact.ts";
import { type Reason, reason } from "./reason.ts";
import { newestOf, type Trail, trailOf } from "./trail.ts";
import { whyAllowance, whyAvatars, whyReadOnly } from "./why-limits.ts";
import { whyDisputed, whyPlan } from "./why-plan.ts";

export type Why = Reason & { id: "refused" | "allowance" | "plan" | "avatars" | "readOnly"; question: string };

type Refusal = v.InferOutput<typeof RequestRefused.schema>["data"];

type Setting = { paidAvatarLimit: number };

const aboutSubscription = (trail: Trail, now: string): Reason => {
  const { answer, because } = whyPlan(trail, now);
  return reason(answer, [
    ...because,
    ...newestOf(trail, "SubscriptionSynced", "CancellationScheduled", "PaymentFailed"),
  ]);
};

const whyLeaving = (trail: Trail): Reason | null => {
  const { identity } = trail.state;
  return identity.status === "open" && identity.erasesAt !== null
    ? reason(
        `The account is to be erased on ${utcDay(identity.erasesAt)}; until it is kept, nothing can be bought, changed or taken up again.`,
        newestOf(trail, "AccountDeletionRequested"),
      )
    : null;
};

const decidedBy = (code: ProblemCode, trail: Trail, now: string, { paidAvatarLimit }: Setting): Reason | null => {
  switch (code) {
    case "ASIN_LIMIT_REACHED":
    case "DEMO_EXHAUSTED":
    case "demo_limit":
      return whyAllowance(trail, now);
    case "AVATAR_LIMIT_REACHED":
      return whyAvatars(trail, now, paidAvatarLimit);
    case "READ_ONLY":
      return whyReadOnly(trail, now);
    case "PLAN_REQUIRED":
      return whyPlan(trail, now);
    case "PAYMENT_DISPUTED":
      return whyDisputed(trail);
    case "DELETION_PENDING":
      return whyLeaving(trail);
    case "PAYMENT_DUE":
    case "ALREADY_SUBSCRIBED":
    case "NO_SUBSCRIPTION":
    case "SUBSCRIPTION_ENDING":
      return aboutSubscription(trail, now);
    default:
      return null;
  }
};

const refusedBecause = (before: readonly Fact[], version: number, refusal: Refusal, setting: Setting): Reason => {
  const decided = decidedBy(refusal.code, trailOf(before), refusal.at, setting);
  const told = `“${PROBLEMS[refusal.code]}”`;
  return decided === null
    ? reason(`The answer was ${told} It was decided outside of this history, at that moment.`, [version])
    : reason(`The answer was ${told} ${decided.answer}`, decided.because);
};

/** Why the request of this version was refused, by the events before it; null where nothing was refused. */
export const whyRefused = (facts: readonly Fact[], version: number, setting: Setting): Why | null => {
  const fact = facts[version - 1];
  const event = fact === undefined ? null : eventOf(fact);
  if (event?.type !== "RequestRefused") return null;
  const because = refusedBecause(facts.slice(0, version - 1), version, event.data, setting);
  return { id: "refused", question: "Why was this refused?", ...because };
};

/**
 * What can be asked about a customer at a moment: the plan, the ASINs, the avatars, and whether saved work can be
 * changed. `facts` begins with the first event of the history; `version` is the last that had happened.
 */
export const whyAt = (facts: readonly Fact[], version: number, now: string, setting: Setting): readonly Why[] => {
  const trail = trailOf(facts.slice(0, version));
  const { plan, limit, taken } = allowanceAt(trail.state, now);
  const { avatarIds } = trail.state.avatars;
  const avatarLimit = avatarLimitOf(planAt(trail.state.subscription, now), setting.paidAvatarLimit);
  const asins = limit === null ? `${taken} ASINs without a limit` : `${taken} of ${limit} ASINs`;
  return [
    { id: "plan", question: `Why is the plan ${PLAN_TERMS[plan].label}?`, ...whyPlan(trail, now) },
    { id: "allowance", question: `Why ${asins}?`, ...whyAllowance(trail, now) },
    {
      id: "avatars",
      question: `Why ${avatarIds.length} of ${avatarLimit} avatars?`,
      ...whyAvatars(trail, now, setting.paidAvatarLimit),
    },
    { id: "readOnly", question: "Can saved work be changed?", ...whyReadOnly(trail, now) },
  ];
};

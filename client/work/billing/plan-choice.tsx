import { PAID_PLANS, type PaidPlan, PLAN_TERMS, PLANS, type Plan } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { BillingFlow } from "./billing-flow.ts";
import { PlanCard } from "./plan-card.tsx";
import { isResting, isSubscribed, isUnpaid, type Standing } from "./status-text.ts";

const grid = css({
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
});

type Props = { standing: Standing; billing: BillingFlow };

const PlanButton = ({ plan, standing, billing: { snapshot, send } }: Props & { plan: PaidPlan }) => {
  const { summary, deletionAt } = standing;
  const isBusy = snapshot.hasTag("busy");
  const isMine = snapshot.context.plan === plan;
  if (summary.disputed || deletionAt !== null) return null;
  if (!isSubscribed(summary)) {
    if (summary.isCharged) return null;
    return (
      <Button
        width="full"
        loading={isMine && (snapshot.matches("checkingOut") || snapshot.matches("leaving"))}
        disabled={isBusy}
        onClick={() => send({ type: "plan.chosen", plan })}
      >
        Subscribe to {PLAN_TERMS[plan].label}
      </Button>
    );
  }
  if (plan === summary.plan && summary.nextPlan === null) return null;
  if (plan === summary.nextPlan) return null;
  return (
    <Button
      width="full"
      variant={plan === summary.plan ? "outline" : "solid"}
      loading={isMine && snapshot.matches("changing")}
      disabled={isBusy || summary.cancelAtPeriodEnd || isBehindInvoice(plan, summary)}
      onClick={() => send({ type: "change.asked", plan })}
    >
      {plan === summary.plan ? `Stay on ${PLAN_TERMS[plan].label}` : "Change Plan"}
    </Button>
  );
};

/** What is open is paid before anything dearer is sold. */
const isBehindInvoice = (plan: PaidPlan, summary: BillingSummary): boolean =>
  isUnpaid(summary) && PLAN_TERMS[plan].priceUsd > PLAN_TERMS[summary.plan].priceUsd;

const noteOn = (plan: PaidPlan, summary: BillingSummary): string | null => {
  if (plan === summary.nextPlan && summary.nextBillingDate !== null)
    return `Your plan from ${formatDate(summary.nextBillingDate)}.`;
  if (summary.cancelAtPeriodEnd && plan !== summary.plan && isSubscribed(summary))
    return "Keep your subscription first, then change the plan.";
  if (isSubscribed(summary) && isBehindInvoice(plan, summary))
    return "Pay the open invoice first, then change the plan.";
  return null;
};

/** The three plans, and the way to each. */
export const PlanChoice = ({ standing, billing }: Props) => {
  const { summary, deletionAt } = standing;
  const rests = isResting(summary);
  return (
    <div className={grid}>
      <PlanCard plan="demo" standing={summary.plan === "demo" && !rests ? "current" : "other"} action={null} />
      {PAID_PLANS.map((plan) => (
        <PlanCard
          key={plan}
          plan={plan}
          standing={plan === summary.plan ? "current" : rests && plan === summary.subscribedPlan ? "resting" : "other"}
          note={deletionAt !== null ? null : noteOn(plan, summary)}
          action={<PlanButton plan={plan} standing={standing} billing={billing} />}
        />
      ))}
    </div>
  );
};

/** The plans while it is not known yet which of them can be chosen. */
export const PlanChoiceSkeleton = ({ plan: current }: { plan: Plan }) => (
  <div className={grid}>
    {PLANS.map((plan) => (
      <PlanCard
        key={plan}
        plan={plan}
        standing={plan === current ? "current" : "other"}
        action={plan === "demo" || plan === current ? null : <Skeleton shape="field" />}
      />
    ))}
  </div>
);

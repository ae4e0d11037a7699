import { type PaidPlan, PLAN_TERMS } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { cancelText, type Standing } from "../../work/billing/status-text.ts";
import type { Billing } from "./use-billing.ts";

type Props = { standing: Standing; billing: Billing };

const priceOf = (plan: PaidPlan): number => PLAN_TERMS[plan].priceUsd;

const changeText = (summary: BillingSummary, plan: PaidPlan): string => {
  const on = summary.nextBillingDate === null ? "the next billing date" : formatDate(summary.nextBillingDate);
  if (plan === summary.plan) return `The change planned for ${on} is taken back. Nothing else changes.`;
  if (summary.plan === "demo" || priceOf(plan) > priceOf(summary.plan))
    return `You get ${PLAN_TERMS[plan].label} at once. The difference for the days until ${on} is charged to your card now; from then on it is $${priceOf(plan)} a month.`;
  return `You keep ${PLAN_TERMS[summary.plan].label} until ${on}. From then on you are on ${PLAN_TERMS[plan].label} for $${priceOf(plan)} a month.`;
};

/** The questions asked before a plan is changed or canceled. */
export const BillingDialogs = ({ standing, billing: { snapshot, send } }: Props) => {
  const { summary } = standing;
  const { plan } = snapshot.context;
  const isChanging = snapshot.matches("changing");
  const isCanceling = snapshot.matches("canceling");
  const close = (isOpen: boolean): void => {
    if (!isOpen) send({ type: "dismissed" });
  };
  return (
    <>
      {plan === null ? null : (
        <AlertDialog
          open={snapshot.matches("confirmingChange") || isChanging}
          onOpenChange={close}
          title={plan === summary.plan ? `Stay on ${PLAN_TERMS[plan].label}?` : `Change to ${PLAN_TERMS[plan].label}?`}
          description={changeText(summary, plan)}
          confirmLabel={plan === summary.plan ? "Stay" : "Change Plan"}
          cancelLabel="Not now"
          tone="default"
          pending={isChanging}
          onConfirm={() => send({ type: "confirmed" })}
        />
      )}
      <AlertDialog
        open={snapshot.matches("confirmingCancel") || isCanceling}
        onOpenChange={close}
        title="Cancel your subscription?"
        description={cancelText(standing)}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep it"
        pending={isCanceling}
        onConfirm={() => send({ type: "confirmed" })}
      />
    </>
  );
};

import { useQuery } from "@tanstack/react-query";
import { PLAN_TERMS } from "../../../events/plans.ts";
import type { BillingSummary } from "../../../events/wire/billing.ts";
import { formatDate } from "../../lib/format-date.ts";
import { useSession } from "../../session/use-session.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { AnchorButton } from "../../ui/link-button.tsx";
import { afterCancelText, isUnpaid } from "./status-text.ts";
import type { Billing } from "./use-billing.ts";

const OnboardingNotice = () => {
  const hasUsedDemo = useSession().asinUsedThisCycle > 0;
  return (
    <Callout tone="accent" title="Your account is ready">
      Choose a plan to finish the setup.{hasUsedDemo ? " What you made in the demo is kept for you." : ""}
    </Callout>
  );
};

const disputeText = ({ subscribedPlan, cancelAtPeriodEnd }: BillingSummary): string => {
  if (subscribedPlan === null)
    return "No plan can be bought at present. What you saved stays readable. Please write to us.";
  const charged = cancelAtPeriodEnd ? "" : " The subscription goes on being charged until you cancel it.";
  return `Your plan rests and cannot be changed at present. What you saved stays readable.${charged} Please write to us.`;
};

/** Leads to people: nothing on this page settles a dispute. */
const DisputeNotice = ({ summary }: { summary: BillingSummary }) => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <Callout
      tone="danger"
      role="alert"
      title="A payment was disputed"
      actions={
        site === undefined ? null : (
          <AnchorButton size="sm" href={`mailto:${site.supportEmail}`}>
            Email support
          </AnchorButton>
        )
      }
    >
      {disputeText(summary)}
    </Callout>
  );
};

type PaymentProps = { summary: BillingSummary; billing: Billing };

const PaymentNotice = ({ summary: { plan, graceEndsAt }, billing: { snapshot, send } }: PaymentProps) => (
  <Callout
    tone="danger"
    role="alert"
    title="Your last payment did not go through"
    actions={
      <Button
        size="sm"
        loading={snapshot.matches("openingPortal")}
        disabled={snapshot.hasTag("busy")}
        onClick={() => send({ type: "portal.requested" })}
      >
        Check payment method
      </Button>
    }
  >
    {plan === "demo" || graceEndsAt === null
      ? "Your plan rests until the open invoice is paid."
      : `You keep full access until ${formatDate(graceEndsAt)}.`}
  </Callout>
);

type Props = PaymentProps & { isOnboarding: boolean };

/** What needs attention before anything else. */
export const BillingNotices = ({ summary, billing, isOnboarding }: Props) => (
  <>
    {isOnboarding && summary.plan === "demo" ? <OnboardingNotice /> : null}
    {summary.givenByHand ? (
      <Callout tone="info" title={`Your ${PLAN_TERMS[summary.plan].label} plan was given to you`}>
        It renews by itself and costs nothing. Subscribe if you want to keep it in any case.
      </Callout>
    ) : null}
    {summary.disputed ? <DisputeNotice summary={summary} /> : null}
    {summary.graceEndsAt !== null || isUnpaid(summary) ? <PaymentNotice summary={summary} billing={billing} /> : null}
    {summary.cancelAtPeriodEnd && summary.nextBillingDate !== null ? (
      <Callout tone="warning" title={`Your subscription ends on ${formatDate(summary.nextBillingDate)}`}>
        {afterCancelText(summary)} Keep the subscription if you changed your mind.
      </Callout>
    ) : null}
    {summary.nextPlan !== null && summary.nextBillingDate !== null ? (
      <Callout tone="info" title={`You change to ${PLAN_TERMS[summary.nextPlan].label}`}>
        On {formatDate(summary.nextBillingDate)}. Until then everything stays as it is.
      </Callout>
    ) : null}
  </>
);

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { formatDate } from "../../lib/format-date.ts";
import { useSession } from "../../session/use-session.ts";
import { siteConfigQuery } from "../../site/site-config-query.ts";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { AnchorButton } from "../../ui/link-button.tsx";
import type { BillingFlow } from "./billing-flow.ts";
import { accessText, disputeText, endOf, isUnmatched, isUnpaid, type Standing, unpaidText } from "./status-text.ts";

const OnboardingNotice = () => {
  const hasUsedDemo = useSession().asinUsedThisCycle > 0;
  return (
    <Callout tone="accent" title="Your account is ready">
      Choose a plan to finish the setup.{hasUsedDemo ? " What you made in the demo is kept for you." : ""}
    </Callout>
  );
};

/** Leads to people: nothing on this page settles it. */
const SupportNotice = ({ title, children }: { title: string; children: ReactNode }) => {
  const { data: site } = useQuery(siteConfigQuery());
  return (
    <Callout
      tone="danger"
      role="alert"
      title={title}
      actions={
        site === undefined ? null : (
          <AnchorButton size="sm" href={`mailto:${site.supportEmail}`}>
            Email support
          </AnchorButton>
        )
      }
    >
      {children}
    </Callout>
  );
};

type PaymentProps = { standing: Standing; billing: BillingFlow };

const PaymentNotice = ({ standing, billing: { snapshot, send } }: PaymentProps) => {
  const { summary } = standing;
  const isLeaving = standing.deletionAt !== null;
  return (
    <Callout
      tone={isLeaving ? "neutral" : summary.givenByHand || summary.disputed ? "warning" : "danger"}
      role={isLeaving ? "note" : "alert"}
      title="Your last payment did not go through"
      {...(isLeaving
        ? {}
        : {
            actions: (
              <Button
                size="sm"
                loading={snapshot.matches("openingPortal")}
                disabled={snapshot.hasTag("busy")}
                onClick={() => send({ type: "portal.requested" })}
              >
                Check payment method
              </Button>
            ),
          })}
    >
      {unpaidText(standing)}
    </Callout>
  );
};

const EndNotice = ({ standing }: { standing: Standing }) => {
  const end = endOf(standing);
  const what = standing.deletionAt === null ? "subscription" : "account";
  return (
    <Callout tone="warning" title={`Your subscription ends${end === null ? "" : ` on ${formatDate(end)}`}`}>
      {accessText(standing)} Keep the {what} if you changed your mind.
    </Callout>
  );
};

type Props = PaymentProps & { isOnboarding: boolean };

/** What needs attention before anything else. */
export const BillingNotices = ({ standing, billing, isOnboarding }: Props) => {
  const { summary } = standing;
  return (
    <>
      {isOnboarding && summary.plan === "demo" ? <OnboardingNotice /> : null}
      {summary.givenByHand ? (
        <Callout tone="info" title={`Your ${PLAN_TERMS[summary.plan].label} plan was given to you`}>
          It renews by itself and costs nothing.
          {summary.isCharged
            ? " The subscription beside it is charged until you cancel it."
            : " Subscribe if you want to keep it in any case."}
        </Callout>
      ) : null}
      {summary.disputed ? (
        <SupportNotice title="A payment was disputed">{disputeText(standing)}</SupportNotice>
      ) : isUnmatched(summary) ? (
        <SupportNotice title="Your subscription gives you no plan">
          You are charged for it, and we do not know which plan it is for. That is our mistake. Please write to us.
        </SupportNotice>
      ) : null}
      {isUnpaid(summary) ? <PaymentNotice standing={standing} billing={billing} /> : null}
      {summary.cancelAtPeriodEnd ? <EndNotice standing={standing} /> : null}
      {summary.nextPlan !== null && summary.nextBillingDate !== null ? (
        <Callout tone="info" title={`You change to ${PLAN_TERMS[summary.nextPlan].label}`}>
          On {formatDate(summary.nextBillingDate)}. Until then everything stays as it is.
        </Callout>
      ) : null}
    </>
  );
};

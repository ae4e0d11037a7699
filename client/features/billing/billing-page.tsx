import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { isPaidPlan } from "../../../events/plans.ts";
import { messageOf } from "../../api/api-problem.ts";
import { useSession } from "../../session/use-session.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BillingScreen } from "../../work/billing/billing-screen.tsx";
import { PlanChoiceSkeleton } from "../../work/billing/plan-choice.tsx";
import { SubscriptionSkeleton } from "../../work/billing/subscription-details.tsx";
import { BillingDialogs } from "./billing-dialogs.tsx";
import { billingSummaryQuery } from "./billing-queries.ts";
import { CheckoutConfirmation } from "./checkout-confirmation.tsx";
import { SandboxNotice } from "./sandbox-notice.tsx";
import { useBilling } from "./use-billing.ts";
import { useCanceledNotice, usePortalReturn } from "./use-return-notice.ts";

const route = getRouteApi("/billing");

export const BillingPage = () => {
  const { session_id: sessionId, success, canceled, onboarding, portal } = route.useSearch();
  useCanceledNotice(canceled === 1);
  usePortalReturn(portal === 1);
  const isReturning = success === 1 && sessionId !== undefined && sessionId !== "";
  return (
    <Page>
      <PageHeader title="Billing" lead="Plans, invoices and your subscription." />
      {isReturning ? <CheckoutConfirmation key={sessionId} sessionId={sessionId} /> : null}
      <Plans isOnboarding={onboarding === 1} />
    </Page>
  );
};

const Plans = ({ isOnboarding }: { isOnboarding: boolean }) => {
  const { data: summary, isError, error, refetch } = useQuery(billingSummaryQuery());
  const billing = useBilling();
  const { deletionAt = null } = useSession();
  if (isError) {
    return (
      <ErrorPanel title="Failed to load billing" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    );
  }
  if (summary === undefined) return <WaitingPlans />;
  const standing = { summary, deletionAt };
  return (
    <>
      <BillingScreen standing={standing} billing={billing} isOnboarding={isOnboarding} />
      {summary.sandbox ? <SandboxNotice /> : null}
      <BillingDialogs standing={standing} billing={billing} />
    </>
  );
};

/** What the plans are is known before what is paid for. */
const WaitingPlans = () => {
  const { plan } = useSession();
  return (
    <>
      <VisuallyHidden role="status">Loading billing</VisuallyHidden>
      {isPaidPlan(plan) && <SubscriptionSkeleton />}
      <PlanChoiceSkeleton plan={plan} />
    </>
  );
};

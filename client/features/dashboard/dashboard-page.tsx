import { useQuery } from "@tanstack/react-query";
import { isPaidPlan } from "../../../events/plans.ts";
import { messageOf } from "../../api/api-problem.ts";
import { useSession } from "../../session/use-session.ts";
import { css } from "../../styled-system/css/index.js";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { CheckHint } from "../../work/dashboard/check-hint.tsx";
import { DashboardScreen } from "../../work/dashboard/dashboard-screen.tsx";
import { QuickActions } from "../../work/dashboard/quick-actions.tsx";
import { SummaryCardsSkeleton } from "../../work/dashboard/summary-cards.tsx";
import { TroubleNotice } from "../../work/dashboard/trouble-notice.tsx";
import { FirstListing } from "../../work/first-listing/first-listing.tsx";
import { dashboardQuery } from "../../work/work-queries.ts";
import { RecentResults } from "./recent-results.tsx";

export const DashboardPage = () => {
  // Who is about to leave is asked for nothing.
  const { deletionAt } = useSession();
  const { data: summary, error, refetch } = useQuery(dashboardQuery());
  return (
    <Page>
      <PageHeader title="Dashboard" lead="What is left of your plan, and the next thing to do." />
      {error !== null && (
        <ErrorPanel title="Failed to load dashboard" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {summary === undefined && error === null && <WaitingDashboard />}
      {summary !== undefined && (
        <>
          {deletionAt === undefined && <TroubleNotice trouble={summary.trouble} />}
          <FirstListing summary={summary} />
          <DashboardScreen summary={summary}>
            <RecentResults expected={isPaidPlan(summary.plan) ? summary.firstListing.optimizations : 0} />
          </DashboardScreen>
          <CheckHint />
        </>
      )}
    </Page>
  );
};

const FIRST_ROWS = 3;
/** First steps may come above: until then what follows the page stands where nobody sees it move. */
const belowTheFold = css({ minHeight: "[50svh]" });

/** What can be done is known before the figures are. */
const WaitingDashboard = () => {
  const { plan, asinLimit, asinUsedThisCycle } = useSession();
  return (
    <>
      <div role="status" aria-label="Loading the dashboard">
        <SummaryCardsSkeleton plan={plan} />
      </div>
      <QuickActions plan={plan} isUsedUp={asinLimit !== null && asinUsedThisCycle >= asinLimit} />
      <RecentResults expected={isPaidPlan(plan) ? FIRST_ROWS : 0} />
      <div className={belowTheFold} />
    </>
  );
};

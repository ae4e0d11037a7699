import { useQuery } from "@tanstack/react-query";
import { isPaidPlan } from "../../../events/plans.ts";
import { messageOf } from "../../api/api-problem.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DashboardScreen } from "../../work/dashboard/dashboard-screen.tsx";
import { FirstListing } from "../../work/first-listing/first-listing.tsx";
import { dashboardQuery } from "../../work/work-queries.ts";
import { RecentResults } from "./recent-results.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";

export const DashboardPage = () => {
  const { data: summary, error, refetch } = useQuery(dashboardQuery());
  return (
    <Page>
      <PageHeader title="Dashboard" lead="What is left of your plan, and the next thing to do." />
      {error !== null && (
        <ErrorPanel title="Failed to load dashboard" onRetry={() => void refetch()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
      {summary === undefined && error === null && (
        <div role="status" aria-label="Loading the dashboard">
          <Skeleton shape="block" />
        </div>
      )}
      {summary !== undefined && (
        <>
          <TroubleNotice trouble={summary.trouble} />
          <FirstListing summary={summary} />
          <DashboardScreen summary={summary}>
            <RecentResults expected={isPaidPlan(summary.plan) ? summary.firstListing.optimizations : 0} />
          </DashboardScreen>
        </>
      )}
    </Page>
  );
};

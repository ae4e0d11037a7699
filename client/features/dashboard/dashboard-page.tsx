import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../api/api-problem.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dashboardQuery } from "../../work/work-queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { ResourceCards } from "./resource-cards.tsx";
import { SummaryCards } from "./summary-cards.tsx";

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
          <SummaryCards summary={summary} />
          <QuickActions plan={summary.plan} />
          <ResourceCards links={summary.links} />
        </>
      )}
    </Page>
  );
};

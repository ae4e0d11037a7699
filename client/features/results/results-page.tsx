import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { FileQuestion } from "lucide-react";
import { useEffect } from "react";
import { messageOf, problemOf } from "../../api/api-problem.ts";
import { showPageTitle } from "../../lib/page-title.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { FollowedRun } from "../../work/optimizing/followed-run.tsx";
import { isComplete } from "../../work/results/complete-optimization.ts";
import { SavedResult } from "../../work/results/saved-result.tsx";
import { optimizationQuery } from "../../work/work-queries.ts";
import { LegacyResult } from "./legacy-result.tsx";
import { ResultSkeleton } from "./result-skeleton.tsx";

const route = getRouteApi("/results/$optimizationId");

export const ResultsPage = () => {
  const { optimizationId } = route.useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(optimizationQuery(optimizationId));
  useEffect(() => {
    if (data !== undefined) showPageTitle(data.productName);
  }, [data]);
  if (data === undefined) {
    return (
      <Page>
        {error === null ? (
          <ResultSkeleton />
        ) : (
          <NoResult key={optimizationId} optimizationId={optimizationId} error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (!isComplete(data)) {
    return (
      <Page>
        <LegacyResult optimization={data} />
      </Page>
    );
  }
  return (
    <Page>
      <SavedResult
        key={data.id}
        optimization={data}
        onOpen={(next) => void navigate({ to: "/results/$optimizationId", params: { optimizationId: next } })}
      />
    </Page>
  );
};

type NoResultProps = { optimizationId: string; error: Error; onRetry: () => void };

const NoResult = ({ optimizationId, error, onRetry }: NoResultProps) => {
  const problem = problemOf(error);
  if (problem === "IN_PROGRESS") {
    return (
      <>
        <PageHeader
          title="Still being worked on"
          lead="It usually takes a few seconds. The result appears here by itself."
        />
        <FollowedRun optimizationId={optimizationId} />
      </>
    );
  }
  if (problem === "OPTIMIZATION_NOT_FOUND" || problem === "NOT_FOUND") {
    return (
      <>
        <PageHeader title="Results not found" />
        <EmptyState
          icon={<FileQuestion />}
          title="There are no results here"
          action={
            <LinkButton to="/optimization" search={{ tab: "results" }}>
              All results
            </LinkButton>
          }
        >
          <p>The address may be mistyped, or these results belong to another account.</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Results" />
      <ErrorPanel title="Failed to fetch optimization" onRetry={onRetry}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    </>
  );
};

import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { messageOf, problemOf } from "../../api/api-problem.ts";
import { patiently } from "../../lib/patiently.ts";
import { Callout } from "../../ui/callout.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FollowedRun } from "../../work/optimizing/followed-run.tsx";
import { isComplete } from "../../work/results/complete-optimization.ts";
import { optimizationQuery } from "../../work/work-queries.ts";
import { AllResults } from "./all-results.tsx";

const SavedResult = lazy(() =>
  patiently(() => import("../../work/results/saved-result.tsx")).then((module) => ({ default: module.SavedResult })),
);

type ResultsTabProps = { optimizationId: string; onOpen: (optimizationId: string) => void };

export const ResultsTab = ({ optimizationId, onOpen }: ResultsTabProps) => {
  const { data, error, refetch } = useQuery({ ...optimizationQuery(optimizationId), enabled: optimizationId !== "" });
  if (optimizationId === "") return <AllResults />;
  if (problemOf(error) === "IN_PROGRESS") return <FollowedRun key={optimizationId} optimizationId={optimizationId} />;
  if (error !== null) {
    return (
      <ErrorPanel title="Failed to fetch optimization" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <Skeleton shape="block" />;
  if (!isComplete(data)) {
    return (
      <Callout tone="info" title="Legacy Results">
        No avatar data was kept for this optimization.
      </Callout>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <SavedResult key={data.id} optimization={data} headingLevel="h2" onOpen={onOpen} />
    </Suspense>
  );
};

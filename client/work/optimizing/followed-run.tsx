import { lazy, Suspense } from "react";
import { patiently } from "../../lib/patiently.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

const RunInProgress = lazy(() =>
  patiently(() => import("./run-in-progress.tsx")).then((module) => ({ default: module.RunInProgress })),
);

/** A run that is still at work, shown to those who come while it is. */
export const FollowedRun = ({ optimizationId }: { optimizationId: string }) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <RunInProgress optimizationId={optimizationId} />
  </Suspense>
);

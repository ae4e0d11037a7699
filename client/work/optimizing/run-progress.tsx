import { type ComponentProps, lazy, Suspense } from "react";
import { patiently } from "../../lib/patiently.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { OptimizeProgress } from "./optimize-progress.tsx";

const load = () => patiently(() => import("./optimize-progress.tsx"));
const Loaded = lazy(() => load().then((module) => ({ default: module.OptimizeProgress })));

/** Fetches what shows a run before there is one, so that it is there though the line is cut by then. */
export const prepareProgress = (): void => void load().catch(() => undefined);

export const RunProgress = (props: ComponentProps<typeof OptimizeProgress>) => (
  <Suspense fallback={<Skeleton shape="block" />}>
    <Loaded {...props} />
  </Suspense>
);

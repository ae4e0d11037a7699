import { customerStreamId } from "../../events/customer/customer.ts";
import type { OptimizationProgress } from "../../events/result/result.ts";
import { visitorStreamId } from "../../events/visitor/demo.decider.ts";
import type { Deps } from "../deps.ts";
import { isOptimizationCompleted } from "../projections/optimizations.queries.ts";
import { domainEventOf } from "../store/domain-event.ts";
import type { LiveRun, LiveRuns } from "./live-runs.ts";
import type { FollowOptions, Outcome, Run } from "./optimizer.ts";
import { findProgress } from "./runs.ts";

type FollowDeps = Pick<Deps, "sql" | "store">;
type Followed = Pick<Run, "optimizationId" | "owner">;

const COMPLETED: Outcome = { status: "completed" };
const FAILED: Outcome = { status: "failed", problem: "OPTIMIZATION_FAILED" };

const isCompleted = async ({ sql, store }: FollowDeps, { optimizationId, owner }: Followed): Promise<boolean> => {
  if (owner.kind === "customer")
    return isOptimizationCompleted(sql, customerStreamId(owner.customerId), optimizationId);
  const history = await store.read(visitorStreamId(owner.visitorId));
  return history.some((stored) => {
    const event = domainEventOf(stored);
    return event.type === "DemoUsed" && event.data.optimizationId === optimizationId;
  });
};

const aborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const refuse = (): void => reject(new DOMException("Nobody is waiting any more", "AbortError"));
    if (signal?.aborted) refuse();
    signal?.addEventListener("abort", refuse, { once: true });
  });

/** Progress never goes back, even when another process begins anew. */
const onlyForward = (report: FollowOptions["onProgress"]) => {
  let reached = 0;
  return (progress: OptimizationProgress): void => {
    if (progress.percent < reached) return;
    reached = progress.percent;
    report?.(progress);
  };
};

const followLive = async (
  entry: LiveRun,
  report: (progress: OptimizationProgress) => void,
  gone: Promise<never>,
): Promise<Outcome | "elsewhere"> => {
  report(entry.progress);
  entry.listeners.add(report);
  try {
    return await Promise.race([entry.ended, gone]);
  } finally {
    entry.listeners.delete(report);
  }
};

/** Follows a run to its end: in this process by what it tells, in another one by looking again and again. */
export const followRun = async (
  deps: FollowDeps,
  { liveRuns, pollMs }: { liveRuns: LiveRuns; pollMs: number },
  followed: Followed,
  options: FollowOptions,
): Promise<Outcome> => {
  const gone = aborted(options.signal);
  gone.catch(() => undefined);
  const report = onlyForward(options.onProgress);
  for (;;) {
    const entry = liveRuns.get(followed.optimizationId);
    const end = entry === undefined ? "elsewhere" : await followLive(entry, report, gone);
    if (end !== "elsewhere") return end;
    const progress = await findProgress(deps.sql, followed.optimizationId);
    if (progress === null) return (await isCompleted(deps, followed)) ? COMPLETED : FAILED;
    report(progress);
    await Promise.race([Bun.sleep(pollMs), gone]);
  }
};

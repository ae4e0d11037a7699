import type { OptimizationProgress } from "../../events/result/result.ts";
import type { Deps } from "../deps.ts";
import { ProblemError } from "../http/problems.ts";
import { describeError } from "../platform/log.ts";
import type { Engine } from "./engine.ts";
import { finishRun, type RunEnd } from "./finish-run.ts";
import { type LiveRun, type LiveRuns, publish } from "./live-runs.ts";
import type { Outcome } from "./optimizer.ts";
import { ownerIdOf, ownerName } from "./run-owner.ts";
import { type ClaimedRun, saveProgress } from "./runs.ts";
import { createTurns } from "./turns.ts";

export type LineDeps = Pick<Deps, "sql" | "store" | "clock" | "log">;

type Line = {
  begin: (run: ClaimedRun) => void;
  /** How many more runs would be worked on at once. */
  spare: () => number;
  /** Begins nothing any more. */
  close: () => void;
};

/** Works on one run; null when somebody else will. */
const workOn = async (
  { sql, log }: LineDeps,
  { engine, timeoutMs }: { engine: Engine; timeoutMs: number },
  entry: LiveRun,
): Promise<RunEnd | null> => {
  const { optimizationId, input, owner } = entry.run;
  const timeout = AbortSignal.timeout(timeoutMs);
  const onProgress = (progress: OptimizationProgress): void => {
    const isNewStage = progress.stage !== entry.progress.stage;
    publish(entry, progress);
    if (!isNewStage) return;
    saveProgress(sql, optimizationId, progress).catch((error: unknown) =>
      log.warn("progress was not saved", { optimizationId, error: describeError(error) }),
    );
  };
  try {
    const signal = AbortSignal.any([entry.abandon.signal, timeout]);
    return {
      status: "completed",
      result: await engine.optimize(input, { onProgress, signal, owner: ownerIdOf(owner) }),
    };
  } catch (error) {
    if (entry.abandon.signal.aborted) return null;
    if (error instanceof ProblemError && !timeout.aborted) {
      log.info("optimization refused", { optimizationId, problem: error.problem });
      return { status: "failed", reason: "failed", problem: error.problem };
    }
    const reason = timeout.aborted ? "timedOut" : "failed";
    log.error("optimization failed", { optimizationId, reason, error: describeError(error) });
    return { status: "failed", reason };
  }
};

const outcomeOf = (end: RunEnd): Outcome =>
  end.status === "completed"
    ? { status: "completed" }
    : { status: "failed", problem: end.problem ?? "OPTIMIZATION_FAILED" };

const finish = async (deps: LineDeps, entry: LiveRun, end: RunEnd): Promise<void> => {
  try {
    const counts = await finishRun(deps, entry.run, end);
    entry.end(counts ? outcomeOf(end) : "elsewhere");
  } catch (error) {
    const { optimizationId } = entry.run;
    deps.log.error("the end of an optimization was not written", { optimizationId, error: describeError(error) });
    entry.end("elsewhere");
  }
};

/** The line in which this process's runs wait for the engine. Customers and visitors take turns. */
export const createRunLine = (
  deps: LineDeps,
  liveRuns: LiveRuns,
  options: { engine: Engine; timeoutMs: number },
): Line => {
  const waiting = createTurns<LiveRun>();
  let working = 0;
  let isClosed = false;

  const work = async (entry: LiveRun): Promise<void> => {
    working += 1;
    const end = await workOn(deps, options, entry);
    if (end === null) entry.end("elsewhere");
    else await finish(deps, entry, end);
    working -= 1;
    waiting.yieldTurn(ownerName(entry.run.owner));
    next();
  };

  const next = (): void => {
    while (!isClosed && working < options.engine.concurrency) {
      const entry = waiting.take();
      if (entry === undefined) return;
      if (!entry.abandon.signal.aborted) void work(entry);
    }
  };

  return {
    begin: (run) => {
      const entry = liveRuns.add(run);
      if (isClosed) return entry.end({ status: "failed", problem: "BUSY" });
      waiting.add(ownerName(entry.run.owner), entry);
      next();
    },
    spare: () => (isClosed ? 0 : Math.max(0, options.engine.concurrency - working - waiting.count())),
    close: () => {
      isClosed = true;
    },
  };
};

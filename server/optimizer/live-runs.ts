import type { OptimizationProgress } from "../../events/result/result.ts";
import { ProblemError } from "../http/problems.ts";
import type { Outcome, Run } from "./optimizer.ts";
import { ownerName, type RunOwner } from "./run-owner.ts";
import { type ClaimedRun, WAITING } from "./runs.ts";

/** `elsewhere`: this process will not bring it to its end; its row tells who does. */
type LiveEnd = Outcome | "elsewhere";

/** A run in this process, waiting or being worked on. */
export type LiveRun = {
  run: ClaimedRun;
  progress: OptimizationProgress;
  listeners: Set<(progress: OptimizationProgress) => void>;
  /** Ends the work without writing an end. */
  abandon: AbortController;
  ended: Promise<LiveEnd>;
  end: (end: LiveEnd) => void;
};

export type Places = { total: number; perOwner: number };

const BUSY_RETRY_SECONDS = 15;

/** The runs this process holds, and the places they and the ones about to be accepted take. */
export const createLiveRuns = (places: Places) => {
  const live = new Map<string, LiveRun>();
  const claimed = new Map<string, RunOwner>();
  let isClosed = false;

  const takenBy = (owner: RunOwner): number => {
    const owners = [...claimed.values(), ...[...live.values()].map(({ run }) => run.owner)];
    return owners.filter((other) => ownerName(other) === ownerName(owner)).length;
  };

  return {
    get: (optimizationId: string): LiveRun | undefined => live.get(optimizationId),
    all: (): readonly LiveRun[] => [...live.values()],
    count: (): number => live.size,
    /** Takes a place for a run that is about to be accepted, once; refuses with BUSY when there is none. */
    takePlace: ({ optimizationId, owner }: Pick<Run, "optimizationId" | "owner">): void => {
      if (claimed.has(optimizationId)) return;
      const isFull = live.size + claimed.size >= places.total || takenBy(owner) >= places.perOwner;
      if (isFull || isClosed) throw new ProblemError("BUSY", { retryAfterSeconds: BUSY_RETRY_SECONDS });
      claimed.set(optimizationId, owner);
    },
    /** Gives no more places. */
    close: (): void => {
      isClosed = true;
    },
    givePlaceBack: (optimizationId: string): boolean => claimed.delete(optimizationId),
    add: (run: ClaimedRun): LiveRun => {
      const { promise: ended, resolve } = Promise.withResolvers<LiveEnd>();
      const entry: LiveRun = {
        run,
        progress: WAITING,
        listeners: new Set(),
        abandon: new AbortController(),
        ended,
        end: (end) => {
          live.delete(run.optimizationId);
          resolve(end);
        },
      };
      live.set(run.optimizationId, entry);
      return entry;
    },
  };
};

export type LiveRuns = ReturnType<typeof createLiveRuns>;

/** Tells everybody who follows the run. */
export const publish = (entry: LiveRun, progress: OptimizationProgress): void => {
  Object.assign(entry, { progress });
  for (const listener of entry.listeners) listener(progress);
};

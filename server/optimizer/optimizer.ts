import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationInput, OptimizationProgress } from "../../events/result/result.ts";
import type { Statement } from "../store/sql.ts";
import type { Engine } from "./engine.ts";
import type { RunOwner } from "./run-owner.ts";

/** An optimization that was, or is about to be, accepted. */
export type Run = { optimizationId: string; owner: RunOwner; input: OptimizationInput; correlationId: string };

export type Outcome = { status: "completed" } | { status: "failed"; problem: ProblemCode };

export type FollowOptions = { onProgress?: (progress: OptimizationProgress) => void; signal?: AbortSignal };

/** Makes a run this process's, as part of the transaction whose event `causationId` accepts it. Refuses with BUSY. */
export type ClaimRun = (causationId: string) => Statement;

/** Brings accepted optimizations to their end, here or, after a crash, in whichever process lives. */
export type Optimizer = {
  importReviews: Engine["importReviews"];
  weighWords: Engine["weighWords"];
  /** Begins a run once `append`, which has to call `claim`, has committed it. */
  accept: (run: Run, append: (claim: ClaimRun) => Promise<unknown>) => Promise<void>;
  /** Reports progress until the optimization has ended, in whatever process it runs. */
  follow: (run: Pick<Run, "optimizationId" | "owner">, options?: FollowOptions) => Promise<Outcome>;
  /** Takes up what earlier processes left, and keeps looking for runs whose holder is gone. */
  start: () => Promise<void>;
  /** Hands unfinished runs to the next process and ends the engine. */
  stop: () => Promise<void>;
};

import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationInput, OptimizationProgress } from "../../events/result/result.ts";
import type { Statement } from "../store/sql.ts";
import type { Engine } from "./engine.ts";

/** Whose optimization it is: the stream that its end is written to. */
export type Subject = { kind: "customer"; customerId: string } | { kind: "visitor"; visitorId: string };

/** An optimization that was, or is about to be, accepted. */
export type Run = { optimizationId: string; subject: Subject; input: OptimizationInput; correlationId: string };

export type Outcome = { status: "completed" } | { status: "failed"; problem: ProblemCode };

export type FollowOptions = { onProgress?: (progress: OptimizationProgress) => void; signal?: AbortSignal };

/** Brings accepted optimizations to their end, here or, after a crash, in whichever process lives. */
export type Optimizer = {
  importReviews: Engine["importReviews"];
  /**
   * Takes a run in once `append` has committed it. `append` calls `claim` for the statement that makes the run this
   * process's, to go into the transaction that accepts it; `claim` refuses with BUSY while too much work is waiting.
   */
  accept: (run: Run, append: (claim: () => Statement) => Promise<unknown>) => Promise<void>;
  /** Reports progress until the optimization has ended, in whatever process it runs. */
  follow: (run: Pick<Run, "optimizationId" | "subject">, options?: FollowOptions) => Promise<Outcome>;
  /** Takes up what earlier processes left, and keeps looking for runs whose holder is gone. */
  start: () => Promise<void>;
  /** Hands unfinished runs to the next process and ends the engine. */
  stop: () => Promise<void>;
};

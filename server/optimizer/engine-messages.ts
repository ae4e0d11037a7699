import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationInput, OptimizationProgress, OptimizationResult } from "../../events/result/result.ts";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import type { ProblemError } from "../http/problems.ts";
import type { ReviewsSource } from "./engine.ts";

export type EngineRequest =
  | { kind: "optimize"; input: OptimizationInput }
  | { kind: "importReviews"; source: ReviewsSource; include: readonly string[] };

export type EngineReply =
  | { kind: "progress"; progress: OptimizationProgress }
  /** The built-in writer takes over where this goes on. */
  | { kind: "modelFailed"; cause: string }
  | { kind: "optimized"; result: OptimizationResult }
  | { kind: "imported"; reviews: ImportedReviews }
  | { kind: "refused"; problem: ProblemCode; details: ProblemError["details"] }
  | { kind: "failed"; message: string; stack: string };

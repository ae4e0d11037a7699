import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { ListingClaims } from "../../events/result/listing-claims.ts";
import type { OptimizationInput, OptimizationProgress, OptimizationResult } from "../../events/result/result.ts";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import type { ProblemError } from "../http/problems.ts";
import type { ModelUsage } from "../openai/model-usage.ts";
import type { ReviewsSource, WordsToWeigh } from "./engine.ts";

export type EngineRequest =
  | {
      kind: "optimize";
      input: OptimizationInput;
      /** Why the model is not asked, where one is configured; a note of the result. */
      refusal: string | null;
    }
  | { kind: "importReviews"; source: ReviewsSource; include: readonly string[] }
  | { kind: "weighWords"; weighed: WordsToWeigh };

export type EngineReply =
  | { kind: "progress"; progress: OptimizationProgress }
  /** The built-in writer takes over where this goes on. */
  | { kind: "modelFailed"; cause: string }
  | { kind: "modelUsed"; usage: ModelUsage }
  | { kind: "optimized"; result: OptimizationResult }
  | { kind: "imported"; reviews: ImportedReviews }
  | { kind: "weighed"; claims: ListingClaims }
  | { kind: "refused"; problem: ProblemCode; details: ProblemError["details"] }
  | { kind: "failed"; message: string; stack: string };

import type { OptimizationInput, OptimizationProgress, OptimizationResult } from "../../events/result/result.ts";
import type { ImportedReviews } from "../../events/wire/reviews.ts";

export type ReviewsSource = { text: string } | { bytes: Uint8Array; fileName: string };

export type EngineOptions = { onProgress: (progress: OptimizationProgress) => void; signal: AbortSignal };

/** The work that would keep the event loop busy. A call rejects when its signal aborts. */
export type Engine = {
  /** How many calls make progress at the same time. */
  concurrency: number;
  optimize: (input: OptimizationInput, options: EngineOptions) => Promise<OptimizationResult>;
  /**
   * Reads reviews from a paste or a file. `include` names exclusions to use after all. Rejects with UNSUPPORTED_FILE,
   * also where reading takes too long, and with NO_REVIEWS.
   */
  importReviews: (
    source: ReviewsSource,
    include?: readonly string[],
    options?: { signal?: AbortSignal },
  ) => Promise<ImportedReviews>;
  close: () => Promise<void>;
};

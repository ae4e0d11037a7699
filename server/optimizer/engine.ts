import type { ListingWords } from "../../events/result/listing.ts";
import type { ListingClaims } from "../../events/result/listing-claims.ts";
import type { OptimizationInput, OptimizationProgress, OptimizationResult } from "../../events/result/result.ts";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import type { JudgedResult } from "../listing/revise/own-copy.ts";

export type ReviewsSource = { text: string } | { bytes: Uint8Array; fileName: string };

export type EngineOptions = {
  onProgress: (progress: OptimizationProgress) => void;
  signal: AbortSignal;
  /** Whose share of the language model the call is charged to. */
  owner: string;
};

/** Words of a seller's, and the finished result they are for. */
export type WordsToWeigh = {
  optimizationId: string;
  productName: string;
  result: JudgedResult;
  words: ListingWords;
};

/** The work that would keep the event loop busy. A call rejects when its signal aborts. */
export type Engine = {
  /** How many calls make progress at the same time. */
  concurrency: number;
  optimize: (input: OptimizationInput, options: EngineOptions) => Promise<OptimizationResult>;
  /**
   * Reads reviews from a paste or a file. `include` names exclusions to use after all. Rejects with UNSUPPORTED_FILE,
   * also where reading takes too long, with NO_REVIEWS, and with BUSY where too many wait. Owners take turns; a call
   * without one is nobody else's.
   */
  importReviews: (
    source: ReviewsSource,
    include?: readonly string[],
    options?: { signal?: AbortSignal | undefined; owner?: string | undefined },
  ) => Promise<ImportedReviews>;
  /** What the clauses of all fields rest on. Words that still wait when the signal aborts are not weighed. Rejects with BUSY where too many wait. */
  weighWords: (weighed: WordsToWeigh, options?: { signal?: AbortSignal }) => Promise<ListingClaims>;
  close: () => Promise<void>;
};

import {
  OPTIMIZATION_STAGES,
  type OptimizationInput,
  type OptimizationProgress,
  type OptimizationResult,
} from "../../events/result/result.ts";
import { createWordsWeigher } from "../../server/listing/revise/weigh-words.ts";
import type { Engine, EngineOptions } from "../../server/optimizer/engine.ts";
import { importReviews } from "../../server/optimizer/import-reviews.ts";
import { emptyResult } from "./fixtures/customer-history.ts";

export const STAGES: readonly OptimizationProgress[] = OPTIMIZATION_STAGES.map((stage, index) => ({
  stage,
  percent: index * 20,
  message: `Now ${stage}`,
}));

/** A result that shows what it was made from. */
export const resultOf = (input: OptimizationInput): OptimizationResult => ({
  ...emptyResult,
  avatarData: {
    ...emptyResult.avatarData,
    profileName: input.avatarName,
    pains: ["It leaks"],
    keywords: input.keywords,
  },
  optimizedTitles: [`${input.productName} ${input.mustIncludeKeywords.join(" ")}`.trim()],
  bulletsA: ["OUTCOME: stays dry"],
  bulletsB: ["LEAKS? Not this one"],
  fixList: "Say what the lid is made of",
});

type Work = (input: OptimizationInput, options: EngineOptions) => Promise<OptimizationResult>;

/** An engine in this thread: it really reads reviews, and optimizes as the test says. */
export const engineThat = (optimize: Work, concurrency = 1): Engine => ({
  concurrency,
  optimize,
  importReviews: async (source, include) => importReviews(source, include),
  weighWords: async ({ result, productName, words }) => createWordsWeigher(result, productName)(words),
  close: async () => undefined,
});

/** Tells every stage and answers at once. */
export const quickEngine: Engine = engineThat(async (input, { onProgress }) => {
  for (const progress of STAGES) onProgress(progress);
  return resultOf(input);
});

export const failingEngine: Engine = engineThat(() => Promise.reject(new Error("The engine broke")));

export type HeldEngine = Engine & {
  /** Resolves when that many calls have begun. */
  begun: (calls: number) => Promise<void>;
  calls: () => number;
  release: () => void;
};

/** Begins and goes on only when it is released, or cut off. */
export const heldEngine = (concurrency = 1): HeldEngine => {
  const released = Promise.withResolvers<void>();
  const waiting: { calls: number; resolve: () => void }[] = [];
  let calls = 0;
  const engine = engineThat(async (input, { onProgress, signal }) => {
    calls += 1;
    for (const waiter of waiting.filter((each) => each.calls <= calls)) waiter.resolve();
    onProgress({ stage: "mining", percent: 40, message: "Held" });
    const cut = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
    );
    await Promise.race([released.promise, cut]);
    return resultOf(input);
  }, concurrency);
  return {
    ...engine,
    calls: () => calls,
    begun: (wanted) =>
      calls >= wanted ? Promise.resolve() : new Promise((resolve) => waiting.push({ calls: wanted, resolve })),
    release: released.resolve,
  };
};

import { availableParallelism } from "node:os";
import type { Engine } from "./engine.ts";
import { createWorkerLane } from "./worker-lane.ts";

const spareProcessors = (): number => Math.max(1, availableParallelism() - 1);

/** The engine in workers, so that requests are answered while it works. Reading a file never waits for an optimization. */
export const createWorkerEngine = (concurrency: number = spareProcessors()): Engine => {
  const optimizing = createWorkerLane(concurrency);
  const reading = createWorkerLane(1);
  return {
    concurrency,
    optimize: async (input, options) => {
      const reply = await optimizing.call({ kind: "optimize", input }, options);
      if (reply.kind !== "optimized") throw new Error(`The engine answered ${reply.kind}`);
      return reply.result;
    },
    importReviews: async (source) => {
      const reply = await reading.call({ kind: "importReviews", source });
      if (reply.kind !== "imported") throw new Error(`The engine answered ${reply.kind}`);
      return reply.reviews;
    },
    close: async () => {
      await Promise.all([optimizing.close(), reading.close()]);
    },
  };
};

import { availableParallelism } from "node:os";
import type { Env } from "../env.ts";
import { ProblemError } from "../http/problems.ts";
import type { ModelUsage } from "../openai/model-usage.ts";
import type { OpenAiOptions } from "../openai/openai-writer.ts";
import type { Engine } from "./engine.ts";
import { type ModelGuard, NOT_ASKED } from "./model-guard.ts";
import { createWorkerLane } from "./worker-lane.ts";

type EngineEnv = Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">;

/** Two drafts end well before a run counts as timed out. */
const MODEL_TIMEOUT_MS = 40_000;
const MODEL_RETRIES = 2;

/** A worker that waits for a model leaves its processor to others. */
const MODEL_CALLS_AT_ONCE = 4;

/** So that one file that takes long holds up no other. */
const FILES_READ_AT_ONCE = 2;
/** Each of them keeps its whole text in memory. Who sends many leaves a reader, and places in line, to others. */
const FILES_LIMITS = { waitingMax: 50, perOwner: { atOnce: FILES_READ_AT_ONCE - 1, waitingMax: 20 } };
/** Many times what the largest file needs; nobody waits longer, and no file holds a reader for longer. */
const READING_LIMIT_MS = 20_000;
/** What was read of the reviews of one result serves all words of it: one worker weighs them. */
const WEIGHERS = 1;
const WORDS_WAITING_MAX = 100;
/** Several times what the most reviews of one result need. */
const WEIGHING_LIMIT_MS = 20_000;
const TOO_SLOW = "This takes too long to read. Please split it into smaller files.";

type WorkerEngineOptions = {
  readingLimitMs?: number;
  onModelFailed?: (cause: string) => void;
  onModelUsed?: (usage: ModelUsage) => void;
  modelTimeoutMs?: number;
  /** Who decides whether a run may ask the model; without one, none is asked. */
  guard?: ModelGuard;
};

const neverMind = (): void => undefined;

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

const openAiOf = (
  { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: EngineEnv,
  timeoutMs: number,
): OpenAiOptions | null =>
  OPENAI_API_KEY === undefined
    ? null
    : {
        apiKey: OPENAI_API_KEY,
        baseUrl: OPENAI_BASE_URL ?? null,
        model: OPENAI_MODEL,
        timeoutMs,
        maxRetries: MODEL_RETRIES,
      };

const concurrencyFor = (openAi: OpenAiOptions | null): number => {
  const spareProcessors = Math.max(1, availableParallelism() - 1);
  return openAi === null ? spareProcessors : Math.max(spareProcessors, MODEL_CALLS_AT_ONCE);
};

/** The engine in workers, so that requests are answered while it works. Reading a file never waits for an optimization. */
export const createWorkerEngine = (
  env: EngineEnv,
  {
    readingLimitMs = READING_LIMIT_MS,
    onModelFailed = neverMind,
    onModelUsed = neverMind,
    modelTimeoutMs = MODEL_TIMEOUT_MS,
    guard,
  }: WorkerEngineOptions = {},
): Engine => {
  const openAi = guard === undefined ? null : openAiOf(env, modelTimeoutMs);
  const concurrency = concurrencyFor(openAi);
  // How many runs wait here is limited before they are accepted.
  const optimizing = createWorkerLane(concurrency, { openAi });
  const reading = createWorkerLane(FILES_READ_AT_ONCE, { openAi: null }, FILES_LIMITS);
  const weighing = createWorkerLane(WEIGHERS, { openAi: null }, { waitingMax: WORDS_WAITING_MAX });
  return {
    concurrency,
    optimize: async (input, { owner, ...options }) => {
      const admission = (openAi === null ? undefined : await guard?.admit(owner)) ?? NOT_ASKED;
      const { refusal } = admission;
      try {
        const reply = await optimizing.call(
          { kind: "optimize", input, refusal },
          {
            ...options,
            onModelFailed: (cause) => {
              admission.failed(cause);
              onModelFailed(cause);
            },
            onModelUsed: (usage) => {
              admission.used(usage);
              onModelUsed(usage);
            },
          },
        );
        if (reply.kind !== "optimized") throw new Error(`The engine answered ${reply.kind}`);
        return reply.result;
      } finally {
        // What is not settled stays set aside; a finished listing is worth more.
        await admission.close().catch(neverMind);
      }
    },
    importReviews: async (source, include = [], { signal, owner } = {}) => {
      const request = { kind: "importReviews", source, include } as const;
      const reply = await reading.call(request, { owner, signal, limitMs: readingLimitMs }).catch((error: unknown) => {
        throw isTimeout(error) ? new ProblemError("UNSUPPORTED_FILE", { message: TOO_SLOW }) : error;
      });
      if (reply.kind !== "imported") throw new Error(`The engine answered ${reply.kind}`);
      return reply.reviews;
    },
    weighWords: async (weighed, { signal } = {}) => {
      const options = { whileWaiting: signal, limitMs: WEIGHING_LIMIT_MS };
      const reply = await weighing.call({ kind: "weighWords", weighed }, options);
      if (reply.kind !== "weighed") throw new Error(`The engine answered ${reply.kind}`);
      return reply.claims;
    },
    close: async () => {
      await Promise.all([optimizing.close(), reading.close(), weighing.close()]);
    },
  };
};

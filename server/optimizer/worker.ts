import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { assertNever } from "../../events/kernel/decider.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { ListingClaims } from "../../events/result/listing-claims.ts";
import type { OptimizationResult } from "../../events/result/result.ts";
import { ProblemError } from "../http/problems.ts";
import type { CopyWriter } from "../listing/model/model-copy.ts";
import type { WeighWords } from "../listing/revise/weigh-words.ts";
import { saysNothing } from "../listing/stages/says-nothing.ts";
import type { OpenAiOptions } from "../openai/openai-writer.ts";
import type { WordsToWeigh } from "./engine.ts";
import type { EngineReply, EngineRequest } from "./engine-messages.ts";
import { importReviews } from "./import-reviews.ts";

export type EngineWorkerData = { openAi: OpenAiOptions | null };

type Request<Kind extends EngineRequest["kind"]> = Extract<EngineRequest, { kind: Kind }>;

const withNote = ({ engine, ...result }: OptimizationResult, note: string | null): OptimizationResult => ({
  ...result,
  engine: note === null ? engine : { ...engine, notes: [...engine.notes, note] },
});

/** What optimizing needs is loaded by the worker that optimizes: the language model, and the client of the writer outside. */
const write = async (
  { input, refusal }: Request<"optimize">,
  { openAi }: EngineWorkerData,
  reply: (reply: EngineReply) => void,
): Promise<OptimizationResult> => {
  const onProgress = (progress: Extract<EngineReply, { kind: "progress" }>["progress"]): void =>
    reply({ kind: "progress", progress });
  if (openAi === null || refusal !== null) {
    const { optimizeReviews } = await import("../listing/optimize-reviews.ts");
    return withNote(optimizeReviews(input, onProgress), refusal);
  }
  const { createOpenAiWriter } = await import("../openai/openai-writer.ts");
  const { failureOf } = await import("../openai/model-failure.ts");
  const { optimizeReviewsWith } = await import("../listing/model/optimize-with-writer.ts");
  const writer = createOpenAiWriter({ ...openAi, onUsed: (usage) => reply({ kind: "modelUsed", usage }) });
  const toldWriter: CopyWriter = (...asked) =>
    writer(...asked).catch((error: unknown) => {
      reply({ kind: "modelFailed", cause: failureOf(error) });
      throw error;
    });
  return optimizeReviewsWith(toldWriter)(input, onProgress);
};

/** Refuses reviews of which nothing came, so that they cost no ASIN. */
const optimize: typeof write = async (...call) => {
  const result = await write(...call);
  if (saysNothing(result)) throw new ProblemError("TOO_THIN");
  return result;
};

const WEIGHERS_MAX = 20;
/** Characters of reviews: those of the largest result. */
const WEIGHED_MAX = 500_000;

/** Reviews that were read for the latest results whose words are changed. */
const weighers = new LRUCache<string, WeighWords>({ max: WEIGHERS_MAX, maxSize: WEIGHED_MAX });

const sizeOf = ({ result }: WordsToWeigh): number =>
  Math.min(WEIGHED_MAX, 1 + result.reviews.reduce((sum, { text }) => sum + text.length, 0));

const weighWords = async ({ weighed }: Request<"weighWords">): Promise<ListingClaims> => {
  const { optimizationId, result, productName, words } = weighed;
  const { createWordsWeigher } = await import("../listing/revise/weigh-words.ts");
  const weigh = weighers.get(optimizationId) ?? createWordsWeigher(result, productName);
  weighers.set(optimizationId, weigh, { size: sizeOf(weighed) });
  return weigh(words);
};

/** What the text is to blame for, and not the engine. */
const REFUSALS = ["NO_REVIEWS", "TOO_THIN"] as const satisfies readonly ProblemCode[];

const refusalOf = (error: unknown): ProblemCode | undefined =>
  error instanceof Error && "code" in error ? REFUSALS.find((code) => code === error.code) : undefined;

const failure = (error: unknown): EngineReply => {
  if (error instanceof ProblemError) return { kind: "refused", problem: error.problem, details: error.details };
  const problem = refusalOf(error);
  if (problem !== undefined) return { kind: "refused", problem, details: {} };
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  return { kind: "failed", message, stack };
};

const serve = (port: MessagePort, data: EngineWorkerData): void => {
  const reply = (message: EngineReply): void => port.postMessage(message);
  const answer = async (request: EngineRequest): Promise<EngineReply> => {
    switch (request.kind) {
      case "importReviews":
        return { kind: "imported", reviews: importReviews(request.source, request.include) };
      case "weighWords":
        return { kind: "weighed", claims: await weighWords(request) };
      case "optimize":
        return { kind: "optimized", result: await optimize(request, data, reply) };
      default:
        return assertNever(request);
    }
  };
  port.on("message", (request: EngineRequest) => {
    answer(request).then(reply, (error: unknown) => reply(failure(error)));
  });
};

if (parentPort !== null) serve(parentPort, workerData as EngineWorkerData);

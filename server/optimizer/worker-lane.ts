import { Worker } from "node:worker_threads";
import type { OptimizationProgress } from "../../events/result/result.ts";
import { ProblemError } from "../http/problems.ts";
import type { ModelUsage } from "../openai/model-usage.ts";
import type { EngineReply, EngineRequest } from "./engine-messages.ts";
import { createTurns } from "./turns.ts";
import type { EngineWorkerData } from "./worker.ts";

type LastReply = Extract<EngineReply, { kind: "optimized" | "imported" | "weighed" }>;

type Call = {
  /** Whose turn it takes. */
  owner: string | symbol;
  request: EngineRequest;
  onProgress: (progress: OptimizationProgress) => void;
  onModelFailed: (cause: string) => void;
  onModelUsed: (usage: ModelUsage) => void;
  signal: AbortSignal | null;
  limitMs: number | null;
  resolve: (reply: LastReply) => void;
  reject: (error: unknown) => void;
};

type CallOptions = {
  /** Who shares a turn; by itself where absent. */
  owner?: string | undefined;
  onProgress?: Call["onProgress"];
  onModelFailed?: Call["onModelFailed"];
  onModelUsed?: Call["onModelUsed"];
  signal?: AbortSignal | undefined;
  /** Aborts only a call that no worker has begun: what a worker remembers is worth more than the rest of one call. */
  whileWaiting?: AbortSignal | undefined;
  /** For how long a worker may work on it; the time in line does not count. */
  limitMs?: number;
};

const failureOf = (reply: Extract<EngineReply, { kind: "refused" | "failed" }>): Error =>
  reply.kind === "refused"
    ? new ProblemError(reply.problem, reply.details)
    : Object.assign(new Error(reply.message), { name: "EngineFailure", stack: reply.stack });

const neverMind = (): void => undefined;

/** Gives one call to a worker. `isFit` tells whether the worker can take another one. */
const give = (worker: Worker, call: Call, done: (isFit: boolean) => void): void => {
  const signals = [call.signal, call.limitMs === null ? null : AbortSignal.timeout(call.limitMs)];
  const signal = AbortSignal.any(signals.filter((each) => each !== null));
  const end = (isFit: boolean, settle: () => void): void => {
    worker.removeAllListeners();
    signal.removeEventListener("abort", onAbort);
    done(isFit);
    settle();
  };
  const onAbort = (): void => end(false, () => call.reject(signal.reason));
  worker.on("message", (reply: EngineReply) => {
    if (reply.kind === "progress") return call.onProgress(reply.progress);
    if (reply.kind === "modelFailed") return call.onModelFailed(reply.cause);
    if (reply.kind === "modelUsed") return call.onModelUsed(reply.usage);
    if (reply.kind === "refused" || reply.kind === "failed") return end(true, () => call.reject(failureOf(reply)));
    return end(true, () => call.resolve(reply));
  });
  worker.on("error", (error) => end(false, () => call.reject(error)));
  worker.on("exit", (code) => end(false, () => call.reject(new Error(`The engine worker ended with ${code}`))));
  signal.addEventListener("abort", onAbort, { once: true });
  worker.postMessage(call.request);
};

type Settling = Pick<Call, "resolve" | "reject">;

const callOf = (request: EngineRequest, options: CallOptions, settling: Settling): Call => {
  const { onProgress = neverMind, onModelFailed = neverMind, onModelUsed = neverMind } = options;
  const { owner = Symbol("call"), signal = null, limitMs = null } = options;
  return { owner, request, onProgress, onModelFailed, onModelUsed, signal, limitMs, ...settling };
};

const BUSY_RETRY_SECONDS = 5;

/** The workers of a lane: idle ones and new ones to take, and those that are given back or let go. */
const createStaff = (workerData: EngineWorkerData) => {
  const idle: Worker[] = [];
  const workers = new Set<Worker>();
  const hire = (): Worker => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    worker.unref();
    workers.add(worker);
    return worker;
  };
  const dismiss = async (worker: Worker): Promise<void> => {
    workers.delete(worker);
    worker.removeAllListeners();
    worker.on("error", neverMind);
    await worker.terminate();
  };
  return {
    take: (): Worker => idle.pop() ?? hire(),
    giveBack: (worker: Worker, isFit: boolean): void => {
      if (isFit) idle.push(worker);
      else void dismiss(worker);
    },
    close: async (): Promise<void> => {
      await Promise.all([...workers].map(dismiss));
    },
  };
};

type LaneLimits = { waitingMax?: number; perOwner?: { atOnce: number; waitingMax: number } };

const NO_LIMIT = { atOnce: Infinity, waitingMax: Infinity };

/**
 * Workers that do one call at a time each. As many as `waitingMax` further calls wait, each until its signal aborts; more
 * are refused with BUSY. Owners take turns, and none has more at once or in line than `perOwner` says. A worker that is cut
 * off or breaks is replaced.
 */
export const createWorkerLane = (
  size: number,
  workerData: EngineWorkerData,
  { waitingMax = Infinity, perOwner = NO_LIMIT }: LaneLimits = {},
) => {
  const staff = createStaff(workerData);
  const waiting = createTurns<Call>();
  const working: Call[] = [];

  const mayBegin = (owner: Call["owner"]): boolean =>
    working.filter((call) => call.owner === owner).length < perOwner.atOnce;

  const next = (): void => {
    while (working.length < size) {
      const call = waiting.take(mayBegin);
      if (call === undefined) return;
      begin(call);
    }
  };

  const begin = (call: Call): void => {
    const worker = staff.take();
    working.push(call);
    give(worker, call, (isFit) => {
      working.splice(working.indexOf(call), 1);
      waiting.yieldTurn(call.owner);
      staff.giveBack(worker, isFit);
      queueMicrotask(next);
    });
  };

  const leave = (call: Call, reason: unknown): void => {
    if (waiting.leave(call.owner, call)) call.reject(reason);
  };

  return {
    call: (request: EngineRequest, options: CallOptions = {}): Promise<LastReply> =>
      new Promise((resolve, reject) => {
        const call = callOf(request, options, { resolve, reject });
        for (const each of [options.signal, options.whileWaiting]) {
          if (each?.aborted) return reject(each.reason);
          each?.addEventListener("abort", () => leave(call, each.reason), { once: true });
        }
        if (waiting.count() >= waitingMax || waiting.countOf(call.owner) >= perOwner.waitingMax)
          return reject(new ProblemError("BUSY", { retryAfterSeconds: BUSY_RETRY_SECONDS }));
        waiting.add(call.owner, call);
        next();
      }),
    close: async (): Promise<void> => {
      for (const { reject } of waiting.clear()) reject(new ProblemError("BUSY"));
      await staff.close();
    },
  };
};

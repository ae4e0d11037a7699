import type { OptimizationProgress } from "../../events/result/result.ts";
import type { Deps } from "../deps.ts";
import { ProblemError, problemResponse } from "../http/problems.ts";
import { requestIdOf } from "../http/request-id.ts";
import { describeError } from "../platform/log.ts";
import type { FollowOptions, Outcome } from "./optimizer.ts";

const HEARTBEAT_MS = 5_000;

type Connection = {
  request: Request;
  server: { timeout: (request: Request, seconds: number) => void } | null;
};

/** Accepted work: how to follow it to its end, and what to answer then. */
export type AcceptedWork<Result> = {
  follow: (options?: FollowOptions) => Promise<Outcome>;
  result: () => Promise<Result>;
};

/** Whether the caller follows the work instead of waiting for its end. */
export const wantsStream = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/event-stream");

const resultOf = async <Result>(work: AcceptedWork<Result>, options?: FollowOptions): Promise<Result> => {
  const outcome = await work.follow(options);
  if (outcome.status === "failed") throw new ProblemError(outcome.problem);
  return work.result();
};

const problemEventOf = async (error: unknown, request: Request, log: Deps["log"]) => {
  const requestId = requestIdOf(request);
  if (!(error instanceof ProblemError)) log.error("unexpected failure", { requestId, error: describeError(error) });
  const response =
    error instanceof ProblemError
      ? problemResponse(error.problem, requestId, error.details)
      : problemResponse("INTERNAL", requestId);
  const problem: unknown = await response.json();
  return { status: response.status, problem };
};

type StreamOptions = { request: Request; heartbeatMs: number } & Pick<Deps, "log">;

const eventStream = <Result>(work: AcceptedWork<Result>, { request, log, heartbeatMs }: StreamOptions) => {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(heartbeat);
    gone.abort();
  };
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const write = (text: string): void => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = (event: string, data: unknown): void => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      heartbeat = setInterval(() => write(": still working\n\n"), heartbeatMs);
      const onProgress = (progress: OptimizationProgress): void => send("progress", progress);
      void resultOf(work, { onProgress, signal: gone.signal })
        .then((result) => send("result", result))
        .catch(async (error: unknown) => {
          if (!gone.signal.aborted) send("problem", await problemEventOf(error, request, log));
        })
        .finally(() => {
          if (gone.signal.aborted) return;
          stop();
          controller.close();
        });
    },
    cancel: stop,
  });
};

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
} as const;

/**
 * Answers with the result once the work has ended, or, to a caller that accepts `text/event-stream`, with `progress`
 * events on the way and `result` or `problem` as the last one. A caller that goes away does not stop the work.
 */
export const answerWork = async <Result>(
  { log }: Pick<Deps, "log">,
  { request, server }: Connection,
  work: AcceptedWork<Result>,
  heartbeatMs: number = HEARTBEAT_MS,
): Promise<Response> => {
  server?.timeout(request, 0);
  if (!wantsStream(request)) return Response.json(await resultOf(work));
  return new Response(eventStream(work, { request, log, heartbeatMs }), { headers: STREAM_HEADERS });
};

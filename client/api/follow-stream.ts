import * as v from "valibot";
import { OptimizationProgress } from "../../events/result/result.ts";
import { ApiProblem } from "./api-problem.ts";
import { readEventStream } from "./event-stream.ts";
import { lineCut, problemOfResponse } from "./problem-of-response.ts";
import { told } from "./refusals.ts";

type StreamRequest<Schema extends v.GenericSchema> = {
  path: string;
  /** Without one the stream is asked for, not posted. */
  body?: unknown;
  schema: Schema;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (progress: OptimizationProgress) => void;
};

const open = async ({ path, body, headers, signal }: StreamRequest<v.GenericSchema>): Promise<Response> =>
  fetch(path, {
    credentials: "include",
    ...(body === undefined
      ? { headers: { accept: "text/event-stream", ...headers } }
      : {
          method: "POST",
          headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
          body: JSON.stringify(body),
        }),
    ...(signal === undefined ? {} : { signal }),
  });

/** Posts or asks, reports each `progress` event and answers the `result` event, parsed by `schema`. Throws ApiProblem. */
export const followStream = async <Schema extends v.GenericSchema>(
  request: StreamRequest<Schema>,
): Promise<v.InferOutput<Schema>> => {
  const response = await open(request).catch((cause: unknown) => {
    throw lineCut(cause);
  });
  if (!response.ok) throw told(await problemOfResponse(response));
  if (response.body === null) throw lineCut(null);
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === "progress") request.onProgress?.(v.parse(OptimizationProgress, JSON.parse(data)));
      if (event === "result") return v.parse(request.schema, JSON.parse(data));
      if (event === "problem") throw problemEvent(JSON.parse(data));
    }
  } catch (cause) {
    throw cause instanceof ApiProblem ? cause : lineCut(cause);
  }
  throw lineCut(null);
};

const ProblemEvent = v.object({ status: v.number(), problem: v.unknown() });

/** The answer had begun when the work failed, so the status travels inside the event. */
const problemEvent = (data: unknown): ApiProblem => {
  const { status, problem } = v.parse(ProblemEvent, data);
  return new ApiProblem(status, problem);
};

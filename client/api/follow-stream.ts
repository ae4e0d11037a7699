import * as v from "valibot";
import { OptimizationProgress } from "../../events/result/result.ts";
import { ApiProblem, NETWORK_STATUS } from "./api-problem.ts";
import { readEventStream } from "./event-stream.ts";
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

const cutShort = (cause: unknown): ApiProblem =>
  Object.assign(new ApiProblem(NETWORK_STATUS, "Network error"), { cause });

const problemOfResponse = async (response: Response): Promise<ApiProblem> => {
  const text = await response.text();
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiProblem(
    response.status,
    text === "" ? response.statusText : parsed(text),
    retryAfter > 0 ? retryAfter : null,
  );
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
    throw cutShort(cause);
  });
  if (!response.ok) throw told(await problemOfResponse(response));
  if (response.body === null) throw cutShort(null);
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === "progress") request.onProgress?.(v.parse(OptimizationProgress, JSON.parse(data)));
      if (event === "result") return v.parse(request.schema, JSON.parse(data));
      if (event === "problem") throw problemEvent(JSON.parse(data));
    }
  } catch (cause) {
    throw cause instanceof ApiProblem ? cause : cutShort(cause);
  }
  throw cutShort(null);
};

const ProblemEvent = v.object({ status: v.number(), problem: v.unknown() });

/** The answer had begun when the work failed, so the status travels inside the event. */
const problemEvent = (data: unknown): ApiProblem => {
  const { status, problem } = v.parse(ProblemEvent, data);
  return new ApiProblem(status, problem);
};

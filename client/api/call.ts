import type { ApiRoutes } from "./api.ts";
import { ApiProblem, NETWORK_STATUS } from "./api-problem.ts";
import { told } from "./refusals.ts";

type At<Node, Path extends string> = Path extends `/${infer Head}/${infer Rest}`
  ? At<Head extends keyof Node ? Node[Head] : never, `/${Rest}`>
  : Path extends `/${infer Last}`
    ? Last extends keyof Node
      ? Node[Last]
      : never
    : never;

type Method = "get" | "post";

/** What the server answers there, in its own types. */
type Answer<Way extends Method, Path extends string> =
  At<ApiRoutes, Path> extends {
    [Each in Way]: { response: { 200: infer Data } };
  }
    ? Data
    : never;

const refusalOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? response.statusText : text;
  }
};

const problemOf = (response: Response, body: unknown): ApiProblem => {
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiProblem(response.status, body, retryAfter > 0 ? retryAfter : null);
};

/**
 * Calls what takes no input. Every page needs a few such calls before it can do anything; for them alone the full
 * client would be too much to load. Throws ApiProblem.
 */
export const call = async <Way extends Method, Path extends string>(
  method: Way,
  path: Path,
  signal?: AbortSignal,
): Promise<Answer<Way, Path>> => {
  const response = await fetch(path, {
    method: method.toUpperCase(),
    credentials: "include",
    headers: { accept: "application/json" },
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    throw Object.assign(new ApiProblem(NETWORK_STATUS, "Network error"), { cause });
  });
  if (!response.ok) throw told(problemOf(response, await refusalOf(response)));
  const answer: unknown = await response.json();
  return answer as Answer<Way, Path>;
};

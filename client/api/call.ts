import type { ApiRoutes } from "./api.ts";
import { lineCut, problemOfResponse } from "./problem-of-response.ts";
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
    throw lineCut(cause);
  });
  if (!response.ok) throw told(await problemOfResponse(response));
  const answer: unknown = await response.json();
  return answer as Answer<Way, Path>;
};

import { treaty } from "@elysia/eden";
import type { App } from "../../server/app.ts";
import { ApiProblem, NETWORK_STATUS } from "./api-problem.ts";
import { told } from "./refusals.ts";

/** Every route with its types, for what calls one without the client below. */
export type ApiRoutes = App["~Routes"];

/** The API, typed by the server. The only import from the server. */
export const { api } = treaty<App>(window.location.origin, { parseDate: false, fetch: { credentials: "include" } });

type Reply<Data> = {
  data: Data | null;
  error: { status: unknown; value: unknown } | null;
  response: Response | undefined;
};

/** The data of a reply; throws ApiProblem where there is none. */
export const unwrap = async <Data>(reply: Promise<Reply<Data>>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await reply.catch((cause: unknown) => {
    throw Object.assign(new ApiProblem(NETWORK_STATUS, "Network error"), { cause });
  });
  if (error !== null) throw told(problemOfReply(error, response));
  if (data === null || data === undefined)
    throw new ApiProblem(response?.status ?? NETWORK_STATUS, response?.statusText ?? "");
  return data;
};

const problemOfReply = (error: { status: unknown; value: unknown }, response: Response | undefined): ApiProblem => {
  if (response === undefined) return new ApiProblem(NETWORK_STATUS, "Network error");
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiProblem(response.status, error.value ?? response.statusText, retryAfter > 0 ? retryAfter : null);
};

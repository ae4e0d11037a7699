import { treaty } from "@elysia/eden";
import type { App } from "../../server/app.ts";
import { ApiProblem, NETWORK_STATUS } from "./api-problem.ts";
import { lineCut, problemWith } from "./problem-of-response.ts";
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
    throw lineCut(cause);
  });
  if (error !== null) throw told(response === undefined ? lineCut(error) : problemWith(response, error.value));
  if (data === null || data === undefined)
    throw new ApiProblem(response?.status ?? NETWORK_STATUS, response?.statusText ?? "");
  return data;
};

import { ApiProblem, NETWORK_STATUS } from "./api-problem.ts";

/** No answer came, or it broke off. */
export const lineCut = (cause: unknown): ApiProblem =>
  Object.assign(new ApiProblem(NETWORK_STATUS, "Network error"), { cause });

/** A refusal whose body is read already; without one its status text stands for it. */
export const problemWith = ({ status, statusText, headers }: Response, body: unknown): ApiProblem => {
  const retryAfter = Number(headers.get("retry-after"));
  return new ApiProblem(status, body ?? statusText, retryAfter > 0 ? retryAfter : null);
};

export const problemOfResponse = async (response: Response): Promise<ApiProblem> =>
  problemWith(response, bodyOf(await response.text()));

const bodyOf = (text: string): unknown => {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

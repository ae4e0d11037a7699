import * as v from "valibot";
import { isProblemCode, Problem, type ProblemCode } from "../../events/kernel/problem.ts";

type Field = { path: string; message: string };

/** A request that was refused or did not arrive. Its message is `STATUS: BODY-OR-STATUS-TEXT`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: ProblemCode | null;
  /** What a person may read; null when the server gave no message. */
  readonly userMessage: string | null;
  readonly fields: readonly Field[];
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfterSeconds: number | null = null) {
    super(`${status}: ${textOf(body)}`);
    this.name = "ApiProblem";
    const parsed = v.safeParse(Problem, body);
    this.status = status;
    this.problem = parsed.success ? parsed.output.code : null;
    this.userMessage = parsed.success ? parsed.output.message : null;
    this.fields = parsed.success ? (parsed.output.fields ?? []) : [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const textOf = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body ?? ""));

/** No answer came: offline, server down, or the request was cut. */
export const NETWORK_STATUS = 0;

export const isOffline = (error: unknown): boolean => error instanceof ApiProblem && error.status === NETWORK_STATUS;

/** The text to show for a failure: the server's own, or what the caller says where there is none. */
export const messageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiProblem)) return fallback;
  if (isOffline(error)) return "We cannot reach the server. Check your connection and try again.";
  return error.userMessage ?? fallback;
};

/** What to say of an action that failed: the server's own words, or the action's where it gave none. */
export const ownWordsOr = (error: unknown, fallback: string): string =>
  (error instanceof ApiProblem ? error.userMessage : null) ?? fallback;

export const problemOf = (error: unknown): ProblemCode | null => {
  if (error instanceof ApiProblem) return error.problem;
  return isProblemCode(error) ? error : null;
};

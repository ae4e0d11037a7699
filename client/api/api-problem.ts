import type { Problem } from "../../events/kernel/problem.schema.ts";
import type { ProblemCode } from "../../events/kernel/problem.ts";

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
    this.status = status;
    const problem = readProblem(body);
    this.problem = problem?.code ?? null;
    this.userMessage = problem?.message ?? null;
    this.fields = problem?.fields ?? [];
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Codes come from our own server. To look one up here would put the texts of all of them on every page. */
const isProblemCode = (value: unknown): value is ProblemCode => typeof value === "string" && /^[A-Za-z_]+$/.test(value);

const isField = (value: unknown): value is Field =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  "message" in value &&
  typeof value.path === "string" &&
  typeof value.message === "string";

/** By hand, because every page needs it and a schema would bring the whole library along. */
const readProblem = (body: unknown): Omit<Problem, "requestId"> | null => {
  if (typeof body !== "object" || body === null || !("code" in body) || !("message" in body)) return null;
  const { code, message } = body;
  if (!isProblemCode(code) || typeof message !== "string") return null;
  const fields = "fields" in body && Array.isArray(body.fields) ? body.fields.filter(isField) : [];
  return { code, message, fields };
};

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

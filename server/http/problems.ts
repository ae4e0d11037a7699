import { Elysia } from "elysia";
import * as v from "valibot";
import type { Problem } from "../../events/kernel/problem.schema.ts";
import { PROBLEMS, type ProblemCode } from "../../events/kernel/problem.ts";
import { describeError, type Log } from "../platform/log.ts";
import { VersionConflict } from "../store/event-store.ts";
import { CommandRejected } from "../store/handle-command.ts";
import { DatabaseUnavailable } from "../store/sql.ts";
import { noteProblem } from "./problem-of.ts";
import { requestIdOf } from "./request-id.ts";

const STATUS_OF = {
  AVATAR_LIMIT_REACHED: 409,
  DEMO_RATE_LIMIT: 429,
  DEMO_EXHAUSTED: 402,
  demo_limit: 402,
  email_in_use: 409,
  BAD_JSON: 400,
  VALIDATION: 422,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  LENGTH_REQUIRED: 411,
  NOT_FOUND: 404,
  UNSUPPORTED_FILE: 422,
  NO_REVIEWS: 422,
  TOO_THIN: 422,
  IDEMPOTENCY_MISMATCH: 422,
  IN_PROGRESS: 409,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  EXPORT_LIMIT: 429,
  BUSY: 503,
  INTERNAL: 500,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  FORGED_REQUEST: 403,
  INVALID_CREDENTIALS: 401,
  WEAK_PASSWORD: 422,
  WRONG_PASSWORD: 422,
  RESET_TOKEN_INVALID: 422,
  CAPTCHA_FAILED: 403,
  ACCOUNT_NOT_FOUND: 404,
  DELETION_DUE: 409,
  REASON_REQUIRED: 403,
  REAUTH_REQUIRED: 401,
  PLAN_REQUIRED: 402,
  ASIN_LIMIT_REACHED: 402,
  AVATAR_NOT_FOUND: 404,
  ASIN_NOT_FOUND: 404,
  OPTIMIZATION_NOT_FOUND: 404,
  OPTIMIZATION_FAILED: 503,
  READ_ONLY: 402,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  SUBSCRIPTION_ENDING: 409,
  PAYMENT_DUE: 402,
  PAYMENT_DISPUTED: 402,
  DELETION_PENDING: 409,
  PAYMENT_REQUIRED: 402,
  BILLING_UNAVAILABLE: 503,
  MAIL_UNAVAILABLE: 503,
  BAD_SIGNATURE: 400,
} as const satisfies Record<ProblemCode, number>;

type Field = { path: string; message: string };
type Details = { message?: string; fields?: Field[]; retryAfterSeconds?: number };

/** A refusal on its way to the client. Thrown by verbs and hooks; business rules return codes instead. */
export class ProblemError extends Error {
  readonly problem: ProblemCode;
  readonly details: Details;
  constructor(problem: ProblemCode, details: Details = {}) {
    super(problem);
    this.name = "ProblemError";
    this.problem = problem;
    this.details = details;
  }
}

const RETRY_AFTER_SECONDS_DEFAULT = 5;

/** The one place that writes a problem answer. */
export const problemResponse = (code: ProblemCode, requestId: string, details: Details = {}): Response => {
  const body: Problem = {
    code,
    message: details.message ?? details.fields?.[0]?.message ?? PROBLEMS[code],
    requestId,
    ...(details.fields === undefined ? {} : { fields: details.fields }),
  };
  const status = STATUS_OF[code];
  const headers: Record<string, string> = { "content-type": "application/problem+json", "cache-control": "no-store" };
  if (status === 429 || status === 503)
    headers["retry-after"] = String(details.retryAfterSeconds ?? RETRY_AFTER_SECONDS_DEFAULT);
  return new Response(JSON.stringify(body), { status, headers });
};

type StandardSchema = { "~standard": { validate: (value: unknown) => { issues?: readonly v.BaseIssue<unknown>[] } } };

const isStandardSchema = (value: unknown): value is StandardSchema =>
  typeof value === "object" && value !== null && "~standard" in value;

const hasEntries = (value: unknown): value is { entries: Record<string, unknown> } =>
  typeof value === "object" && value !== null && "entries" in value && typeof value.entries === "object";

const schemaOf = (validator: unknown): StandardSchema | null => {
  if (isStandardSchema(validator)) return validator;
  const inner = typeof validator === "object" && validator !== null && "schema" in validator ? validator.schema : null;
  return isStandardSchema(inner) ? inner : null;
};

/** What a field says of not being there, in its own words. A missing key is told by the object, which has none. */
const messageOfMissing = (schema: unknown, { path, received }: v.BaseIssue<unknown>): string | null => {
  const [item, ...deeper] = path ?? [];
  if (received !== "undefined" || item === undefined || deeper.length > 0) return null;
  const entries = hasEntries(schema) ? schema.entries : {};
  const entry = Object.entries(entries).find(([key]) => key === item.key)?.[1];
  return isStandardSchema(entry) ? (entry["~standard"].validate(undefined).issues?.[0]?.message ?? null) : null;
};

const isOwn = (message: string | null): message is string => message !== null && !GENERIC.test(message);

/** Re-validates, because the framework's own report quotes what was sent. An empty body lacks every field. */
const fieldsOf = (error: { validator?: unknown; value?: unknown }): Field[] => {
  const schema = schemaOf(error.validator);
  const result = schema?.["~standard"].validate(error.value ?? {});
  return (result?.issues ?? []).map((issue) => {
    const missing = messageOfMissing(schema, issue);
    return { path: v.getDotPath(issue) ?? "", message: isOwn(missing) ? missing : ownMessage(issue) };
  });
};

/** What the schema library says when the rule has no words of its own; it quotes what was sent. */
const QUOTING = /^Invalid .*\breceived /is;
/** What says of a field only of which kind it has to be, which is not what is wrong with one that is missing. */
const GENERIC = /^(?:Invalid .*\breceived |Must be )/is;

const ownMessage = (issue: v.BaseIssue<unknown>): string =>
  QUOTING.test(issue.message) ? "This field is missing or has the wrong form" : issue.message;

const isResponseValidation = (error: object): boolean => "type" in error && error.type === "response";

/** A parser's own refusal comes wrapped; anything else it throws is about the JSON. */
const unreadable = (error: unknown): Refusal => {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof ProblemError ? [cause.problem, cause.details] : ["BAD_JSON"];
};

type Refusal = readonly [code: ProblemCode, details?: Details];

const refusalOf = (code: string | number, error: unknown, requestId: string, log: Log): Refusal => {
  if (error instanceof ProblemError) return [error.problem, error.details];
  if (error instanceof CommandRejected) return [error.problem];
  if (error instanceof VersionConflict) return ["CONFLICT"];
  if (error instanceof DatabaseUnavailable) {
    log.error("database unavailable", { requestId, error: describeError(error) });
    return ["BUSY"];
  }
  if (code === "VALIDATION" && typeof error === "object" && error !== null && !isResponseValidation(error)) {
    return ["VALIDATION", { fields: fieldsOf(error) }];
  }
  if (code === "NOT_FOUND") return ["NOT_FOUND"];
  if (code === "PARSE") return unreadable(error);
  if (code === "INVALID_COOKIE_SIGNATURE") return ["UNAUTHENTICATED"];
  log.error("unexpected failure", { requestId, error: describeError(error) });
  return ["INTERNAL"];
};

const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || isAbort(error.cause));

/** Who asked has gone, maybe in the middle of a body: nobody reads the answer, and nothing is at fault. */
const isGone = ({ signal }: Request, error: unknown): boolean =>
  signal.aborted && (error === signal.reason || isAbort(error));

/** What proxies log of a caller who left. */
const STATUS_OF_GONE = 499;

/** Turns every failure into problem+json. No answer echoes what was sent or carries a stack. */
export const problems = (log: Log) =>
  new Elysia({ name: "problems" }).onError({ as: "global" }, ({ code, error, request }) => {
    const requestId = requestIdOf(request);
    if (isGone(request, error)) {
      log.debug("the caller left before the answer", { requestId });
      return new Response(null, { status: STATUS_OF_GONE });
    }
    const [problem, details] = refusalOf(code, error, requestId, log);
    noteProblem(request, problem);
    return problemResponse(problem, requestId, details);
  });

import { createHash } from "node:crypto";
import type { Deps } from "../deps.ts";
import { describeError } from "../platform/log.ts";
import type { Sql, Statement } from "../store/sql.ts";
import { ProblemError } from "./problems.ts";

const KEY_LENGTH_MAX = 200;

/** A request that names itself. `scope` is for what and, last, who asks; a null key means that it has no name. */
export type NamedRequest = { scope: string; key: string | null; body: unknown };

/** The request's `Idempotency-Key` header. */
export const idempotencyKeyOf = (request: Request): string | null => {
  const key = request.headers.get("idempotency-key");
  if (key === null || key === "") return null;
  if (key.length <= KEY_LENGTH_MAX) return key;
  throw new ProblemError("VALIDATION", { fields: [{ path: "Idempotency-Key", message: "This key is too long" }] });
};

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const hashOf = (body: unknown): string => createHash("sha256").update(JSON.stringify(body, sorted)).digest("base64url");

type Row = { body_hash: string; result_id: string };

const findFirst = async (sql: Sql, { scope, key }: NamedRequest, hash: string): Promise<string | null> => {
  const [row] = await sql.query<Row>(
    "select body_hash, result_id from idempotency_keys where scope = $1 and key = $2",
    [scope, key],
  );
  if (row === undefined) return null;
  if (row.body_hash !== hash) throw new ProblemError("IDEMPOTENCY_MISMATCH");
  return row.result_id;
};

const remember = ({ scope, key }: NamedRequest, hash: string, resultId: string, at: Date): Statement => ({
  text: "insert into idempotency_keys (scope, key, body_hash, result_id, created_at) values ($1, $2, $3, $4, $5)",
  params: [scope, key, hash, resultId, at],
});

/** Frees the key of a result that did not come about, so that the same request may try again. */
export const forgetResult = (resultId: string): Statement => ({
  text: "delete from idempotency_keys where result_id = $1",
  params: [resultId],
});

/** Forgets every named request of these customers or visitors. */
export const forgetRequests = (subjectIds: readonly string[]): Statement => ({
  text: "delete from idempotency_keys where split_part(scope, '/', -1) = any($1::text[])",
  params: [subjectIds],
});

/** Nobody repeats a request after this long. */
const KEPT_MS = 30 * 86_400_000;
const EVERY_MS = 3_600_000;

/** Forgets named requests that nobody repeats any more; their results stay. */
export const forgetOldRequests = async ({ sql, clock }: Pick<Deps, "sql" | "clock">): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await sql.query("delete from idempotency_keys where created_at < $1", [before]);
};

/** Does so every hour. Answers how to stop. */
export const startForgettingRequests = (deps: Pick<Deps, "sql" | "clock" | "log">): (() => void) => {
  const timer = setInterval(() => {
    forgetOldRequests(deps).catch((error: unknown) =>
      deps.log.error("old requests could not be forgotten", { error: describeError(error) }),
    );
  }, EVERY_MS);
  return () => clearInterval(timer);
};

/**
 * Accepts a request once: a repeat with the same key answers the id of the first, also when both come at the same
 * moment; the same key with another body is refused. `accept` must run the statements in the transaction of its effect.
 */
export const acceptOnce = async (
  { sql, newId, clock }: Pick<Deps, "sql" | "newId" | "clock">,
  request: NamedRequest,
  accept: (resultId: string, also: readonly Statement[]) => Promise<void>,
): Promise<string> => {
  const resultId = newId();
  if (request.key === null) {
    await accept(resultId, []);
    return resultId;
  }
  const hash = hashOf(request.body);
  const first = await findFirst(sql, request, hash);
  if (first !== null) return first;
  try {
    await accept(resultId, [remember(request, hash, resultId, clock.now())]);
    return resultId;
  } catch (error) {
    const twin = await findFirst(sql, request, hash);
    if (twin !== null) return twin;
    throw error;
  }
};

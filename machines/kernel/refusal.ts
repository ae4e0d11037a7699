import * as v from "valibot";
import { PROBLEM_CODES } from "../../events/kernel/problem.ts";

const Refused = v.object({
  status: v.number(),
  /** A code of a newer server is not known here; its own words are kept all the same. */
  problem: v.fallback(v.nullable(v.picklist(PROBLEM_CODES)), null),
  userMessage: v.nullable(v.string()),
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
});

/**
 * Why an actor failed, as far as a flow cares. `status` 0 means that no answer came; null, that nobody refused
 * anything: the actor itself went wrong.
 */
export type Refusal = Omit<v.InferOutput<typeof Refused>, "status"> & { status: number | null };

const UNEXPECTED: Refusal = { status: null, problem: null, userMessage: null, fields: [] };

/** What a proxy answers while the server behind it is away. */
const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

export const refusalOf = (error: unknown): Refusal => {
  const parsed = v.safeParse(Refused, error);
  return parsed.success ? parsed.output : UNEXPECTED;
};

export const isUnanswered = ({ status }: Refusal): boolean => status === 0;

/** The server itself said nothing, so what was asked of it may be going on. */
export const isLineCut = (refusal: Refusal): boolean =>
  isUnanswered(refusal) || (GATEWAY_STATUSES.includes(refusal.status) && refusal.userMessage === null);

const UNREACHABLE = "We cannot reach the server. Check your connection and try again.";
const TRY_AGAIN = "Please try again.";

/** What to say of a failure: the server's own words, or what can be done where it gave none. */
export const wordsOfFailure = (error: unknown): string => {
  const refusal = refusalOf(error);
  return refusal.userMessage ?? (isUnanswered(refusal) ? UNREACHABLE : TRY_AGAIN);
};

/** The first message for each field, keyed by its path. */
export const fieldErrorsOf = (refusal: Refusal): Record<string, string> =>
  Object.fromEntries(refusal.fields.toReversed().map(({ path, message }) => [path, message]));

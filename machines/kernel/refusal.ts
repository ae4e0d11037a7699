import * as v from "valibot";
import { PROBLEM_CODES } from "../../events/kernel/problem.ts";

const Refused = v.object({
  status: v.number(),
  problem: v.nullable(v.picklist(PROBLEM_CODES)),
  userMessage: v.nullable(v.string()),
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
});

/** Why an actor failed, as far as a flow cares. `status` 0 means that no answer came. */
export type Refusal = v.InferOutput<typeof Refused>;

const UNKNOWN: Refusal = { status: 0, problem: null, userMessage: null, fields: [] };

export const refusalOf = (error: unknown): Refusal => {
  const parsed = v.safeParse(Refused, error);
  return parsed.success ? parsed.output : UNKNOWN;
};

export const isUnanswered = (refusal: Refusal): boolean => refusal.status === 0;

/** The first message for each field, keyed by its path. */
export const fieldErrorsOf = (refusal: Refusal): Record<string, string> =>
  Object.fromEntries(refusal.fields.toReversed().map(({ path, message }) => [path, message]));

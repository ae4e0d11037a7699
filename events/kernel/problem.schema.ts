import * as v from "valibot";
import { PROBLEM_CODES } from "./problem.ts";

/** The wire shape of every answer that is not 2xx. */
export const Problem = v.object({
  code: v.picklist(PROBLEM_CODES),
  message: v.string(),
  requestId: v.string(),
  fields: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type Problem = v.InferOutput<typeof Problem>;

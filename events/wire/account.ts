import * as v from "valibot";
import { ACTIVITY_ACTORS } from "../customer/activity.ts";
import { LIMITS } from "../limits.ts";
import { whole } from "./fields.ts";

export const ACTIVITY_PAGE = 30;
const ACTIVITY_PAGE_MAX = 100;

export const ActivityQuery = v.object({
  /** Answers what happened before this version; absent begins with the newest. */
  before: v.optional(whole),
  limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(ACTIVITY_PAGE_MAX))),
});

export const ActivityEntry = v.object({
  version: v.number(),
  at: v.string(),
  who: v.picklist(ACTIVITY_ACTORS),
  sentence: v.string(),
  /** Why, in the words of staff; null if they gave no reason or did not do it. */
  reason: v.nullable(v.string()),
  /** The result that came of it and can be opened; null where there is none. */
  optimizationId: v.nullable(v.string()),
});
export type ActivityEntry = v.InferOutput<typeof ActivityEntry>;

/** Newest first. `before` asks for the page that follows; null where there is none. */
export const ActivityPage = v.object({ entries: v.array(ActivityEntry), before: v.nullable(v.number()) });
export type ActivityPage = v.InferOutput<typeof ActivityPage>;

export const DeletionForm = v.object({
  password: v.pipe(
    v.string("Your password is required"),
    v.minLength(1, "Your password is required"),
    v.maxLength(LIMITS.passwordLengthMax),
  ),
});

/** When the account will be erased; null once it is kept. An ISO instant. */
export const Deletion = v.object({ deletionAt: v.nullable(v.string()) });
export type Deletion = v.InferOutput<typeof Deletion>;

import * as v from "valibot";
import { Role } from "../customer/identity.events.ts";
import { RENEWALS } from "../customer/renewal.ts";
import { Plan } from "../plan.schema.ts";

/** The current user as the browser sees them. `asinLimit` null means unlimited. */
export const Session = v.object({
  authenticated: v.boolean(),
  email: v.nullable(v.string()),
  plan: Plan,
  role: Role,
  asinUsedThisCycle: v.number(),
  asinLimit: v.nullable(v.number()),
  cycleRenewsISO: v.nullable(v.string()),
  /** What happens on that date; absent without one. */
  renewal: v.optional(v.picklist(RENEWALS)),
  /** When the account will be erased; absent while nobody asked for that. */
  deletionAt: v.optional(v.string()),
});
export type Session = v.InferOutput<typeof Session>;

/** What sign-in and sign-up answer: the session, and where to go next. */
export const SignInReply = v.object({ ...Session.entries, next: v.nullable(v.string()) });
export type SignInReply = v.InferOutput<typeof SignInReply>;

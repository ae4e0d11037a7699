import type { Session } from "./session.ts";

/** Who visits without an account. Beside the schema and not with it, because every page needs this before anything else. */
export const ANONYMOUS_SESSION: Session = {
  authenticated: false,
  email: null,
  plan: "demo",
  role: "user",
  asinUsedThisCycle: 0,
  asinLimit: 1,
  cycleRenewsISO: null,
};

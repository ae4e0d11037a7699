import { allowanceAt } from "../../../events/customer/customer.ts";
import type { Session } from "../../../events/wire/session.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";

/** The current user as the browser sees them. */
export const describeSession = ({ email, state }: Pick<SignedInCustomer, "email" | "state">, now: string): Session => {
  const { plan, used, limit, renewsAt } = allowanceAt(state, now);
  return {
    authenticated: true,
    email,
    plan,
    role: state.identity.status === "open" ? state.identity.role : "user",
    asinUsedThisCycle: used,
    asinLimit: limit,
    cycleRenewsISO: renewsAt,
  };
};

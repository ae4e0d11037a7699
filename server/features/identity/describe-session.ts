import { allowanceAt } from "../../../events/customer/customer.ts";
import type { Session } from "../../../events/wire/session.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";

/** The current user as the browser sees them. */
export const describeSession = ({ email, state }: Pick<SignedInCustomer, "email" | "state">, now: string): Session => {
  const { plan, taken, limit, renewsAt, renewal } = allowanceAt(state, now);
  const account = state.identity.status === "open" ? state.identity : null;
  return {
    authenticated: true,
    email,
    plan,
    role: account?.role ?? "user",
    asinUsedThisCycle: taken,
    asinLimit: limit,
    cycleRenewsISO: renewsAt,
    ...(renewal === null ? {} : { renewal }),
    ...(account === null || account.erasesAt === null ? {} : { deletionAt: account.erasesAt }),
  };
};

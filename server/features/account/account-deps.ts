import type { CustomerEvent } from "../../../events/customer/customer.ts";
import type { Deps } from "../../deps.ts";
import type { Statement } from "../../store/sql.ts";

export type AccountDeps = Pick<Deps, "store" | "sql" | "clock" | "newId" | "secrets" | "limits" | "log">;

/** What the deletion of an account needs of other features; the application composes it. */
export type AccountPorts = {
  /** Refuses who does not know the password. */
  confirmPassword: (customerId: string, password: string, path: "password") => Promise<void>;
  /** Forgets the secrets of the sessions that these events ended. */
  forgetEnded: (events: readonly CustomerEvent[]) => Statement;
};

/** Ends what the customer has at the payment provider, for good. Safe to repeat. */
export type EndBilling = (customer: { customerId: string; email: string | null }) => Promise<void>;

import type { CustomerState } from "../../../events/customer/customer.ts";
import { ProblemError } from "../../http/problems.ts";

/** Whether the account waits to be erased. */
export const isLeaving = ({ identity }: Pick<CustomerState, "identity">): boolean =>
  identity.status === "open" && identity.erasesAt !== null;

/** Throws DELETION_PENDING where the account waits to be erased: nobody pays for what goes with it. */
export const ensureAccountStays = (state: Pick<CustomerState, "identity">): void => {
  if (isLeaving(state)) throw new ProblemError("DELETION_PENDING");
};

import type { AccountStatus } from "../../../events/wire/support.ts";
import { Badge } from "../../ui/badge.tsx";

/** Says of an account only what is unusual. */
export const AccountStatusBadge = ({ status }: { status: AccountStatus }) => {
  if (status === "open") return null;
  return status === "deleting" ? <Badge tone="warning">To be erased</Badge> : <Badge tone="danger">Erased</Badge>;
};

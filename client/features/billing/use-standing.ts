import type { BillingSummary } from "../../../events/wire/billing.ts";
import { useSession } from "../../session/use-session.ts";
import type { Standing } from "./status-text.ts";

export const useStanding = (summary: BillingSummary): Standing => {
  const { deletionAt = null } = useSession();
  return { summary, deletionAt };
};

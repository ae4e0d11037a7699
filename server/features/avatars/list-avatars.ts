import { customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import type { Deps } from "../../deps.ts";
import { listUsedAvatars } from "../../projections/avatars.queries.ts";

/** The customer's avatars, newest first, each with what it was last used for. */
export const listAvatars =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string): Promise<AvatarSummary[]> => {
    const rows = await listUsedAvatars(sql, customerStreamId(customerId));
    return rows.map((row) => ({
      id: row.avatar_id,
      profileName: row.name,
      lastProductName: row.product_name,
      lastOptimizationAt: row.completed_at?.toISOString() ?? null,
      lastOptimizationId: row.optimization_id,
      optimizeCount: row.optimize_count ?? 0,
    }));
  };

import { customerStreamId } from "../../../events/customer/customer.ts";
import type { AvatarSummary } from "../../../events/wire/work.ts";
import type { Deps } from "../../deps.ts";

type SummaryRow = {
  avatar_id: string;
  name: string;
  product_name: string | null;
  completed_at: Date | null;
  optimization_id: string | null;
  optimize_count: number | null;
};

const SELECT_SUMMARIES = `
  select a.avatar_id, a.name, last.product_name, last.completed_at, last.optimization_id, last.optimize_count
  from avatars a
  left join lateral (
    select o.product_name, o.completed_at, o.optimization_id, count(*) over ()::int as optimize_count
    from optimizations o
    where o.stream_id = a.stream_id and o.status = 'completed'
      and (o.avatar_id = a.avatar_id or o.optimization_id = a.saved_from_optimization_id)
    order by o.completed_at desc
    limit 1
  ) last on true
  where a.stream_id = $1
  order by a.created_at desc, a.avatar_id`;

/** The customer's avatars, newest first, each with what it was last used for. */
export const listAvatars =
  ({ sql }: Pick<Deps, "sql">) =>
  async (customerId: string): Promise<AvatarSummary[]> => {
    const rows = await sql.query<SummaryRow>(SELECT_SUMMARIES, [customerStreamId(customerId)]);
    return rows.map((row) => ({
      id: row.avatar_id,
      profileName: row.name,
      lastProductName: row.product_name,
      lastOptimizationAt: row.completed_at?.toISOString() ?? null,
      lastOptimizationId: row.optimization_id,
      optimizeCount: row.optimize_count ?? 0,
    }));
  };

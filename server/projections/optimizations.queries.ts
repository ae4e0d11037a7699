import type { OptimizationResult } from "../../events/result/result.ts";
import type { Sql } from "../store/sql.ts";

/** An optimization with its ASIN profile, and with the avatar it was made for or that was saved from it. */
export type OptimizationRow = {
  optimization_id: string;
  asin_id: string;
  avatar_id: string | null;
  product_name: string;
  kind: "paid" | "demo";
  status: "running" | "completed" | "failed";
  requested_at: Date;
  completed_at: Date | null;
  result: OptimizationResult | null;
  include: string[] | null;
  asin: string | null;
  avatar_name: string | null;
};

export const findOptimization = async (
  sql: Sql,
  streamId: string,
  optimizationId: string,
): Promise<OptimizationRow | null> => {
  const [row] = await sql.query<OptimizationRow>(
    `select o.optimization_id, o.asin_id, o.product_name, o.kind, o.status, o.requested_at, o.completed_at, o.result,
       o.include, p.asin, p.avatar_name,
       coalesce(o.avatar_id, (select a.avatar_id from avatars a
         where a.stream_id = o.stream_id and a.saved_from_optimization_id = o.optimization_id
         order by a.created_at limit 1)) as avatar_id
     from optimizations o
     left join asin_profiles p on p.asin_id = o.asin_id and p.stream_id = o.stream_id
     where o.stream_id = $1 and o.optimization_id = $2`,
    [streamId, optimizationId],
  );
  return row ?? null;
};

export const isOptimizationCompleted = async (sql: Sql, streamId: string, optimizationId: string): Promise<boolean> => {
  const rows = await sql.query(
    "select 1 as one from optimizations where stream_id = $1 and optimization_id = $2 and status = 'completed'",
    [streamId, optimizationId],
  );
  return rows.length > 0;
};

/** Oldest first. */
export const listOptimizationIds = async (sql: Sql, streamId: string): Promise<string[]> => {
  const rows = await sql.query<{ optimization_id: string }>(
    "select optimization_id from optimizations where stream_id = $1 order by requested_at, optimization_id",
    [streamId],
  );
  return rows.map(({ optimization_id }) => optimization_id);
};

export type OptimizationTotals = {
  has_begun: boolean;
  completed: number;
  last_optimization_id: string | null;
  last_completed_at: Date | null;
};

export const totalOptimizations = async (sql: Sql, streamId: string): Promise<OptimizationTotals | null> => {
  const [row] = await sql.query<OptimizationTotals>(
    `select count(*) > 0 as has_begun,
       count(*) filter (where status = 'completed')::int as completed,
       max(completed_at) as last_completed_at,
       (select optimization_id from optimizations
         where stream_id = $1 and status = 'completed'
         order by completed_at desc, optimization_id desc limit 1) as last_optimization_id
     from optimizations
     where stream_id = $1`,
    [streamId],
  );
  return row ?? null;
};

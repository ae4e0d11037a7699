import Papa from "papaparse";
import { customerStreamId } from "../../../../events/customer/customer.ts";
import type { Deps } from "../../../deps.ts";

type Sql = Pick<Deps, "sql">;

/** Pretty, because people open it. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Rows as a table; cells that a spreadsheet would run as a formula are quoted. */
export const csv = (fields: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `${Papa.unparse({ fields: [...fields], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: "\r\n" })}\r\n`;

type AvatarRow = { avatar_id: string; name: string; profile: Record<string, unknown>; created_at: Date };

export const findAvatars = ({ sql }: Sql, customerId: string): Promise<AvatarRow[]> =>
  sql.query<AvatarRow>(
    "select avatar_id, name, profile, created_at from avatars where stream_id = $1 order by created_at, avatar_id",
    [customerStreamId(customerId)],
  );

export const findAsinProfiles = ({ sql }: Sql, customerId: string): Promise<Record<string, unknown>[]> =>
  sql.query(
    `select asin_id as "id", asin, product_name as "productName", avatar_name as "avatarName",
       reviews_text as "reviews", current_title as "currentTitle", current_bullets as "currentBullets", keywords,
       created_at as "createdAt"
     from asin_profiles where stream_id = $1 order by created_at, asin_id`,
    [customerStreamId(customerId)],
  );

export const findOptimizationIds = async ({ sql }: Sql, customerId: string): Promise<string[]> => {
  const rows = await sql.query<{ optimization_id: string }>(
    "select optimization_id from optimizations where stream_id = $1 order by requested_at, optimization_id",
    [customerStreamId(customerId)],
  );
  return rows.map(({ optimization_id }) => optimization_id);
};

export type OptimizationRow = {
  optimization_id: string;
  product_name: string;
  avatar_name: string | null;
  kind: string;
  status: string;
  requested_at: Date;
  completed_at: Date | null;
  result: unknown;
};

export const findOptimization = async (
  { sql }: Sql,
  customerId: string,
  optimizationId: string,
): Promise<OptimizationRow | null> => {
  const [row] = await sql.query<OptimizationRow>(
    `select o.optimization_id, o.product_name, p.avatar_name, o.kind, o.status, o.requested_at, o.completed_at, o.result
     from optimizations o left join asin_profiles p on p.asin_id = o.asin_id and p.stream_id = o.stream_id
     where o.stream_id = $1 and o.optimization_id = $2`,
    [customerStreamId(customerId), optimizationId],
  );
  return row ?? null;
};

type SessionRow = { user_agent: string; created_at: Date; last_seen_at: Date };

export const findSessions = ({ sql }: Sql, customerId: string): Promise<SessionRow[]> =>
  sql.query<SessionRow>(
    "select user_agent, created_at, last_seen_at from sessions where customer_id = $1 order by created_at",
    [customerId],
  );

import type { AvatarProfile } from "../../events/customer/avatars.events.ts";
import type { Sql } from "../store/sql.ts";

export type AvatarRow = { avatar_id: string; name: string; profile: Omit<AvatarProfile, "name">; created_at: Date };

const SELECT = "select avatar_id, name, profile, created_at from avatars where stream_id = $1";

export const findAvatar = async (sql: Sql, streamId: string, avatarId: string): Promise<AvatarRow | null> => {
  const [row] = await sql.query<AvatarRow>(`${SELECT} and avatar_id = $2`, [streamId, avatarId]);
  return row ?? null;
};

/** Oldest first. */
export const listAvatarRows = (sql: Sql, streamId: string): Promise<AvatarRow[]> =>
  sql.query<AvatarRow>(`${SELECT} order by created_at, avatar_id`, [streamId]);

export type UsedAvatarRow = {
  avatar_id: string;
  name: string;
  product_name: string | null;
  completed_at: Date | null;
  optimization_id: string | null;
  optimize_count: number | null;
};

/** Newest first, each with what it was last used for. */
export const listUsedAvatars = (sql: Sql, streamId: string): Promise<UsedAvatarRow[]> =>
  sql.query<UsedAvatarRow>(
    `select a.avatar_id, a.name, last.product_name, last.completed_at, last.optimization_id, last.optimize_count
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
     order by a.created_at desc, a.avatar_id`,
    [streamId],
  );

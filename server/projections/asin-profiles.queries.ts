import type { Sql } from "../store/sql.ts";

/** A profile with its avatar, and with what its last optimization was asked for. */
export type AsinProfileRow = {
  avatar_id: string | null;
  asin: string;
  product_name: string;
  avatar_name: string;
  reviews_text: string;
  current_title: string;
  current_bullets: string[];
  keywords: string[];
  avatar_keywords: string[] | null;
  rule_profile: string | null;
  include: string[] | null;
};

export const findAsinProfile = async (sql: Sql, streamId: string, asinId: string): Promise<AsinProfileRow | null> => {
  const [row] = await sql.query<AsinProfileRow>(
    `select p.avatar_id, p.asin, p.product_name, coalesce(a.name, p.avatar_name) as avatar_name, p.reviews_text,
       p.current_title, p.current_bullets, p.keywords, a.profile -> 'keywords' as avatar_keywords,
       last.rule_profile, last.include
     from asin_profiles p
     left join avatars a on a.avatar_id = p.avatar_id and a.stream_id = p.stream_id
     left join lateral (
       select o.rule_profile, o.include from optimizations o
       where o.stream_id = p.stream_id and o.asin_id = p.asin_id order by o.requested_at desc limit 1
     ) last on true
     where p.stream_id = $1 and p.asin_id = $2`,
    [streamId, asinId],
  );
  return row ?? null;
};

/** Oldest first. */
export const listAsinIds = async (sql: Sql, streamId: string): Promise<string[]> => {
  const rows = await sql.query<{ asin_id: string }>(
    "select asin_id from asin_profiles where stream_id = $1 order by created_at, asin_id",
    [streamId],
  );
  return rows.map(({ asin_id }) => asin_id);
};

/** A profile as its owner gets it. */
export const findOwnedProfile = async (
  sql: Sql,
  streamId: string,
  asinId: string,
): Promise<Record<string, unknown> | null> => {
  const [row] = await sql.query(
    `select asin_id as "id", asin, product_name as "productName", avatar_name as "avatarName",
       reviews_text as "reviews", current_title as "currentTitle", current_bullets as "currentBullets", keywords,
       created_at as "createdAt"
     from asin_profiles where stream_id = $1 and asin_id = $2`,
    [streamId, asinId],
  );
  return row ?? null;
};

export type UnusedProfiles = { unused: number; oldest: Date | null };

/** The profiles added since then of which no optimization runs or was completed. */
export const countUnusedProfiles = async (sql: Sql, streamId: string, since: Date): Promise<UnusedProfiles> => {
  const [row] = await sql.query<UnusedProfiles>(
    `select count(*)::int as unused, min(p.created_at) as oldest from asin_profiles p
     where p.stream_id = $1 and p.created_at > $2 and not exists (
       select from optimizations o
       where o.stream_id = p.stream_id and o.asin_id = p.asin_id and o.status in ('running', 'completed'))`,
    [streamId, since],
  );
  return row ?? { unused: 0, oldest: null };
};

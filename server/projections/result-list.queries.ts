import type { Sql } from "../store/sql.ts";

export type ListedRow = {
  optimization_id: string;
  asin_id: string;
  product_name: string;
  avatar_name: string;
  kind: "paid" | "demo";
  status: "running" | "completed";
  requested_at: Date;
  version: number;
  versions: number;
};

// A product is what the seller called it, so that what has the same name in a list has a number to tell it by.
const SELECT_PAGE = `
  with own as (
    select o.optimization_id, o.asin_id, o.product_name, o.kind, o.status, o.requested_at,
      lower(o.product_name) as product,
      coalesce(a.name, nullif(p.avatar_name, ''), o.result #>> '{avatarData,profileName}', '') as avatar_name,
      coalesce(p.asin, '') as asin
    from optimizations o
    left join asin_profiles p on p.asin_id = o.asin_id and p.stream_id = o.stream_id
    left join avatars a on a.avatar_id = o.avatar_id and a.stream_id = o.stream_id
    where o.stream_id = $1 and o.status <> 'failed' and (o.kind = 'paid' or $2::boolean)
  ), numbered as (
    select *, count(*) over (partition by product)::int as versions,
      row_number() over (partition by product order by requested_at, optimization_id)::int as version
    from own
  )
  select optimization_id, asin_id, product_name, avatar_name, kind, status, requested_at, version, versions
  from numbered
  where ($3::text is null or (requested_at, optimization_id) <
      (select requested_at, optimization_id from own where optimization_id = $3))
    and ($4::text is null or product in (select product from own where asin_id = $4))
    and not exists (select from unnest(string_to_array($5, ' ')) word
      where strpos(lower(concat_ws(' ', product_name, asin, avatar_name)), lower(word)) = 0)
  order by requested_at desc, optimization_id desc
  limit $6`;

/** What of a customer's results is asked for; `before` and `asinId` are ids of theirs, `words` all have to occur. */
export type ListAsked = {
  streamId: string;
  includesDemo: boolean;
  before: string | null;
  asinId: string | null;
  words: string;
  limit: number;
};

/** One page of a customer's results, newest first, each numbered among those of the same product. */
export const listResults = (sql: Sql, asked: ListAsked): Promise<ListedRow[]> =>
  sql.query<ListedRow>(SELECT_PAGE, [
    asked.streamId,
    asked.includesDemo,
    asked.before,
    asked.asinId,
    asked.words,
    asked.limit,
  ]);

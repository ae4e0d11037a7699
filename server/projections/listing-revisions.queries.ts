import type { ListingWords } from "../../events/result/listing.ts";
import type { ListingClaims } from "../../events/result/listing-claims.ts";
import type { Sql } from "../store/sql.ts";

export type ListingRevisionRow = {
  revision: number;
  words: ListingWords | null;
  /** Of the changed fields; null where they were not weighed. */
  claims: ListingClaims | null;
  restores: number | null;
  revised_at: Date;
};

/** Without what its clauses rest on, which is as long as the words and which no list shows. */
export type ListedRevisionRow = Omit<ListingRevisionRow, "claims">;

/** Newest first, from below `before` where it is given; the listing as it was written is not among them. */
export const listListingRevisions = (
  sql: Sql,
  streamId: string,
  optimizationId: string,
  { limit, before = null }: { limit: number; before?: number | null },
): Promise<ListedRevisionRow[]> =>
  sql.query<ListedRevisionRow>(
    `select revision, words, restores, revised_at from listing_revisions
     where stream_id = $1 and optimization_id = $2 and ($3::integer is null or revision < $3)
     order by revision desc limit $4`,
    [streamId, optimizationId, before, limit],
  );

/** One revision, or null where it was never made. */
export const findRevision = async (
  sql: Sql,
  streamId: string,
  optimizationId: string,
  revision: number,
): Promise<ListingRevisionRow | null> => {
  const [row] = await sql.query<ListingRevisionRow>(
    `select revision, words, claims, restores, revised_at from listing_revisions
     where stream_id = $1 and optimization_id = $2 and revision = $3`,
    [streamId, optimizationId, revision],
  );
  return row ?? null;
};

/** The latest revision, or null where nothing was changed. */
export const findLatestRevision = async (
  sql: Sql,
  streamId: string,
  optimizationId: string,
): Promise<ListingRevisionRow | null> => {
  const [row] = await sql.query<ListingRevisionRow>(
    `select revision, words, claims, restores, revised_at from listing_revisions
     where stream_id = $1 and optimization_id = $2
     order by revision desc limit 1`,
    [streamId, optimizationId],
  );
  return row ?? null;
};

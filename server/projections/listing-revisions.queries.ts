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

/** Newest first; the listing as it was written is not among them. */
export const listListingRevisions = (
  sql: Sql,
  streamId: string,
  optimizationId: string,
): Promise<ListingRevisionRow[]> =>
  sql.query<ListingRevisionRow>(
    `select revision, words, claims, restores, revised_at from listing_revisions
     where stream_id = $1 and optimization_id = $2
     order by revision desc`,
    [streamId, optimizationId],
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

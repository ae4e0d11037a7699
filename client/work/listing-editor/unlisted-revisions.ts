import type { ListingRevision } from "../../../events/wire/listing-revisions.ts";

/** How many earlier revisions the list leaves out: it holds the latest ones, and they are numbered from 1 without a gap. */
export const unlistedRevisions = (listed: readonly ListingRevision[]): number =>
  (listed.findLast(({ revision }) => revision > 0)?.revision ?? 1) - 1;

import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "listing_revisions";

/** The words of each listing after each change of its customer's. */
export const listingRevisionsProjection = defineProjection({
  name: "listing_revisions",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    if (event.type === "AccountErased") return [{ table: TABLE, key: { stream_id: projected.streamId }, delete: true }];
    if (event.type !== "ListingRevised") return [];
    const { optimizationId, revision, words, restores, claims = null, at } = event.data;
    return [
      {
        table: TABLE,
        key: { optimization_id: optimizationId, revision },
        set: { stream_id: projected.streamId, words, claims, restores, revised_at: at },
      },
    ];
  },
});

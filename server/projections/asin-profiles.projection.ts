import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "asin_profiles";

/** The products customers described, each with its reviews. */
export const asinProfilesProjection = defineProjection({
  name: "asin-profiles",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    if (event.type === "AccountErased") return [{ table: TABLE, key: { stream_id: projected.streamId }, delete: true }];
    if (event.type !== "AsinProfileCreated") return [];
    const profile = event.data;
    return [
      {
        table: TABLE,
        key: { asin_id: profile.asinId },
        set: {
          stream_id: projected.streamId,
          avatar_id: profile.avatarId,
          asin: profile.asin,
          product_name: profile.productName,
          avatar_name: profile.avatarName,
          reviews_text: profile.reviewsText,
          current_title: profile.currentTitle,
          current_bullets: profile.currentBullets,
          keywords: profile.keywords,
          created_at: profile.at,
        },
      },
    ];
  },
});

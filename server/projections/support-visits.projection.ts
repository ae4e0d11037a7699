import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "support_visits";

/** Who of the staff said when why they look into a history. */
export const supportVisitsProjection = defineProjection({
  name: "support-visits",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    const { actor, streamId } = projected;
    if (actor.kind !== "staff") return [];
    const key = { stream_id: streamId, staff_id: actor.staffId };
    switch (event.type) {
      case "HistoryViewed":
        return [{ table: TABLE, key, set: { viewed_at: event.data.at } }];
      case "PersonalDataRevealed":
        return [{ table: TABLE, key, set: { revealed_at: event.data.at } }];
      default:
        return [];
    }
  },
});

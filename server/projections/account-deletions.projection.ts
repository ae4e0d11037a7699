import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection } from "../store/projection.ts";

const TABLE = "account_deletions";

/** The accounts that wait to be erased. */
export const accountDeletionsProjection = defineProjection({
  name: "account-deletions",
  tables: [TABLE],
  project: (projected) => {
    const event = domainEventOf(projected);
    const key = { stream_id: projected.streamId };
    switch (event.type) {
      case "AccountDeletionRequested":
        return [{ table: TABLE, key, set: { erases_at: event.data.erasesAt } }];
      case "AccountDeletionCanceled":
      case "AccountErased":
        return [{ table: TABLE, key, delete: true }];
      default:
        return [];
    }
  },
});

import type { AvatarProfile } from "../../events/customer/avatars.events.ts";
import { domainEventOf } from "../store/domain-event.ts";
import { defineProjection, type RowChange } from "../store/projection.ts";

const TABLE = "avatars";

const columnsOf = ({ name, ...profile }: AvatarProfile) => ({ name, profile });

const changesOf = (event: ReturnType<typeof domainEventOf>, streamId: string): RowChange | null => {
  switch (event.type) {
    case "AvatarCreated": {
      const { avatarId, profile, optimizationId, at } = event.data;
      const created = { stream_id: streamId, saved_from_optimization_id: optimizationId, created_at: at };
      return { table: TABLE, key: { avatar_id: avatarId }, set: { ...created, ...columnsOf(profile) } };
    }
    case "AvatarRestored": {
      const { avatarId, profile, optimizationId, createdAt } = event.data;
      const kept = { stream_id: streamId, saved_from_optimization_id: optimizationId, created_at: createdAt };
      return { table: TABLE, key: { avatar_id: avatarId }, set: { ...kept, ...columnsOf(profile) } };
    }
    case "AvatarRevised":
      return { table: TABLE, key: { avatar_id: event.data.avatarId }, update: columnsOf(event.data.profile) };
    case "AvatarRenamed":
      return { table: TABLE, key: { avatar_id: event.data.avatarId }, update: { name: event.data.name } };
    case "AvatarDeleted":
      return { table: TABLE, key: { avatar_id: event.data.avatarId }, delete: true };
    case "AccountErased":
      return { table: TABLE, key: { stream_id: streamId }, delete: true };
    default:
      return null;
  }
};

/** The avatars each customer has saved. */
export const avatarsProjection = defineProjection({
  name: "avatars",
  tables: [TABLE],
  project: (projected) => {
    const change = changesOf(domainEventOf(projected), projected.streamId);
    return change === null ? [] : [change];
  },
});

import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import type { AvatarEvent, AvatarProfile, AvatarRestored } from "./avatars.events.ts";

export type AvatarCommand =
  | {
      type: "CreateAvatar";
      data: {
        avatarId: string;
        profile: AvatarProfile;
        source: "editor" | "results" | "demo";
        optimizationId: string | null;
        limit: number;
        at: string;
      };
    }
  | { type: "ReviseAvatar"; data: { avatarId: string; profile: AvatarProfile; at: string } }
  | { type: "RenameAvatar"; data: { avatarId: string; name: string; at: string } }
  | { type: "DeleteAvatar"; data: { avatarId: string; at: string } }
  | { type: "RestoreAvatar"; data: AvatarRestored["data"] & { limit: number } };

type DeletedAvatar = { avatarId: string; at: string };

/** Ids of the avatars that exist, oldest first, and of the last ones that were deleted. */
export type AvatarsState = { avatarIds: string[]; deleted: DeletedAvatar[] };

/** As many deletions as can still be taken back. */
const DELETED_KEPT = 5;
const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** Whether the avatar was deleted so lately that it can be taken back. */
export const isRestorable = ({ deleted }: AvatarsState, avatarId: string, now: string): boolean =>
  deleted.some((each) => each.avatarId === avatarId && Date.parse(now) - Date.parse(each.at) <= RESTORABLE_MS);

const wasDeleted = ({ deleted }: AvatarsState, avatarId: string): boolean =>
  deleted.some((each) => each.avatarId === avatarId);

const without = (deleted: readonly DeletedAvatar[], avatarId: string): DeletedAvatar[] =>
  deleted.filter((each) => each.avatarId !== avatarId);

const decide = (command: AvatarCommand, state: AvatarsState): Decision<AvatarEvent> => {
  const { avatarId } = command.data;
  const exists = state.avatarIds.includes(avatarId);
  if (command.type === "CreateAvatar") {
    if (exists || wasDeleted(state, avatarId)) return accept();
    const { limit, ...data } = command.data;
    return state.avatarIds.length >= limit ? reject("AVATAR_LIMIT_REACHED") : accept({ type: "AvatarCreated", data });
  }
  if (command.type === "RestoreAvatar") {
    if (exists) return accept();
    const { limit, ...data } = command.data;
    if (!isRestorable(state, avatarId, data.at)) return reject("AVATAR_NOT_FOUND");
    return state.avatarIds.length >= limit ? reject("AVATAR_LIMIT_REACHED") : accept({ type: "AvatarRestored", data });
  }
  if (!exists)
    return command.type === "DeleteAvatar" && wasDeleted(state, avatarId) ? accept() : reject("AVATAR_NOT_FOUND");
  switch (command.type) {
    case "ReviseAvatar":
      return accept({ type: "AvatarRevised", data: command.data });
    case "RenameAvatar":
      return accept({ type: "AvatarRenamed", data: command.data });
    case "DeleteAvatar":
      return accept({ type: "AvatarDeleted", data: command.data });
    default:
      return assertNever(command);
  }
};

const evolve = (state: AvatarsState, event: AvatarEvent): AvatarsState => {
  switch (event.type) {
    case "AvatarCreated":
      return { ...state, avatarIds: [...state.avatarIds, event.data.avatarId] };
    case "AvatarDeleted": {
      const { avatarId, at } = event.data;
      return {
        avatarIds: state.avatarIds.filter((id) => id !== avatarId),
        deleted: [...without(state.deleted, avatarId), { avatarId, at }].slice(-DELETED_KEPT),
      };
    }
    case "AvatarRestored": {
      const { avatarId } = event.data;
      return { avatarIds: [...state.avatarIds, avatarId], deleted: without(state.deleted, avatarId) };
    }
    case "AvatarRevised":
    case "AvatarRenamed":
      return state;
    default:
      return assertNever(event);
  }
};

export const avatarsDecider: Decider<AvatarCommand, AvatarEvent, AvatarsState> = {
  initialState: { avatarIds: [], deleted: [] },
  decide,
  evolve,
};

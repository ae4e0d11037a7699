import { accept, assertNever, type Decider, type Decision, reject } from "../kernel/decider.ts";
import type { AvatarEvent, AvatarProfile } from "./avatars.events.ts";

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
  | { type: "DeleteAvatar"; data: { avatarId: string; at: string } };

/** Ids of the avatars that exist, oldest first. */
export type AvatarsState = { avatarIds: string[] };

const decide = (command: AvatarCommand, state: AvatarsState): Decision<AvatarEvent> => {
  const { avatarId } = command.data;
  const exists = state.avatarIds.includes(avatarId);
  if (command.type === "CreateAvatar") {
    if (exists) return accept();
    const { limit, ...data } = command.data;
    return state.avatarIds.length >= limit ? reject("AVATAR_LIMIT_REACHED") : accept({ type: "AvatarCreated", data });
  }
  if (!exists) return reject("AVATAR_NOT_FOUND");
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
      return { avatarIds: [...state.avatarIds, event.data.avatarId] };
    case "AvatarDeleted":
      return { avatarIds: state.avatarIds.filter((avatarId) => avatarId !== event.data.avatarId) };
    case "AvatarRevised":
    case "AvatarRenamed":
      return state;
    default:
      return assertNever(event);
  }
};

export const avatarsDecider: Decider<AvatarCommand, AvatarEvent, AvatarsState> = {
  initialState: { avatarIds: [] },
  decide,
  evolve,
};

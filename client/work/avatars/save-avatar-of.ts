import { avatarProfileOf } from "../../../events/customer/avatar-profile.ts";
import type { FullAvatar } from "../../../events/result/avatar.ts";
import type { Optimization } from "../../../events/wire/optimizations.ts";
import { createAvatar } from "./create-avatar.ts";

export type SavedFrom = Pick<Optimization, "id" | "avatarName" | "productName"> & { avatarData: FullAvatar };

/** Saves the avatar of a result. */
export const saveAvatarOf = ({ id, avatarData, ...names }: SavedFrom) =>
  createAvatar({ ...avatarProfileOf(avatarData, names), optimizationId: id });

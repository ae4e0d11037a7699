import type { AvatarSummary } from "../../../events/wire/avatars.ts";

/** Avatars whose own name or last product's name has the words in it. */
export const matchAvatars = (avatars: readonly AvatarSummary[], search: string): AvatarSummary[] => {
  const wanted = search.trim().toLocaleLowerCase("en-US");
  return avatars.filter(({ profileName, lastProductName }) =>
    `${profileName}\n${lastProductName ?? ""}`.toLocaleLowerCase("en-US").includes(wanted),
  );
};

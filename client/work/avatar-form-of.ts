import { LIMITS } from "../../events/limits.ts";
import type { FullAvatar } from "../../events/result/avatar.ts";
import type { AvatarForm } from "../../events/wire/forms.ts";

const fitting = (items: readonly string[]): string[] =>
  items.slice(0, LIMITS.listItemCount).map((item) => item.slice(0, LIMITS.listItemLength));

const audienceOf = ({ profileName, demographics, psychographics }: FullAvatar): string =>
  [demographics.occupation, demographics.ageRange, psychographics.lifestyle].filter((part) => part !== "").join(", ") ||
  profileName;

/** The persona of a result as an avatar to save. */
export const avatarFormOf = (avatar: FullAvatar, avatarName: string): AvatarForm => ({
  name: (avatarName.trim() === "" ? avatar.profileName : avatarName.trim()).slice(0, LIMITS.nameLength),
  audience: audienceOf(avatar),
  pains: fitting(avatar.pains),
  desiredOutcomes: fitting(avatar.desires),
  keywords: fitting(avatar.keywords),
  ...(avatar.tone === "" ? {} : { tone: avatar.tone.slice(0, LIMITS.nameLength) }),
  notes: null,
  demographics: avatar.demographics,
  psychographics: avatar.psychographics,
  emotionalDrivers: fitting(avatar.emotionalDrivers),
  say: fitting(avatar.say),
  notSay: fitting(avatar.notSay),
});

import { DEFAULT_TONE } from "../../events/customer/avatar-profile.ts";
import type { AvatarDetail, AvatarForm } from "../../events/wire/avatars.ts";

const AVATAR_LISTS = ["pains", "desiredOutcomes", "keywords", "emotionalDrivers", "say", "notSay"] as const;
export type AvatarList = (typeof AVATAR_LISTS)[number];

const AVATAR_TEXTS = ["name", "audience", "tone", "notes"] as const;
export type AvatarText = (typeof AVATAR_TEXTS)[number];

/** An avatar as it is being edited. The persona's facts are kept as they are and saved back unchanged. */
export type AvatarDraft = Record<AvatarText, string> &
  Record<AvatarList, readonly string[]> &
  Pick<AvatarDetail, "demographics" | "psychographics">;

export const EMPTY_AVATAR: AvatarDraft = {
  name: "",
  audience: "",
  tone: DEFAULT_TONE,
  notes: "",
  pains: [],
  desiredOutcomes: [],
  keywords: [],
  emotionalDrivers: [],
  say: [],
  notSay: [],
  demographics: null,
  psychographics: null,
};

export const draftOf = ({ id: _, notes, ...avatar }: AvatarDetail): AvatarDraft => ({ ...avatar, notes: notes ?? "" });

/** The list with the item at its end: trimmed; empty and repeated items change nothing. */
export const withItem = (items: readonly string[], text: string): readonly string[] => {
  const item = text.trim();
  return item === "" || items.includes(item) ? items : [...items, item];
};

/** The draft as it is sent. */
export const avatarPayload = (draft: AvatarDraft): AvatarForm => ({
  name: draft.name.trim(),
  audience: draft.audience.trim(),
  tone: draft.tone.trim() === "" ? DEFAULT_TONE : draft.tone.trim(),
  notes: draft.notes.trim() === "" ? null : draft.notes,
  pains: [...draft.pains],
  desiredOutcomes: [...draft.desiredOutcomes],
  keywords: [...draft.keywords],
  emotionalDrivers: [...draft.emotionalDrivers],
  say: [...draft.say],
  notSay: [...draft.notSay],
  demographics: draft.demographics,
  psychographics: draft.psychographics,
});

export const isDirty = (draft: AvatarDraft, saved: AvatarDraft): boolean =>
  JSON.stringify(avatarPayload(draft)) !== JSON.stringify(avatarPayload(saved));

export const isCompleteAvatar = (draft: AvatarDraft): boolean =>
  draft.name.trim() !== "" && draft.audience.trim() !== "";

/** What this device keeps of an avatar: the draft, and the avatar it was made from. */
export type KeptAvatar = { draft: AvatarDraft; saved: AvatarDraft };

/** Nothing is kept of a draft that says no more than what is saved. */
export const keptAvatar = ({ draft, saved }: KeptAvatar): KeptAvatar | null =>
  isDirty(draft, saved) ? { draft, saved } : null;

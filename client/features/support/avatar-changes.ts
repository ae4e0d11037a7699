import type { AvatarProfile } from "../../../events/customer/avatars.events.ts";
import type { SavedAvatar } from "../../../events/history/work.ts";
import { MASK } from "../../../events/wire/support.ts";

type AvatarChange = { panel: "avatars"; key: string; label: string; before: string | null; after: string | null };

const FIELDS: readonly { field: keyof AvatarProfile; label: string }[] = [
  { field: "name", label: "Name" },
  { field: "audience", label: "Target audience" },
  { field: "pains", label: "Pains" },
  { field: "desiredOutcomes", label: "Desired outcomes" },
  { field: "emotionalDrivers", label: "Emotional drivers" },
  { field: "say", label: "What they say" },
  { field: "notSay", label: "What they never say" },
  { field: "keywords", label: "Keywords" },
  { field: "tone", label: "Tone" },
  { field: "notes", label: "Notes" },
  { field: "demographics", label: "Demographics" },
  { field: "psychographics", label: "Psychographics" },
];

const textOf = (value: AvatarProfile[keyof AvatarProfile]): string | null => {
  const parts = typeof value === "string" ? [value] : Object.values(value ?? {});
  return parts.filter((part) => part !== "").join("; ") || null;
};

export const avatarName = ({ profile: { name } }: SavedAvatar): string =>
  name === "" ? "A name that is forgotten" : name;

/** Why it cannot be told what changed: all that could differ has the same stand-ins. */
const untold = ({ profile: { name } }: SavedAvatar): string => {
  if (name === MASK) return "Changed. Reveal personal data to see what.";
  return name === "" ? "Changed. What it said is forgotten." : "Saved without a change.";
};

const fieldChanges = (before: SavedAvatar, after: SavedAvatar): AvatarChange[] =>
  FIELDS.flatMap(({ field, label }) => {
    const [was, is] = [textOf(before.profile[field]), textOf(after.profile[field])];
    const key = `item:${after.id}/${field}`;
    return was === is
      ? []
      : [{ panel: "avatars", key, label: `${label} of “${avatarName(after)}”`, before: was, after: is }];
  });

/** What an avatar says that it did not say before. */
export const avatarChanges = (before: SavedAvatar, after: SavedAvatar): AvatarChange[] => {
  const changes = fieldChanges(before, after);
  if (changes.length > 0) return changes;
  return [{ panel: "avatars", key: `item:${after.id}`, label: "Avatar", before: null, after: untold(after) }];
};

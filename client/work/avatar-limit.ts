import { notify } from "../ui/notify.ts";

/** The cap on saved avatars was reached; the way on is another plan. */
export const announceAvatarLimit = (goToBilling: () => void): void =>
  notify({
    title: "Avatar limit reached",
    description: "Delete an avatar you no longer need, or upgrade your plan.",
    variant: "destructive",
    action: { label: "Upgrade Plan", onClick: goToBilling },
  });

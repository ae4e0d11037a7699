import { isPaidPlan, type Plan } from "../../events/plans.ts";
import { notify } from "../ui/notify.ts";

/** The cap on saved avatars was reached; the way on is another plan. A plan that saves none has none to delete. */
export const announceAvatarLimit = (plan: Plan, goToBilling: () => void): void =>
  notify({
    title: "Avatar limit reached",
    description: isPaidPlan(plan)
      ? "Delete an avatar you no longer need, or upgrade your plan."
      : "Saving avatars starts with the Pro plan.",
    variant: "destructive",
    action: { label: "Upgrade Plan", onClick: goToBilling },
  });

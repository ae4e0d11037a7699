import { isPaidPlan, type Plan } from "../../../events/plans.ts";
import { notify } from "../../ui/notify.ts";

/** The cap on saved avatars was reached. Paid plans share it, so that there only deleting makes room; a plan that saves none has none to delete. */
export const announceAvatarLimit = (plan: Plan, goToBilling: () => void): void =>
  notify({
    title: "Avatar limit reached",
    description: isPaidPlan(plan)
      ? "Delete an avatar you no longer need to save another."
      : "Saving avatars starts with the Pro plan.",
    variant: "destructive",
    action: { label: "Upgrade Plan", onClick: goToBilling },
  });

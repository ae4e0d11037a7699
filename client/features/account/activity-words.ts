import type { ActivityActor } from "../../../events/customer/activity.ts";

export const ACTOR_WORDS: Readonly<Record<ActivityActor, string>> = {
  you: "You",
  staff: "Our staff",
  stripe: "Stripe",
  system: "Listwright",
};

import { planAt } from "../../../events/customer/access.ts";
import { avatarLimitOf } from "../../../events/plans.ts";
import type { AvatarUsage } from "../../../events/wire/avatars.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { isoNow } from "../../platform/clock.ts";

/** How many avatars are saved, and how many the plan in force allows. */
export const getAvatarUsage =
  ({ clock, env }: Pick<Deps, "clock" | "env">) =>
  ({ state }: Pick<SignedInCustomer, "state">): AvatarUsage => {
    const plan = planAt(state.subscription, isoNow(clock));
    return { count: state.avatars.avatarIds.length, limit: avatarLimitOf(plan, env.AVATAR_LIMIT), plan };
  };

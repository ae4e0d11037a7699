import type { AvatarUsage } from "../../../events/wire/avatars.ts";
import { Callout } from "../../ui/callout.tsx";

/** More avatars are saved than the plan allows, for example after a change of plan. */
export const OverLimitNotice = ({ usage: { count, limit } }: { usage: AvatarUsage }) =>
  count > limit && limit > 0 ? (
    <Callout tone="warning" title="Avatar limit reached">
      You have {count} saved avatars and your plan allows {limit}. Please delete {count - limit} to save new ones.
    </Callout>
  ) : null;

import type { AvatarUsage } from "../../../events/wire/work.ts";
import { Badge } from "../../ui/badge.tsx";
import { Callout } from "../../ui/callout.tsx";

type UsageProps = { usage: AvatarUsage };

export const AvatarUsageBadge = ({ usage: { count, limit } }: UsageProps) => (
  <Badge tone={count >= limit ? "warning" : "neutral"}>
    {count} of {limit} saved
  </Badge>
);

/** More avatars are saved than the plan allows, for example after a change of plan. */
export const OverLimitNotice = ({ usage: { count, limit } }: UsageProps) =>
  count > limit && limit > 0 ? (
    <Callout tone="warning" title="Avatar limit reached">
      You have {count} saved avatars and your plan allows {limit}. Please delete {count - limit} to save new ones.
    </Callout>
  ) : null;

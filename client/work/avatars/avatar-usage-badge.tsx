import type { AvatarUsage } from "../../../events/wire/avatars.ts";
import { Badge } from "../../ui/badge.tsx";

export const AvatarUsageBadge = ({ usage: { count, limit } }: { usage: AvatarUsage }) => (
  <Badge tone={count >= limit ? "warning" : "neutral"}>
    {count} of {limit} saved
  </Badge>
);

import { PLAN_TERMS } from "../../../events/plans.ts";
import type { Session } from "../../../events/wire/session.ts";
import { Badge } from "../../ui/badge.tsx";

type PlanBadgeProps = { session: Pick<Session, "plan" | "asinLimit" | "asinUsedThisCycle"> };

/** The plan and what is left of it. */
export const PlanBadge = ({ session }: PlanBadgeProps) => {
  const { plan, asinLimit, asinUsedThisCycle } = session;
  return (
    <Badge tone={isLimitReached(session) ? "warning" : "accent"}>
      {PLAN_TERMS[plan].label}:{" "}
      {asinLimit === null ? "Unlimited" : `${Math.max(0, asinLimit - asinUsedThisCycle)} of ${asinLimit} left`}
    </Badge>
  );
};

/** Whether the plan has no ASIN left; an unlimited one always has. */
export const isLimitReached = ({ asinLimit, asinUsedThisCycle }: PlanBadgeProps["session"]): boolean =>
  asinLimit !== null && asinUsedThisCycle >= asinLimit;

import type { Plan } from "../../events/plans.ts";
import type { Session } from "../../events/wire/session.ts";

const UPGRADE_ROUTE = "/demo?upgrade=1";

/** Where a visitor must go instead of a page that needs sign-in; null when they may stay. */
export const signInTarget = ({ authenticated }: Session): string | null => (authenticated ? null : "/");

/** Where a user must go instead of a page for certain plans; null when they may stay. */
export const planTarget = (session: Session, plans: readonly Plan[], otherwise = UPGRADE_ROUTE): string | null =>
  signInTarget(session) ?? (plans.includes(session.plan) ? null : otherwise);

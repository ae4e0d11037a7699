import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import type { Plan } from "../../events/plans.ts";
import type { Session } from "../../events/wire/session.ts";
import { sessionQuery } from "./session-query.ts";

type Guarded = { context: { queryClient: QueryClient } };

export const UPGRADE_ROUTE = "/demo?upgrade=1";

/** Where a visitor must go instead of a page that needs sign-in; null when they may stay. */
export const signInTarget = (session: Session): string | null => (session.authenticated ? null : "/");

/** Where a user must go instead of a page for certain plans; null when they may stay. */
export const planTarget = (session: Session, plans: readonly Plan[], otherwise = UPGRADE_ROUTE): string | null =>
  signInTarget(session) ?? (plans.includes(session.plan) ? null : otherwise);

const sessionOf = ({ context }: Guarded): Promise<Session> => context.queryClient.fetchQuery(sessionQuery());

const leaveFor = (target: string | null): void => {
  if (target !== null) throw redirect({ href: target, replace: true });
};

/** `beforeLoad` of a page that needs sign-in. */
export const requireAuth = async (guarded: Guarded): Promise<void> => leaveFor(signInTarget(await sessionOf(guarded)));

/** `beforeLoad` of a page for certain plans. Others go to the demo's upgrade dialog, or to the given route. */
export const requirePlan =
  (plans: readonly Plan[], otherwise?: string) =>
  async (guarded: Guarded): Promise<void> =>
    leaveFor(planTarget(await sessionOf(guarded), plans, otherwise));

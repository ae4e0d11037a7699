import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import type { Plan } from "../../events/plans.ts";
import type { Session } from "../../events/wire/session.ts";
import { planTarget, signInTarget } from "./access.ts";
import { sessionQuery } from "./session-query.ts";

type Guarded = { context: { queryClient: QueryClient } };

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

/** `beforeLoad` of a page for administrators. For everybody else it does not exist. */
export const requireAdmin = async (guarded: Guarded): Promise<void> => {
  const { role } = await sessionOf(guarded);
  if (role !== "admin") throw notFound();
};

import type { QueryClient } from "@tanstack/react-query";
import { notFound, redirect } from "@tanstack/react-router";
import type { Plan } from "../../events/plans.ts";
import type { Session } from "../../events/wire/session.ts";
import { planTarget, signInTarget } from "./access.ts";
import { askToSignInFor } from "./auth-prompt.ts";
import { pageName } from "./page-name.ts";
import { sessionQuery } from "./session-query.ts";

type Guarded = {
  context: { queryClient: QueryClient };
  location: { href: string; pathname: string };
  preload: boolean;
};

const sessionOf = ({ context }: Guarded): Promise<Session> => context.queryClient.fetchQuery(sessionQuery());

const leaveFor = (target: string | null): void => {
  if (target !== null) throw redirect({ href: target, replace: true });
};

/** Where the visitor wanted to go is not forgotten: the dialog says it, and leads on to it. */
const rememberWay = ({ authenticated }: Session, { location, preload }: Guarded): void => {
  if (!authenticated && !preload) askToSignInFor(location.href, pageName(location.pathname) ?? "this page");
};

/** `beforeLoad` of a page that needs sign-in. */
export const requireAuth = async (guarded: Guarded): Promise<void> => {
  const session = await sessionOf(guarded);
  rememberWay(session, guarded);
  leaveFor(signInTarget(session));
};

/** `beforeLoad` of a page for certain plans. Others go to the demo's upgrade dialog, or to the given route. */
export const requirePlan =
  (plans: readonly Plan[], otherwise?: string) =>
  async (guarded: Guarded): Promise<void> => {
    const session = await sessionOf(guarded);
    rememberWay(session, guarded);
    leaveFor(planTarget(session, plans, otherwise));
  };

/** `beforeLoad` of a page for administrators. For everybody else it does not exist. */
export const requireAdmin = async (guarded: Guarded): Promise<void> => {
  const { role } = await sessionOf(guarded);
  if (role !== "admin") throw notFound();
};

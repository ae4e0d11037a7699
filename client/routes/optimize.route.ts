import { createRoute, redirect } from "@tanstack/react-router";
import { isPaidPlan } from "../../events/plans.ts";
import { requireAuth } from "../session/guards.ts";
import { sessionQuery } from "../session/session-query.ts";
import { rootRoute } from "./root.route.ts";

/** Sends each to where they optimize: paying sellers to the form, others to the demo. */
export const optimizeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimize",
  beforeLoad: async (guarded) => {
    await requireAuth(guarded);
    const { plan } = await guarded.context.queryClient.fetchQuery(sessionQuery());
    throw redirect({ href: isPaidPlan(plan) ? "/optimize/start?mode=paid" : "/demo", replace: true });
  },
});

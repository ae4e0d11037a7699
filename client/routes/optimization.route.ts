import { createRoute } from "@tanstack/react-router";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { pageComponent } from "./page-component.ts";
import { rootRoute } from "./root.route.ts";
import { oneOf, searchOf, text } from "./search.ts";

const validateSearch = searchOf({
  tab: oneOf("avatar", "results"),
  avatarId: text,
  /** The optimization shown on the results tab. */
  optimizationId: text,
});

export const optimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimization",
  staticData: PAGES["/optimization"],
  validateSearch,
  beforeLoad: requireAuth,
  component: pageComponent(() => import("../features/optimize/optimization-page.tsx"), "OptimizationPage"),
});

import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import * as v from "valibot";
import { PAGES } from "../../events/pages.ts";
import { requireAuth } from "../session/guards.ts";
import { rootRoute } from "./root.route.ts";

const text = v.optional(v.fallback(v.string(), ""));

const Search = v.object({
  tab: v.optional(v.fallback(v.picklist(["avatar", "results"]), "avatar")),
  avatarId: text,
  /** The optimization shown on the results tab. */
  optimizationId: text,
});

export const optimizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/optimization",
  staticData: PAGES["/optimization"],
  validateSearch: Search,
  beforeLoad: requireAuth,
  component: lazyRouteComponent(() => import("../features/optimize/optimization-page.tsx"), "OptimizationPage"),
});
